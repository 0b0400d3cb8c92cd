import { useEffect, useRef, type KeyboardEvent } from 'react';
import * as messages from '#messages/decisions-waiting';
import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';

/** The keys of the list. Enter opens a decision without a key handler, because the focus is on the row's own button. */
export const shortcuts: readonly (readonly [string, string])[] = [
  ['j', messages.next],
  ['k', messages.previous],
  ['a', messages.approve],
  ['r', messages.reject],
  ['u', messages.undoTheLastApproval],
  ['Enter', messages.open],
];

interface Given {
  readonly shown: readonly WaitingDecision[];
  readonly pageSize: number;
  readonly page: number;
  readonly turnTo: (page: number) => void;
  readonly approve: (decision: WaitingDecision) => void;
  readonly reject: (decision: WaitingDecision) => void;
  readonly undo: () => void;
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    'input[type="text"], input[type="search"], textarea, [role="listbox"], [role="dialog"], .waiting-filters',
  ) !== null;

const hasModifier = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** Keyboard shortcuts for the list; they work only while the focus is inside it. */
export function useShortcuts(given: Given) {
  const list = useRef<HTMLElement>(null);
  /** The row that gets the focus once it is drawn. */
  const wanted = useRef<string | null>(null);

  const buttonOf = (decisionId: string): HTMLElement | null =>
    list.current?.querySelector<HTMLElement>(`[data-decision="${decisionId}"] button`) ?? null;

  useEffect(() => {
    if (wanted.current === null) return;
    const button = buttonOf(wanted.current);
    if (!button) return;
    wanted.current = null;
    button.focus();
  });

  const focusAt = (index: number): void => {
    const { shown, pageSize, page, turnTo } = given;
    const decision = shown[Math.min(Math.max(index, 0), shown.length - 1)];
    if (!decision) return;
    const onPage = Math.floor(shown.indexOf(decision) / pageSize);
    wanted.current = decision.decisionId;
    if (onPage !== page) return turnTo(onPage);
    buttonOf(decision.decisionId)?.focus();
    wanted.current = null;
  };

  /** The index of the focused row among all rows shown; −1 if no row has the focus. */
  const currentIndex = (): number => {
    const row = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-decision]');
    const id = row?.dataset['decision'];
    return given.shown.findIndex(({ decisionId }) => decisionId === id);
  };

  const act = (key: string): boolean => {
    const at = currentIndex();
    const current = given.shown[at];
    if (key === 'j') focusAt(at < 0 ? given.page * given.pageSize : at + 1);
    else if (key === 'k') focusAt(at < 0 ? given.page * given.pageSize : at - 1);
    else if (key === 'u') given.undo();
    else if (key === 'a' && current) {
      focusAt(at + 1 < given.shown.length ? at + 1 : at - 1);
      given.approve(current);
    } else if (key === 'r' && current) given.reject(current);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (hasModifier(event) || isTyping(event.target)) return;
    if (act(event.key)) event.preventDefault();
  };
  return { list, onKeyDown };
}
