import { useSyncExternalStore } from 'react';

/** Follows a media query. */
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

/** A phone's width, at which Cloudscape changes its layout too. */
export const useNarrow = (): boolean => useMedia('(max-width: 688px)');
