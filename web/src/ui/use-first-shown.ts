import { useDeferredValue } from 'react';

/**
 * False in a component's first rendering, and true right after it is on the screen. Whatever is rendered only then does
 * not delay the parts that a person sees first.
 */
export const useFirstShown = (): boolean => useDeferredValue(true, false);
