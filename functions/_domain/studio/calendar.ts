import { Failure } from '#shared/contracts/failure.ts';
import { markedDaysMax, markedRangeDaysMax } from '#shared/contracts/settings/calendar-limits.ts';
import type { CalendarPlace, MarkKind } from '#shared/contracts/settings/calendar.ts';
import { countryNamed } from '#shared/core/calendar/country-of.ts';
import { dayMarks, type DayMarks } from '#shared/core/calendar/day-marks.ts';
import {
  holidayCountries,
  holidaysBetween,
  holidaysFrom,
  holidaysTo,
  regionsOf,
} from '#shared/core/calendar/holidays.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';

export interface StoredMark {
  readonly dayId: string;
  readonly kind: MarkKind;
  readonly name: string;
  readonly fromDate: string;
  readonly toDate: string;
}

/** A studio's calendar as stored. */
export interface Calendar {
  /** 'none' if the owner wants no public holidays. Absent until the owner chooses. */
  readonly country?: string | undefined;
  readonly region?: string | undefined;
  readonly usualHolidays: readonly string[];
  readonly days: readonly StoredMark[];
  readonly version: number;
}

export const emptyCalendar: Calendar = { usualHolidays: [], days: [], version: 0 };

const noCountry = 'none';

/**
 * The country whose holidays apply: the owner's choice in the calendar, otherwise the country in the account's
 * settings.
 */
export function placeOf(calendar: Calendar, accountCountry: string | undefined): CalendarPlace {
  if (calendar.country === noCountry) return { country: null, region: null };
  const country = calendar.country ?? (accountCountry ? countryNamed(accountCountry) : null);
  return { country, region: (country && calendar.region) ?? null };
}

const refuse = (path: string, message: string): Failure =>
  new Failure('invalid-input', message, [{ path: `body.${path}`, message }]);

const nextOf = (calendar: Calendar): Calendar => ({ ...calendar, version: calendar.version + 1 });

export interface CalendarPlaceChange {
  readonly country?: string | null | undefined;
  readonly region?: string | null | undefined;
  /** Without a country: the one that the region was chosen for. */
  readonly regionOf?: string | undefined;
}

/**
 * The place after a change. A new country begins without a region. A region alone keeps the country, because another
 * page may have chosen a newer one: regions of different countries can have the same code.
 *
 * @throws {Failure} `conflict` if the region was chosen for another country
 */
export function placeAfter(
  now: CalendarPlace,
  { country, region, regionOf }: CalendarPlaceChange,
): CalendarPlace {
  if (country !== undefined) return { country, region: region ?? null };
  if (regionOf !== undefined && regionOf !== now.country)
    throw new Failure('conflict', 'The country was changed in the meantime. Choose its region again.');
  return { country: now.country, region: region === undefined ? now.region : region };
}

/** @throws {Failure} `invalid-input` for a country or region whose holidays are not known */
export function withPlace(calendar: Calendar, { country, region }: CalendarPlace): Calendar {
  if (country !== null && !holidayCountries.includes(country))
    throw refuse(
      'country',
      `We do not know the public holidays of ${country}. Mark the days yourself instead.`,
    );
  const isThere =
    region === null || (country !== null && regionsOf(country).some(({ code }) => code === region));
  if (!isThere) throw refuse('region', 'Choose a region of the country.');
  const { region: _, ...rest } = calendar;
  return nextOf({ ...rest, country: country ?? noCountry, ...(region !== null && { region }) });
}

/**
 * The most holidays that can be marked as ordinary days. A country has about twenty, so only the oldest names, from
 * earlier countries, are ever dropped.
 */
const usualHolidaysMax = 200;

export function withHoliday(calendar: Calendar, name: string, isUsual: boolean): Calendar | undefined {
  if (calendar.usualHolidays.includes(name) === isUsual) return undefined;
  const others = calendar.usualHolidays.filter((other) => other !== name);
  return nextOf({
    ...calendar,
    usualHolidays: isUsual ? [...others, name].slice(-usualHolidaysMax) : others,
  });
}

/** Marked days that ended longer ago than this are dropped, because the forecast no longer learns from them. */
const retentionDays = 2 * 366;

/** @throws {Failure} `invalid-input` for days in the wrong order or too many days at once, `conflict` if no more fit */
export function withMark(calendar: Calendar, mark: StoredMark, today: string): Calendar {
  const { fromDate, toDate } = mark;
  if (toDate < fromDate) throw refuse('toDate', 'The last day must not be before the first.');
  if (toDate > addLocalDays(fromDate, markedRangeDaysMax - 1))
    throw refuse('toDate', `Mark at most ${markedRangeDaysMax} days at once.`);
  const oldest = addLocalDays(today, -retentionDays);
  const retained = calendar.days.filter((day) => day.toDate >= oldest);
  if (retained.length >= markedDaysMax)
    throw new Failure(
      'conflict',
      `${markedDaysMax} days are marked, which is the maximum. Remove some first.`,
    );
  const days = [...retained, mark].sort((a, b) =>
    `${a.fromDate} ${a.dayId}` < `${b.fromDate} ${b.dayId}` ? -1 : 1,
  );
  return nextOf({ ...calendar, days });
}

export function withoutMark(calendar: Calendar, dayId: string): Calendar | undefined {
  const days = calendar.days.filter((day) => day.dayId !== dayId);
  return days.length === calendar.days.length ? undefined : nextOf({ ...calendar, days });
}

interface Studio {
  readonly country?: string | undefined;
}

/** The marked days of a studio, in all years with known holidays. */
export function marksOf(calendar: Calendar, studio: Studio): DayMarks {
  const { country, region } = placeOf(calendar, studio.country);
  const usual = new Set(calendar.usualHolidays);
  const holidays =
    country === null
      ? []
      : holidaysBetween({ country, region: region ?? undefined }, holidaysFrom, holidaysTo);
  return dayMarks(holidays, (name) => usual.has(name), calendar.days);
}
