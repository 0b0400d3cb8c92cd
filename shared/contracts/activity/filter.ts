import * as z from 'zod';
import { allottedChannel } from '../channels.ts';
import { localDate, text } from '../values.ts';
import { activityStatus } from './activity.ts';

/** The longest text that names of classes are searched for. */
export const activityTextCharactersMax = 100;

/**
 * Selects changes: all given conditions have to hold. Days are the studio's, of the time at which a change was
 * decided.
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
    .describe('part of the class’s name, accents and case aside'),
});
export type ActivityFilter = z.output<typeof activityFilter>;
