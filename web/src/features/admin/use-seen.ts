import { useCallback, useEffect, useState } from 'react';

export const shownSeconds = 30;

/** Credentials on the screen: shown for half a minute, and only while the page is visible. */
export function useSeen<Seen>() {
  const [seen, setSeen] = useState<Seen | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(shownSeconds);
  const hide = useCallback(() => setSeen(null), []);
  const show = useCallback((found: Seen) => {
    setSecondsLeft(shownSeconds);
    setSeen(found);
  }, []);
  useEffect(() => {
    if (!seen) return undefined;
    const endsAtMs = performance.now() + shownSeconds * 1000;
    const tick = (): void => {
      const left = Math.ceil((endsAtMs - performance.now()) / 1000);
      setSecondsLeft(left);
      if (left <= 0) hide();
    };
    const timer = setInterval(tick, 1000);
    window.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(timer);
      window.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [seen, hide]);
  return { seen, secondsLeft, show, hide };
}
