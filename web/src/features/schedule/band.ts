import { isAtRisk } from '#shared/core/numbers/occupancy-bands.ts';
import { roundedPercent } from '#shared/core/numbers/percent.ts';

/** How full a class is, in the bands of the schedule's colours. */
export type Band = 'full' | 'high' | 'fair' | 'low';

/** The band of the percent that is shown. */
export function bandOf(occupancyPercent: number): Band {
  const percent = roundedPercent(occupancyPercent);
  if (percent >= 100) return 'full';
  if (percent >= 80) return 'high';
  return isAtRisk(percent) ? 'low' : 'fair';
}

/** The band in words and in bars, so that colour is not the only thing that tells. */
export const bands: Record<Band, { name: string; range: string; bars: number }> = {
  full: { name: 'Full', range: '100%', bars: 4 },
  high: { name: 'High', range: '80% or more', bars: 3 },
  fair: { name: 'Fair', range: '50% or more', bars: 2 },
  low: { name: 'At risk', range: 'under 50%', bars: 1 },
};
