import type { Band } from '#shared/core/numbers/occupancy-bands.ts';
import { bands } from './band.ts';

/** One to four bars: the band without its colour. One element, since a screen holds a hundred of them. */
export const Bars = ({ band }: { band: Band }) => (
  <span className="bars" data-bars={bands[band].bars} aria-hidden="true" />
);
