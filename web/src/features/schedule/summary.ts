import { addOutlooks, type OutlookSum } from '#shared/core/outlook/sum-outlooks.ts';
import type { Digest } from './digest.ts';

/** The sums in the cards above the schedule. */
export interface Summary extends OutlookSum {
  averageOccupancyPercent: number;
}

export function summarize(digests: readonly Digest[]): Summary {
  const sum = addOutlooks(digests.map((digest) => digest.sum));
  return {
    ...sum,
    averageOccupancyPercent: sum.classes === 0 ? 0 : sum.occupancySumPercent / sum.classes,
  };
}
