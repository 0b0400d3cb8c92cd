import type { Band } from '#shared/core/numbers/occupancy-bands.ts';
import { bands } from './band.ts';

/**
 * One to four bars that show the band without colour. It is a single element, because a screen shows a hundred of them.
 */
export const Bars = ({ band }: { band: Band }) => (
  <span className="bars" data-bars={bands[band].bars} aria-hidden="true" />
);
