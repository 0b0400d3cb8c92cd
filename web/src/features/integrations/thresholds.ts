import {
  highThresholdPercentMin,
  lowThresholdPercentMax,
  thresholdStepPercent,
  type OptimisationGuidelines,
} from '#shared/contracts/integrations/guidelines.ts';

type Thresholds = Pick<OptimisationGuidelines, 'lowOccupancyPercent' | 'highOccupancyPercent'>;

/** The low threshold where it was moved to, or as near to it as the high one allows. */
export const lowNear = (percent: number, { highOccupancyPercent }: Thresholds): number =>
  Math.max(0, Math.min(percent, lowThresholdPercentMax, highOccupancyPercent - thresholdStepPercent));

/** The high threshold where it was moved to, or as near to it as the low one allows. */
export const highNear = (percent: number, { lowOccupancyPercent }: Thresholds): number =>
  Math.min(100, Math.max(percent, highThresholdPercentMin, lowOccupancyPercent + thresholdStepPercent));
