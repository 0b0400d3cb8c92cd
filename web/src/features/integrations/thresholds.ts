import {
  highThresholdPercentMin,
  lowThresholdPercentMax,
  thresholdStepPercent,
  type OptimisationGuidelines,
} from '#shared/contracts/integrations/guidelines.ts';

type Thresholds = Pick<OptimisationGuidelines, 'lowOccupancyPercent' | 'highOccupancyPercent'>;

/** The low threshold after a move, limited by the high one. */
export const lowNear = (percent: number, { highOccupancyPercent }: Thresholds): number =>
  Math.max(0, Math.min(percent, lowThresholdPercentMax, highOccupancyPercent - thresholdStepPercent));

/** The high threshold after a move, limited by the low one. */
export const highNear = (percent: number, { lowOccupancyPercent }: Thresholds): number =>
  Math.min(100, Math.max(percent, highThresholdPercentMin, lowOccupancyPercent + thresholdStepPercent));
