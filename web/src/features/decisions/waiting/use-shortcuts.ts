import type { KeyboardEvent } from 'react';
import * as messages from '#messages/decisions-waiting';
import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import { useRowFocus, type RowFocus } from './use-row-focus.ts';

/** The keys of the list. Enter opens a decision without a key handler, because the focus is on the row's own button. */
export const shortcuts: readonly (readonly [string, string])[] = [
  ['j', messages.next],
  ['k', messages.previous],
  ['a', messages.approve],
  ['r', messages.reject],
  ['u', messages.undoTheLastApproval],
  ['Enter', messages.open],
];

interface Given extends RowFocus {
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
  const { shown, page, pageSize } = given;
  const { list, focusAt, leave, currentIndex, onFocus } = useRowFocus(given);

  const act = (key: string): boolean => {
    const at = currentIndex();
    const current = shown[at];
    if (key === 'j') focusAt(at < 0 ? page * pageSize : at + 1);
    else if (key === 'k') focusAt(at < 0 ? page * pageSize : at - 1);
    else if (key === 'u') given.undo();
    else if (key === 'a' && current) {
      leave(at);
      given.approve(current);
    } else if (key === 'r' && current) given.reject(current);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (hasModifier(event) || isTyping(event.target)) return;
    if (act(event.key)) event.preventDefault();
  };
  return { list, onKeyDown, onFocus };
}
