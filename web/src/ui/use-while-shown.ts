import { useCallback, useEffect, useRef } from 'react';

/**
 * Wraps the effect of a response so that it happens only while the component is shown. A response may arrive after its
 * dialog was closed and another one opened, and must not close that other dialog.
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
