import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface Props {
  /** The anchors with which the address names the content or a part of it. */
  anchors: readonly string[];
  children: ReactNode;
}

/** Content this close to the window is shown, so that a person who scrolls on does not wait for it. */
const nearby = '50%';

/**
 * Shows its content, and so requests its data, once it comes near the window or the address names it. Until then, it
 * reserves some space.
 */
export function WhenNear({ anchors, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const [isNear, setIsNear] = useState(false);
  if (!isNear && anchors.includes(hash.slice(1))) setIsNear(true);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${nearby} 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place} className="settings-later" />;
}
