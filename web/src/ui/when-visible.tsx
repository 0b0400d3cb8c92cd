import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Shows the error of a form. It scrolls into view and is announced by screen readers, wherever the form's button is.
 */
export function WhenVisible({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="in-sight">
      {children}
    </div>
  );
}
