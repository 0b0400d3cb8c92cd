import type { Band } from '#shared/core/numbers/occupancy-bands.ts';

/** The band in words and in bars, so that colour is not the only thing that tells. */
export const bands: Record<Band, { name: string; range: string; bars: number }> = {
  full: { name: 'Full', range: '100%', bars: 4 },
  high: { name: 'High', range: '80% or more', bars: 3 },
  fair: { name: 'Fair', range: '50% or more', bars: 2 },
  low: { name: 'At risk', range: 'under 50%', bars: 1 },
};
