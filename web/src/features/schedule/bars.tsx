import { bands, type Band } from './band.ts';

const heights = [1, 2, 3, 4];

/** One to four bars: the band without its colour. */
export const Bars = ({ band }: { band: Band }) => (
  <svg className="bars" viewBox="0 0 14 12" width="14" height="12" aria-hidden="true" focusable="false">
    {heights.map((height) => (
      <rect
        key={height}
        x={(height - 1) * 3.6}
        y={12 - height * 3}
        width="2.6"
        height={height * 3}
        rx="0.8"
        className={height <= bands[band].bars ? 'bar-on' : 'bar-off'}
      />
    ))}
  </svg>
);
