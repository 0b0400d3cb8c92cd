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
  summary: 'The classes in a range of days',
  query: z.strictObject({
    from: localDate.optional().describe("the first day; today in the studio's time zone if omitted"),
    to: localDate.optional().describe('last day, included; six days after `from` by default'),
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
      .describe('the unusual days of the range with their reasons, in order'),
    cursor: cursor.nullable(),
  }),
});
