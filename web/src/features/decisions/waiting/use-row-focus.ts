import { useEffect, useRef } from 'react';
import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import { isFocusFree } from '#web/src/ui/focus/focus-free.ts';
import { createStore } from '#web/src/ui/store.ts';
import { useNarrow } from '#web/src/ui/use-media.ts';

/** A decision that was answered in a dialog. When the dialog is closed, the neighbour of its row gets the focus. */
export const answeredInDialog = createStore<string | null>(null);

export interface RowFocus {
  readonly shown: readonly WaitingDecision[];
  readonly pageSize: number;
  readonly page: number;
  readonly turnTo: (page: number) => void;
  /** Whether a dialog is open over the list. */
  readonly isInDialog: boolean;
}

/** Whether the person has not yet gone to anything on the page: they have just opened it, or followed a link to it. */
const hasJustCome = (): boolean => isFocusFree() || document.activeElement?.closest('nav') != null;

/** Moves the focus among the rows of the list. */
export function useRowFocus({ shown, pageSize, page, turnTo, isInDialog }: RowFocus) {
  const isOnPhone = useNarrow();
  const list = useRef<HTMLElement>(null);
  /** The row that gets the focus once it is drawn. */
  const wanted = useRef<string | null>(null);
  /** The index of the row that had the focus last. It may disappear before its dialog is closed. */
  const last = useRef(-1);

  const buttonOf = (decisionId: string): HTMLElement | null =>
    list.current?.querySelector<HTMLElement>(`[data-decision="${decisionId}"] button`) ?? null;

  const focusAt = (index: number): void => {
    const decision = shown[Math.min(Math.max(index, 0), shown.length - 1)];
    if (!decision) return;
    const onPage = Math.floor(shown.indexOf(decision) / pageSize);
    wanted.current = decision.decisionId;
    if (onPage !== page) return turnTo(onPage);
    buttonOf(decision.decisionId)?.focus();
    wanted.current = null;
  };

  /** Moves the focus from a row that is about to disappear to its neighbour or, if it is the only one, to the list. */
  const leave = (index: number): void => {
    if (shown.length > 1) focusAt(index + 1 < shown.length ? index + 1 : index - 1);
    else list.current?.focus();
  };

  /** The index of the focused row among all rows shown; −1 if no row has the focus. */
  const currentIndex = (): number => {
    const row = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-decision]');
    const id = row?.dataset['decision'];
    return shown.findIndex(({ decisionId }) => decisionId === id);
  };

  const onFocus = (): void => {
    const at = currentIndex();
    if (at >= 0) last.current = at;
  };

  // The keys work only inside the list, as the rules of accessibility require. So that they work when it is opened, it
  // takes the focus.
  const takesFocus = !isOnPhone && shown.length > 0 && !isInDialog;
  useEffect(() => {
    if (takesFocus && hasJustCome()) list.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  // An answer that was given before the list was shown moves nothing.
  useEffect(() => answeredInDialog.set(null), []);

  useEffect(() => {
    const answered = answeredInDialog.get();
    if (answered === null || isInDialog) return;
    answeredInDialog.set(null);
    const at = shown.findIndex(({ decisionId }) => decisionId === answered);
    if (at >= 0) leave(at);
    else if (shown.length > 0 && last.current >= 0) focusAt(last.current);
    else list.current?.focus();
  });

  useEffect(() => {
    const button = wanted.current === null ? null : buttonOf(wanted.current);
    if (!button) return;
    wanted.current = null;
    button.focus();
  });

  return { list, focusAt, leave, currentIndex, onFocus };
}
