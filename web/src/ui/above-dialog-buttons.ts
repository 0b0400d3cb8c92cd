import { useEffect, useState, type RefObject } from 'react';

/** The gap between messages and the bottom of the window, or the buttons above it. */
const gapPx = 12;

/** The rows at the bottom of a dialog: its buttons, or the message field with the suggestions above it. */
const endsOfDialogs =
  '[role="dialog"] :is(.dialog-footer, .dialog-buttons, .form-buttons), .support-panel :is(.reply-box, .support-bar)';

interface Stretch {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The total height of all messages, and their left and right edges. */
type Messages = Pick<Stretch, 'left' | 'right'> & { readonly height: number };

/**
 * How far above the window's bottom edge messages are placed, in pixels. They move above any dialog buttons that they
 * would cover, and then above further buttons that they would cover there, as far as the window has room.
 *
 * @param rows the rows of buttons at the bottom of dialogs, in window coordinates
 * @param messages the area of the messages
 * @param windowPx the window's height
 */
export function liftPx(rows: readonly Stretch[], messages: Messages, windowPx: number): number {
  const beneath = rows.filter(
    ({ top, bottom, left, right }) =>
      bottom > top && top < windowPx && left < messages.right && right > messages.left,
  );
  let lift = gapPx;
  for (;;) {
    const [from, to] = [windowPx - lift - messages.height, windowPx - lift];
    // Buttons below messages at the window's bottom edge also count as covered, because there is no room below them.
    const covered = beneath.filter(({ top, bottom }) => bottom > from && (top < to || lift === gapPx));
    const next = Math.max(lift, ...covered.map(({ top }) => windowPx - top + gapPx));
    if (next === lift || (lift > gapPx && next + messages.height > windowPx)) return lift;
    lift = next;
  }
}

/**
 * How far above the window's bottom edge messages are placed, in pixels, while any are shown. The distance is updated
 * when dialogs open or grow.
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
    // A style change reveals that a field has grown while somebody types.
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
    // An observer also reports the size once when it starts.
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
