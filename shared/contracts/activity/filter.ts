import * as z from 'zod';
import { allottedChannel } from '../channels.ts';
import { localDate, text } from '../values.ts';
import { activityStatus } from './activity.ts';

/** Maximum length of the text in a search for class names. */
export const activityTextCharactersMax = 100;

/**
 * Filters changes: all given conditions must be met. Days are in the studio's time zone and refer to the time of the
 * decision.
 */
export const activityFilter = z.strictObject({
  platform: allottedChannel.optional(),
  status: activityStatus.optional(),
  from: localDate.optional().describe('the first day'),
  to: localDate.optional().describe('the last day'),
  text: text()
    .trim()
    .max(activityTextCharactersMax)
    .optional()
    .describe('part of the class’s name; case and accents are ignored'),
});
export type ActivityFilter = z.output<typeof activityFilter>;
