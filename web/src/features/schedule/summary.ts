import type { Digest } from './digest.ts';

/** What the cards above the schedule say about the classes shown. */
export interface Summary {
  classes: number;
  averageOccupancyPercent: number;
  revenueMinor: number;
  atRisk: number;
  fullyBooked: number;
}

export function summarize(digests: readonly Digest[]): Summary {
  const total = (of: (digest: Digest) => number): number =>
    digests.reduce((sum, digest) => sum + of(digest), 0);
  const classes = total((digest) => digest.classes);
  return {
    classes,
    averageOccupancyPercent:
      classes === 0 ? 0 : total(({ occupancySumPercent }) => occupancySumPercent) / classes,
    revenueMinor: total(({ revenueMinor }) => revenueMinor),
    atRisk: total(({ atRisk }) => atRisk),
    fullyBooked: total(({ fullyBooked }) => fullyBooked),
  };
}
