import { useSyncExternalStore } from 'react';

/** Tracks whether a media query matches. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** Matches phone widths, at which Cloudscape also changes its layout. */
export const useNarrow = (): boolean => useMedia('(max-width: 688px)');
