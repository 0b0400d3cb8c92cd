import { useCallback, useEffect, useRef } from 'react';

/**
 * Wraps the consequence of a request so that it happens only while the component is shown. An answer may arrive after
 * its dialog was closed and another one opened, and must not close that one.
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
