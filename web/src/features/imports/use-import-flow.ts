import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as messages from '#messages/imports';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import type { ReadingPlan } from '#shared/contracts/imports/plan.ts';
import type { Repairs } from '#shared/contracts/imports/repairs.ts';
import type { WeekGrid } from '#shared/core/csv/week-grid/find-week-grid.ts';
import type { Weeks } from '#shared/core/csv/week-grid/unfold-week-grid.ts';
import { schedulePath } from '../../app/paths.ts';
import { announceEnd, goOnInBackground, goOnLate, refreshAll } from './announce.ts';
import { isCsvName, objectionTo, refusalOf } from './csv-file.ts';
import type { ImportKind } from './import-kinds.ts';
import { isMostlyTwice, type ImportResult } from './outcome.ts';
import { confirmedPlan } from './mapping.ts';
import { needsPerson } from './needs-person.ts';
import { isMoving, type Stage } from './progress.ts';
import { noRepairs } from './repair/repairs.ts';
import { isStorable, usePreview } from './repair/use-preview.ts';
import { abandon } from './requests.ts';
import { useRequests, type Requests, type ImportTrouble } from './use-requests.ts';
import type { Message } from './message.ts';
import { ownSentence } from '../../api/problem-messages.ts';
import { localToday } from '../../ui/dates.ts';
import { listFile, weekGridOf } from './week-grid.ts';

const importTimeoutMs = 120_000;

export interface FlowProps {
  kind: ImportKind;
  onClose: () => void;
  /** Called with the result of an upload, before the dialog closes. */
  onImported?: ((result: ImportResult) => void) | undefined;
}

/** How a person wants the file read. Any change but a repair of rows takes the confirmation back. */
interface Draft {
  plan: ReadingPlan;
  confirmed: boolean;
  /** The repairs before each repair, so that one can be undone. */
  before: readonly Repairs[];
}

const refusal = (header: string, content: string): Message => ({ type: 'error', header, content });
const wrongType = refusal(messages.invalidFileType, messages.pleaseUploadACsvFile);

/** Rows were left out, or may count twice: the dialog stays and says why. */
const needsReview = ({ skippedReasons, rowsLeftOut, result }: ImportView): boolean =>
  skippedReasons.length > 0 || rowsLeftOut > 0 || (result !== null && isMostlyTwice(result));

/** Announces the end while the dialog is open. A long import continues without the dialog. */
function useEnd(stage: Stage, view: ImportView | undefined, { onClose, onImported }: FlowProps) {
  const navigate = useNavigate();
  const goTo = (path: string): void => void navigate(path);
  const onOver = (): void => {
    if (!view) return;
    const done = view.status === 'completed';
    if (done && view.result) onImported?.(view.result);
    if (!done) return;
    if (needsReview(view)) return refreshAll();
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
  // The last rows of an interrupted import are saved after its end.
  const wasCutShort = stage === 'over' && view !== undefined && view.status !== 'completed';
  const isWhole = wasCutShort && !isMoving(view);
  useEffect(() => {
    if (isWhole) refreshAll();
  }, [isWhole]);
  return { goTo };
}

/** Contracts and shared code write their sentences in English, like the server. */
const inOwnLanguage = async (sentence: string | null): Promise<string | null> =>
  sentence === null ? null : ownSentence(sentence);

/** The objection to a file, by its name, its size and its beginning. Undefined if there is none. */
async function refusalFor(kind: ImportKind, chosen: File): Promise<Message | undefined> {
  const objection = await inOwnLanguage(await objectionTo(chosen));
  if (!isCsvName(chosen.name))
    return { ...wrongType, content: [wrongType.content, objection].filter(Boolean).join('. ') };
  const reason = (await inOwnLanguage(refusalOf(kind, chosen))) ?? objection;
  return reason === null ? undefined : refusal(messages.uploadFailed, reason);
}

/** A weekly timetable among the files of a schedule. */
const gridIn = async (kind: ImportKind, chosen: File): Promise<WeekGrid | undefined> =>
  kind === 'schedule' ? weekGridOf(chosen, localToday(new Date())) : undefined;

/** The chosen file, why one was turned down, and the weekly timetable that has to become a list first. */
function useFile(kind: ImportKind) {
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<Message | null>(null);
  const [grid, setGrid] = useState<WeekGrid | null>(null);
  const last = useRef<File>(undefined);
  /** Sends the file on when it can be, unless another one is chosen meanwhile, or it is a timetable. */
  const choose = (chosen: File | null, send: (file: File) => void): void => {
    last.current = chosen ?? undefined;
    setRefused(null);
    setFile(null);
    setGrid(null);
    if (!chosen) return;
    const poll = async (): Promise<void> => {
      const message = await refusalFor(kind, chosen);
      const timetable = message ? undefined : await gridIn(kind, chosen);
      if (last.current !== chosen) return;
      setRefused(message ?? null);
      if (message) return;
      setFile(chosen);
      setGrid(timetable ?? null);
      if (!timetable) send(chosen);
    };
    void poll();
  };
  /** Uploads a timetable as a list for the given number of weeks, or unchanged. */
  const unfold = (weeks: Weeks | null, send: (file: File) => void): void => {
    if (!file || !grid) return;
    const list = weeks ? listFile(grid, weeks, file.name) : file;
    setGrid(null);
    setFile(list);
    send(list);
  };
  return { file, refused, grid, choose, unfold };
}

/** The plan as it was understood, or as a person corrected it; a correction outlives a second try. */
function useDraft(found: ReadingPlan | undefined) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const fits = draft && found && draft.plan.columns.length === found.columns.length;
  const plan = fits ? draft.plan : found;
  const confirmed = Boolean(fits && draft.confirmed);
  const before = fits ? draft.before : [];
  const repairs = plan?.repairs ?? noRepairs;
  const withRepairs = (next: Repairs, past: readonly Repairs[]): void => {
    if (plan) setDraft({ plan: { ...plan, repairs: next }, confirmed, before: past });
  };
  const last = before.at(-1);
  return {
    plan,
    confirmed,
    before,
    setDraft,
    repairs,
    setRepairs: (next: Repairs) => withRepairs(next, [...before, repairs]),
    undoRepair: last ? () => withRepairs(last, before.slice(0, -1)) : null,
  };
}

