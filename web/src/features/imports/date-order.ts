import { dayFirstLocale } from '#messages/language';
import * as messages from '#messages/imports-reading';
import type { DateFormat } from '#shared/contracts/imports/plan.ts';
import { readDate } from '#shared/core/csv/read-date.ts';

export interface DateOrder {
  format: Extract<DateFormat, 'DD/MM/YYYY' | 'MM/DD/YYYY'>;
  label: string;
  /** A cell's date in words, read in the given order. */
  readAs: (cell: string) => string;
}

const longDate = new Intl.DateTimeFormat(dayFirstLocale, { dateStyle: 'long', timeZone: 'UTC' });

const orderOf = (format: DateOrder['format'], label: string): DateOrder => ({
  format,
  label,
  readAs: (cell) => {
    const date = readDate(cell, format);
    return date === undefined ? messages.noDate : longDate.format(new Date(`${date}T00:00:00Z`));
  },
});

export const dateOrders: readonly DateOrder[] = [
  orderOf('DD/MM/YYYY', messages.theDayFirst),
  orderOf('MM/DD/YYYY', messages.theMonthFirst),
];

/** The time zones of the United States, where the month is written first. */
const monthFirstZones =
  /^(?:US\/|Pacific\/Honolulu|America\/(?:New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Nome|Adak|Yakutat|Metlakatla|Menominee|Louisville|Indianapolis|Indiana\/|Kentucky\/|North_Dakota\/))/;

/** The usual date order in the studio's country; undefined if that is unknown. */
export const orderUsedIn = (timezone: string | undefined): DateOrder['format'] | undefined =>
  timezone === undefined ? undefined : monthFirstZones.test(timezone) ? 'MM/DD/YYYY' : 'DD/MM/YYYY';
