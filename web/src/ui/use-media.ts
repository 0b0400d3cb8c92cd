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

/** Matches widths at which a table of seven columns does not fit beside the navigation, so its cells are stacked. */
export const useStacked = (): boolean => useMedia('(max-width: 1279px)');

/** Matches widths at which such a table fits only if some of its columns are merged. */
export const useCompact = (): boolean => useMedia('(max-width: 1439px)');
