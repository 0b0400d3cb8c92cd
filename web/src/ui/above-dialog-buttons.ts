import { useEffect, useState, type RefObject } from 'react';

/** Between messages and the window's foot, or the buttons above it. */
const gapPx = 12;

/** The rows that end a dialog: its buttons, or the field for a message and the suggestions above it. */
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
 * How far above the window's bottom edge messages are placed, in pixels: above the dialog buttons that they would
 * cover, and above those that they would then cover, as far as the window has room.
 *
 * @param rows the rows of buttons that end dialogs, in window coordinates
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
    // At the bottom edge, what is below messages counts as covered too: there is no room for it.
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
    // A field that grows while somebody types is recognised by its style.
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
