import type { Focusable } from './place.ts';

/** What got the focus because a control could no longer have it, and that control. */
export const focusMove: { last: { readonly to: Focusable; readonly from: Focusable } | null } = {
  last: null,
};

/** Whether no control has the focus, or only the beginning of what replaced one. Nobody has chosen it. */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === focusMove.last?.to;
}
