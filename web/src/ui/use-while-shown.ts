import { useCallback, useEffect, useRef } from 'react';

/**
 * What is to follow from a request, as long as the component that asked is shown. An answer may come after its dialog was
 * closed and another one opened: it must not close that one.
 */
export function useWhileShown(act: () => void): () => void {
  const latest = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = act;
    return () => {
      latest.current = null;
    };
  }, [act]);
  return useCallback(() => latest.current?.(), []);
}
