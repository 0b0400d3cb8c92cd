import type { CSSProperties } from 'react';

type GaugeStyle = CSSProperties & { '--value': string };

/** A bar that shows a percentage. The number is shown beside it, so screen readers skip the bar. */
export const Gauge = ({ percent, small = false }: { percent: number; small?: boolean }) => {
  const style: GaugeStyle = { '--value': `${Math.min(100, Math.max(0, percent))}%` };
  return (
    <span className={small ? 'gauge gauge-small' : 'gauge'} style={style} aria-hidden="true">
      <span />
    </span>
  );
};