/** The findings about rows, once no question about the file itself is open. */
function useRows({ importId, stage, view }: Requests, kind: ImportKind, plan: ReadingPlan | undefined) {
  const analysis = stage === 'reviewing' ? view?.analysis : undefined;
  const isReadable = analysis && plan && !needsPerson(kind, analysis, plan);
  const sent = isReadable ? confirmedPlan(kind, plan) : undefined;
  const preview = usePreview(importId, sent);
  return { preview, isStorable: isStorable(preview, sent) };
}

/** The actions on the file and its import. */
function useActions(props: FlowProps) {
  const { kind, onClose } = props;
  const { file, refused, grid, choose, unfold } = useFile(kind);
  const requests = useRequests(kind);
  const { importId, view, stage, confirming, cancelling } = requests;
  const draft = useDraft(view?.analysis?.plan);
  const { plan, before, setDraft } = draft;
  const rows = useRows(requests, kind, plan);
  const { goTo } = useEnd(stage, view, props);
  const giveUp = (): void => {
    if (importId && (stage === 'analysing' || stage === 'reviewing')) abandon(importId);
    requests.stop();
  };
  const change = (chosen: File | null): void => {
    giveUp();
    setDraft(null);
    choose(chosen, requests.send);
  };
  const readWeeks = (weeks: Weeks | null): void => unfold(weeks, requests.send);
  const leave = (): void => {
    if (confirming.isPending) return;
    if (stage === 'running' && view) goOnInBackground(view, goTo);
    else giveUp();
    onClose();
  };
  const again = (): void => {
    if (plan) setDraft({ plan, confirmed: false, before });
    if (file) requests.send(file);
  };
  const submit = (): void => {
    if (plan) confirming.mutate(confirmedPlan(kind, plan));
  };
  const cancel = (): void => {
    if (importId) cancelling.mutate(importId);
  };
  /** Columns and formats are detected again: corrections for another header do not apply. */
  const readHeader = (headerRow: number): void => {
    setDraft(null);
    requests.reread(headerRow);
  };
  const viewSchedule = (): void => goTo(schedulePath);
  const actions = { change, readWeeks, leave, again, submit, cancel, readHeader, viewSchedule };
  return { file, refused, grid, requests, draft, rows, actions };
}

/** All steps of a file: what is shown, and what can be done. */
export function useImportFlow(props: FlowProps) {
  const { file, refused, grid, requests, draft, rows, actions } = useActions(props);
  const { plan, confirmed, before, setDraft } = draft;
  const trouble: ImportTrouble | null = refused
    ? { message: refused, findings: [], findingsTotal: 0 }
    : requests.trouble();
  return {
    ...actions,
    ...rows,
    file,
    grid,
    plan,
    confirmed,
    repairs: draft.repairs,
    setRepairs: draft.setRepairs,
    undoRepair: draft.undoRepair,
    trouble,
    stage: requests.stage,
    view: requests.view,
    sentBytes: requests.sentBytes,
    confirming: requests.confirming.isPending,
    cancelling: requests.cancelling.isPending,
    setPlan: (next: ReadingPlan) => setDraft({ plan: next, confirmed: false, before }),
    confirmPlan: () => plan && setDraft({ plan, confirmed: true, before }),
  };
}

export type ImportFlow = ReturnType<typeof useImportFlow>;
