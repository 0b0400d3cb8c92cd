import * as z from 'zod';
import { operation } from '../operation.ts';
import { dayReason } from '../settings/calendar.ts';
import { currency, cursor, localDate, storedTimezone } from '../values.ts';
import { classView } from './class.ts';

/** The longest range of days in one request. */
export const scheduleDaysMax = 62;

/** Maximum number of classes on one page. */
export const schedulePageItemsMax = 1000;

/** The classes of a range of the studio's days, in order of their start. */
export const listClasses = operation({
  id: 'schedule.listClasses',
  method: 'GET',
  path: '/api/classes',
  access: 'subscriber',
  summary: 'Classes of a range of days',
  query: z.strictObject({
    from: localDate.optional().describe("first day; the studio's today where not said"),
    to: localDate.optional().describe('last day, included; six days after `from` where not said'),
    cursor: cursor.optional(),
  }),
  output: z.strictObject({
    from: localDate,
    to: localDate,
    today: localDate,
    timezone: storedTimezone,
    currency,
    classes: z.array(classView),
    markedDays: z
      .array(dayReason.extend({ localDate }))
      .describe('the days of the range that are not as others, and why, in order'),
    cursor: cursor.nullable(),
  }),
});
