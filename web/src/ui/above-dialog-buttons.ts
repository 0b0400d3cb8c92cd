import { useEffect, useState, type RefObject } from 'react';

/** Between messages and the window's foot, or the buttons above it. */
const gapPx = 12;

/** The rows that end a dialog: its buttons, or the box that a person writes in and what is offered above it. */
const endsOfDialogs =
  '[role="dialog"] :is(.dialog-footer, .dialog-buttons, .form-buttons), .support-panel :is(.reply-box, .support-bar)';

interface Stretch {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The height of all messages together, and their left and right edges. */
type Messages = Pick<Stretch, 'left' | 'right'> & { readonly height: number };

/**
 * How far above the window's foot messages stand, in pixels: above the rows that they would cover there, and above those
 * that they would cover then, as far as the window has room.
 *
 * @param rows where the rows that end dialogs are, from the window's top and left
 * @param messages where messages would lie
 * @param windowPx how high the window is
 */
export function liftPx(rows: readonly Stretch[], messages: Messages, windowPx: number): number {
  const beneath = rows.filter(
    ({ top, bottom, left, right }) =>
      bottom > top && top < windowPx && left < messages.right && right > messages.left,
  );
  let lift = gapPx;
  for (;;) {
    const [from, to] = [windowPx - lift - messages.height, windowPx - lift];
    // At the foot, what is below messages counts as covered too: there is no room for it.
    const covered = beneath.filter(({ top, bottom }) => bottom > from && (top < to || lift === gapPx));
    const next = Math.max(lift, ...covered.map(({ top }) => windowPx - top + gapPx));
    if (next === lift || (lift > gapPx && next + messages.height > windowPx)) return lift;
    lift = next;
  }
}

/**
 * How far above the window's bottom edge messages are placed while any are shown, in pixels. It follows dialogs that
 * open or grow meanwhile.
 */
export function useLiftPx(messages: RefObject<HTMLElement | null>, areShown: boolean): number {
  const [lift, setLift] = useState(gapPx);
  useEffect(() => {
    const section = messages.current;
    if (!areShown || !section) return undefined;
    const place = (): void => {
      const rows = [...document.querySelectorAll(endsOfDialogs)].map((row) => row.getBoundingClientRect());
      setLift(liftPx(rows, section.getBoundingClientRect(), window.innerHeight));
    };
    const changes = new MutationObserver(place);
    // A box that grows while somebody writes in it says so by its style.
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
    // Tells of the size as it is, too, as soon as it observes.
    const sizes = new ResizeObserver(place);
    sizes.observe(section);
    sizes.observe(document.body);
    window.addEventListener('resize', place);
    return () => {
      changes.disconnect();
      sizes.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [messages, areShown]);
  return lift;
}
