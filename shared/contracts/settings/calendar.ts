import * as z from 'zod';
import { markedDaysMax } from './calendar-limits.ts';
import { localDate, text, ulid } from '../values.ts';

export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a country of two letters, such as MX');
const regionCode = z.string().regex(/^[A-Z0-9]{1,4}$/i, 'must be the code of a region');

/** The country whose public holidays apply, and its region; null for none. */
export const calendarPlace = z.strictObject({
  country: countryCode.nullable(),
  region: regionCode.nullable(),
});
export type CalendarPlace = z.output<typeof calendarPlace>;

export const markKind = z.enum(['closed', 'event']);
export type MarkKind = z.output<typeof markKind>;

export const newMark = z.strictObject({
  kind: markKind.describe('`closed`: there are no classes; `event`: demand is unusual'),
  name: text().trim().min(1).max(80),
  fromDate: localDate,
  toDate: localDate.describe('the last day, inclusive'),
});

export const markView = newMark.extend({ dayId: ulid });
export type MarkView = z.output<typeof markView>;

export const holidayName = text().min(1).max(120);

export const holidayView = z.strictObject({
  date: localDate,
  name: holidayName,
  ownName: text().describe('its local name'),
  isUsual: z.boolean().describe('the owner marked it as a usual day'),
});
export type HolidayView = z.output<typeof holidayView>;

export const calendarView = z.strictObject({
  place: calendarPlace,
  isPlaceSaid: z.boolean().describe("false if it comes from the country in the account's settings"),
  proposedCountry: countryCode.nullable().describe('if there is no country: the country of the time zone'),
  countries: z.array(z.strictObject({ code: countryCode, name: text() })).describe('the available choices'),
  regions: z.array(z.strictObject({ code: regionCode, name: text() })).describe('the regions of the country'),
  holidays: z.array(holidayView).describe('the holidays of the next twelve months, in order'),
  days: z.array(markView).max(markedDaysMax).describe('the days marked by the owner, in order'),
});
export type CalendarView = z.output<typeof calendarView>;

/** Why a day is unusual. */
export const dayReason = z.strictObject({
  kind: z.enum(['closed', 'holiday', 'event']),
  name: text(),
});
export type DayReason = z.output<typeof dayReason>;
