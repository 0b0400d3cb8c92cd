import { createElement, Fragment, type ReactNode } from 'react';

/** A message with an element in its middle, such as a link: 'Read the', a link, 'first.' */
export const rich = (...parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);
