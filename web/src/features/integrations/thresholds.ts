import {
  highThresholdPercentMin,
  lowThresholdPercentMax,
  thresholdStepPercent,
  type OptimisationGuidelines,
} from '#shared/contracts/integrations/guidelines.ts';

type Thresholds = Pick<OptimisationGuidelines, 'lowOccupancyPercent' | 'highOccupancyPercent'>;

/** The new low threshold after it was moved; it cannot exceed the high one. */
export const lowNear = (percent: number, { highOccupancyPercent }: Thresholds): number =>
  Math.max(0, Math.min(percent, lowThresholdPercentMax, highOccupancyPercent - thresholdStepPercent));

/** The new high threshold after it was moved; it cannot go below the low one. */
export const highNear = (percent: number, { lowOccupancyPercent }: Thresholds): number =>
  Math.min(100, Math.max(percent, highThresholdPercentMin, lowOccupancyPercent + thresholdStepPercent));
