import { useEffect, useState, type RefObject } from 'react';

/** Between messages and the window's foot, or the buttons above it. */
const gapPx = 12;

/** The rows of buttons that end a dialog. */
const rows = '[role="dialog"] :is(.dialog-footer, .dialog-buttons, .form-buttons)';

interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/**
 * How far above the window's foot messages stand, in pixels: above the buttons of a dialog that they would cover there.
 *
 * @param buttons where rows of buttons are, from the window's top
 * @param messagesPx how high the messages are together
 */
export function liftPx(buttons: readonly Stretch[], messagesPx: number, windowPx: number): number {
  const isCovered = ({ top, bottom }: Stretch): boolean =>
    bottom > top && bottom > windowPx - gapPx - messagesPx && top < windowPx;
  const tops = buttons.filter(isCovered).map(({ top }) => top);
  return tops.length === 0 ? gapPx : Math.max(gapPx, windowPx - Math.min(...tops) + gapPx);
}

/**
 * How far above the window's foot messages are to stand for as long as any are shown, in pixels: also where a dialog opens
 * or grows meanwhile.
 */
export function useLiftPx(messages: RefObject<HTMLElement | null>, areShown: boolean): number {
  const [lift, setLift] = useState(gapPx);
  useEffect(() => {
    const section = messages.current;
    if (!areShown || !section) return undefined;
    const place = (): void => {
      const buttons = [...document.querySelectorAll(rows)].map((row) => row.getBoundingClientRect());
      setLift(liftPx(buttons, section.offsetHeight, window.innerHeight));
    };
    const changes = new MutationObserver(place);
    changes.observe(document.body, { childList: true, subtree: true });
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
