import { focusMove } from './focus-free.ts';
import { nextTarget } from './next-target.ts';
import {
  isFocusable,
  isShown,
  isUsable,
  placeOf,
  recordGaps,
  type Focusable,
  type FocusPlace,
} from './place.ts';

/** How long a control may be disabled, for example while its request is under way, before the focus moves on. */
const busyMsMax = 1000;

/** The last place in each layer that is open, the page itself first. */
let places: readonly FocusPlace[] = [];
/** The time at which the control that has the focus was found disabled. */
let disabledAtMs: number | null = null;

/** Moves the focus. Parts that are not controls can have it only now. */
function focusOn(target: Focusable, { control, isByKeyboard }: FocusPlace): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  focusMove.last = { to: target, from: control };
  target.focus({ preventScroll: !isByKeyboard });
}

/** Gives the focus to what remained around the last control that had it, or else to the beginning of the page. */
function moveOn(last: FocusPlace): void {
  for (const place of places.toReversed()) {
    const target = isUsable(place.control) ? place.control : nextTarget(place);
    if (target) return focusOn(target, last);
  }
  const title = [...document.querySelectorAll<HTMLElement>('main h1')].find(isShown);
  if (title) focusOn(title, last);
}

/** Remembers the place that has the focus, and the last one in each layer below it. */
function remember(control: Focusable): void {
  if (control !== focusMove.last?.to) focusMove.last = null;
  disabledAtMs = null;
  const place = placeOf(control);
  places = [...places.filter(({ layer }) => layer !== place.layer && layer.isConnected), place];
}

/** Whether a control is only disabled, and perhaps not for long. */
function isOnlyBusy(control: Focusable): boolean {
  if (!isShown(control)) return false;
  if (disabledAtMs === null) setTimeout(retain, busyMsMax);
  disabledAtMs ??= performance.now();
  return performance.now() - disabledAtMs < busyMsMax - 1;
}

/** Finds out whether the focus is lost. A control that is still usable was left on purpose. */
function retain(): void {
  const { activeElement } = document;
  const last = places.at(-1);
  const moved = focusMove.last;
  if (moved && activeElement === moved.to && isUsable(moved.from)) moved.from.focus();
  const isLost = !activeElement || activeElement === document.body || !isUsable(activeElement);
  if (!last || !isLost) {
    disabledAtMs = null;
    return;
  }
  if (!isUsable(last.control)) {
    if (!isOnlyBusy(last.control)) moveOn(last);
    return;
  }
  // Browsers take the focus from a disabled control for good.
  if (disabledAtMs !== null) last.control.focus();
  disabledAtMs = null;
}

/**
 * Keeps the focus on the page when the control that has it disappears or can no longer be used, because it deleted or
 * finished what it belonged to. Otherwise no element would have the focus, so a keyboard would start again at the top
 * and a screen reader would fall silent. Components that know a better place move the focus there themselves.
 *
 * @param latest what got the focus last, unless the person has pressed something else since
 */
export function retainFocus(latest: EventTarget | null): void {
  const { activeElement } = document;
  const isFree = !activeElement || activeElement === document.body;
  const control = isFree ? latest : activeElement;
  if (isFocusable(control)) remember(control);
  if (isFree && isFocusable(control) && isUsable(control)) control.focus();
  let isDue = false;
  const check = (): void => {
    if (isDue) return;
    isDue = true;
    // Dialogs give the focus back in the same frame, and browsers take it from disabled controls in the next.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        isDue = false;
        retain();
      }),
    );
  };
  document.addEventListener('focusin', ({ target }) => {
    if (isFocusable(target)) remember(target);
  });
  document.addEventListener('focusout', check);
  const changes = new MutationObserver((records) => {
    for (const place of places) recordGaps(place, records);
    const control = places.at(-1)?.control;
    // It may be usable again before the next frame, and have lost the focus nevertheless.
    if (control?.matches(':disabled')) isOnlyBusy(control);
    check();
  });
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  check();
}
