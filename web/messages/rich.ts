import { createElement, Fragment, type ReactNode } from 'react';

/** A message in whose middle something is drawn, such as a link: 'Read the', a link, 'first.' */
export const rich = (...parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);
