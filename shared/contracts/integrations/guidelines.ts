import * as z from 'zod';
import { text } from '../values.ts';

export const guidelineHoursMin = 1;
export const guidelineHoursMax = 72;
/** Thresholds are multiples of this, and the low one is at least this far below the high one. */
export const thresholdStepPercent = 5;
export const lowThresholdPercentMax = 95;
export const highThresholdPercentMin = 5;
export const guidelineNotesCharactersMax = 1000;

export const priority = z.enum(['low', 'medium', 'high']);
export type Priority = z.output<typeof priority>;

const threshold = (min: number, max: number) =>
  z
    .int()
    .min(min)
    .max(max)
    .refine(
      (percent) => percent % thresholdStepPercent === 0,
      `must be a multiple of ${thresholdStepPercent}`,
    );

const fields = z.strictObject({
  enabled: z.boolean(),
  minHoursBeforeClass: z
    .int()
    .min(guidelineHoursMin)
    .max(guidelineHoursMax)
    .describe('places are changed until this many hours before a class'),
  lowOccupancyPercent: threshold(0, lowThresholdPercentMax).describe(
    'below it, places may move to another marketplace but are never closed',
  ),
  highOccupancyPercent: threshold(highThresholdPercentMin, 100).describe('above it, no places are added'),
  priority: priority.describe('a weight for the revenue of a booking when places are distributed'),
  notes: text().trim().max(guidelineNotesCharactersMax),
});

/** What is said if the two thresholds do not leave room between them. */
export const thresholdsTooClose = {
  path: ['lowOccupancyPercent'],
  error: `must be at least ${thresholdStepPercent} below highOccupancyPercent`,
};

interface Thresholds {
  readonly lowOccupancyPercent?: number | undefined;
  readonly highOccupancyPercent?: number | undefined;
}

/** Whether two thresholds leave room between them. A missing one leaves any. */
export const thresholdsFit = ({ lowOccupancyPercent = 0, highOccupancyPercent = 100 }: Thresholds): boolean =>
  lowOccupancyPercent + thresholdStepPercent <= highOccupancyPercent;

/** The owner's limits for one marketplace's places. While they are off, only the studio's own settings apply. */
export const guidelines = fields.refine(thresholdsFit, thresholdsTooClose);
export type OptimisationGuidelines = z.output<typeof guidelines>;

/** Some of the guidelines, to change. The others stay as they are. */
export const guidelinesChange = fields.partial().refine(thresholdsFit, thresholdsTooClose);

/** The default guidelines. */
export const defaultGuidelines: OptimisationGuidelines = {
  enabled: true,
  minHoursBeforeClass: 12,
  lowOccupancyPercent: 60,
  highOccupancyPercent: 90,
  priority: 'medium',
  notes: '',
};
