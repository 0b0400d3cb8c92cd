import { startTransition, useEffect, useState } from 'react';

/**
 * Loads a module once the browser has painted the component without it, and returns whether it is loaded. A large part
 * below the first lines then does not delay these lines. A module that cannot be loaded counts as loaded: rendering it
 * reports the failure.
 *
 * @param load has to be the same function in each rendering
 */
export function useLoadedAfterPaint(load: () => Promise<unknown>): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const finish = (): void => startTransition(() => setIsLoaded(true));
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame's callback runs just before it is painted, the timer afterwards.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => void load().then(finish, finish));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [load]);
  return isLoaded;
}
