import * as messages from '#messages/imports';
import type { ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useChange } from '../../api/use-change.ts';
import type { ImportKind } from './import-kinds.ts';
import { failureOf, isSuccess, refusalMessage, type Findings } from './outcome.ts';
import { stageNow } from './progress.ts';
import { cancel, confirm, readWithHeader } from './requests.ts';
import { useImport } from './use-import.ts';
import { saidInDialog, useSending } from './use-sending.ts';
import type { Message } from './message.ts';

const noFindings: Findings = { findings: [], findingsTotal: 0 };

const findingsOf = (error: unknown): Findings => (error instanceof ApiProblem ? error : noFindings);

/** The last failure, with the affected rows. */
export interface ImportTrouble extends Findings {
  message: Message;
}

/** All requests to the server for the files of the dialog, one file after another. */
export function useRequests(kind: ImportKind) {
  const { sentBytes, sending, analysing, start, stop } = useSending(kind);
  const importId = (!analysing.error && sending.data) || null;
  const { data: view } = useImport(importId);
  const confirming = useChange({
    mutationFn: async (plan: ReadingPlan) => await confirm(importId ?? '', plan),
    meta: saidInDialog,
  });
  const rereading = useChange({
    mutationFn: async (headerRow: number) => await readWithHeader(importId ?? '', headerRow),
    meta: saidInDialog,
  });
  const cancelling = useChange({
    mutationFn: cancel,
    meta: { failure: messages.theImportCouldNotBeCancelled },
  });
  const stage = stageNow(view, {
    sending: sending.isPending,
    analysing: analysing.isPending || rereading.isPending,
    confirming: confirming.isPending,
  });
  const trouble = (): ImportTrouble | null => {
    if (sending.error) return { message: refusalMessage(kind, 'upload', sending.error), ...noFindings };
    if (analysing.error)
      return { message: refusalMessage(kind, 'detection', analysing.error), ...findingsOf(analysing.error) };
    if (stage === 'reviewing' && rereading.error)
      return { message: refusalMessage(kind, 'detection', rereading.error), ...findingsOf(rereading.error) };
    if (stage === 'reviewing' && confirming.error)
      return { message: refusalMessage(kind, 'upload', confirming.error), ...findingsOf(confirming.error) };
    return stage === 'over' && view && !isSuccess(view)
      ? { message: failureOf(view), findings: view.findings, findingsTotal: view.findingsTotal }
      : null;
  };
  const send = (file: File): void => {
    confirming.reset();
    rereading.reset();
    start(file);
  };
  const reread = (headerRow: number): void => {
    confirming.reset();
    rereading.mutate(headerRow);
  };
  return { importId, view, stage, sentBytes, trouble, send, stop, reread, confirming, cancelling };
}

export type Requests = ReturnType<typeof useRequests>;
