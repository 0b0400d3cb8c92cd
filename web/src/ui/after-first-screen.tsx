import { useDeferredValue, type ReactNode } from 'react';

/**
 * Content that is rendered right after the first rendering is on the screen, so that it does not delay what a person
 * sees first. The components around it are not rendered again.
 */
export const AfterFirstScreen = ({ children }: { children: ReactNode }): ReactNode =>
  useDeferredValue(true, false) && children;
