import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import type { ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { schedulePath } from '../../app/paths.ts';
import { announceEnd, goOnInBackground, goOnLate, refreshAll } from './announce.ts';
import { isCsvName, refusalOf } from './csv-file.ts';
import type { ImportKind } from './import-kinds.ts';
import type { ImportResult } from './outcome.ts';
import { confirmedPlan } from './mapping.ts';
import { isMoving, type Stage } from './progress.ts';
import { abandon } from './requests.ts';
import { useRequests, type Trouble } from './use-requests.ts';
import type { Message } from './message.ts';

const importTimeoutMs = 120_000;

export interface FlowProps {
  kind: ImportKind;
  onClose: () => void;
  /** Told what an upload brought, before the dialog closes. */
  onImported?: ((result: ImportResult) => void) | undefined;
}

/** How a person wants the file read. Any change takes the confirmation back. */
interface Draft {
  plan: ReadingPlan;
  confirmed: boolean;
}

const refusal = (header: string, content: string): Message => ({ type: 'error', header, content });
const wrongType = refusal('Invalid file type', 'Please upload a CSV file');

/** Rows were left out: the dialog stays and says why. */
const isWorthALook = ({ skippedReasons }: Pick<ImportView, 'skippedReasons'>): boolean =>
  skippedReasons.length > 0;

/** Tells of the end while the dialog is open; an import that takes long goes on without it. */
function useEnd(stage: Stage, view: ImportView | undefined, { onClose, onImported }: FlowProps) {
  const navigate = useNavigate();
  const goTo = (path: string): void => void navigate(path);
  const onOver = (): void => {
    if (!view) return;
    const done = view.status === 'completed';
    if (done && view.result) onImported?.(view.result);
    if (!done) return;
    if (isWorthALook(view)) return refreshAll();
    announceEnd(view, goTo);
    onClose();
  };
  const onLate = (): void => {
    if (view) goOnLate(view, goTo);
    onClose();
  };
  useEffect(() => {
    if (stage === 'over') onOver();
    const timer = stage === 'running' ? setTimeout(onLate, importTimeoutMs) : undefined;
    return () => clearTimeout(timer);
    // Only a change of stage begins or ends anything.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stage]);
  // The last rows of one that was cut short are saved after its end.
  const wasCutShort = stage === 'over' && view !== undefined && view.status !== 'completed';
  const isWhole = wasCutShort && !isMoving(view);
  useEffect(() => {
    if (isWhole) refreshAll();
  }, [isWhole]);
  return { goTo };
}

/** The chosen file, and why one was turned down. */
function useFile(kind: ImportKind) {
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<Message | null>(null);
  /** Returns the file when it can be sent. */
  const choose = (chosen: File | null): File | null => {
    const reason = chosen && refusalOf(kind, chosen);
    const message =
      chosen && !isCsvName(chosen.name) ? wrongType : reason && refusal('Upload failed', reason);
    setRefused(message || null);
    const taken = message ? null : chosen;
    setFile(taken);
    return taken;
  };
  return { file, refused, choose };
}

/** The plan as it was understood, or as a person corrected it; a correction outlives a second try. */
function useDraft(found: ReadingPlan | undefined) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const fits = draft && found && draft.plan.columns.length === found.columns.length;
  const plan = fits ? draft.plan : found;
  return { plan, confirmed: Boolean(fits && draft.confirmed), setDraft };
}

/** What a person can do about the file and its import. */
function useActions(props: FlowProps) {
  const { kind, onClose } = props;
  const { file, refused, choose } = useFile(kind);
  const requests = useRequests(kind);
  const { importId, view, stage, confirming, cancelling } = requests;
  const { plan, confirmed, setDraft } = useDraft(view?.analysis?.plan);
  const { goTo } = useEnd(stage, view, props);
  const giveUp = (): void => {
    if (importId && (stage === 'analysing' || stage === 'reviewing')) abandon(importId);
    requests.stop();
  };
  const change = (chosen: File | null): void => {
    giveUp();
    setDraft(null);
    const taken = choose(chosen);
    if (taken) requests.send(taken);
  };
  const leave = (): void => {
    if (confirming.isPending) return;
    if (stage === 'running' && view) goOnInBackground(view, goTo);
    else giveUp();
    onClose();
  };
  const again = (): void => {
    if (plan) setDraft({ plan, confirmed: false });
    if (file) requests.send(file);
  };
  const submit = (): void => {
    if (plan) confirming.mutate(confirmedPlan(kind, plan));
  };
  const cancel = (): void => {
    if (importId) cancelling.mutate(importId);
  };
  /** Columns and formats are found anew: what was corrected for another header does not fit. */
  const readHeader = (headerRow: number): void => {
    setDraft(null);
    requests.reread(headerRow);
  };
  const viewSchedule = (): void => goTo(schedulePath);
  const actions = { change, leave, again, submit, cancel, readHeader, viewSchedule, setDraft };
  return { file, refused, requests, plan, confirmed, actions };
}

/** The whole way of a file: what is shown, and what can be done. */
export function useImportFlow(props: FlowProps) {
  const { file, refused, requests, plan, confirmed, actions } = useActions(props);
  const { setDraft, ...others } = actions;
  const trouble: Trouble | null = refused
    ? { message: refused, findings: [], findingsTotal: 0 }
    : requests.trouble();
  return {
    ...others,
    file,
    plan,
    confirmed,
    trouble,
    stage: requests.stage,
    view: requests.view,
    sentBytes: requests.sentBytes,
    confirming: requests.confirming.isPending,
    cancelling: requests.cancelling.isPending,
    setPlan: (next: ReadingPlan) => setDraft({ plan: next, confirmed: false }),
    confirmPlan: () => plan && setDraft({ plan, confirmed: true }),
  };
}

export type ImportFlow = ReturnType<typeof useImportFlow>;
