import { holidayTable, holidayYears } from './holidays.generated.ts';

/** One public holiday on one day. */
export interface Holiday {
  /** YYYY-MM-DD */
  readonly date: string;
  /** The English name, which identifies a holiday from year to year. */
  readonly name: string;
  /** The holiday's name in its country's language. */
  readonly ownName: string;
}

export interface HolidayRegion {
  readonly code: string;
  readonly name: string;
}

/** The countries whose public holidays are known: ISO 3166 codes. */
export const holidayCountries: readonly string[] = [...holidayTable.keys()];

/** The first and the last day for which holidays are known. */
export const holidaysFrom = `${holidayYears.first}-01-01`;
export const holidaysTo = `${holidayYears.last}-12-31`;

/** One column of a line in the generated table. */
const cells = (line: string): string[] => line.split('|');

/** The regions of a country that have holidays of their own, as choices for a person; empty if there are none. */
export const regionsOf = (country: string): HolidayRegion[] =>
  (holidayTable.get(country)?.regions ?? []).map((line) => {
    const [code = '', name = ''] = cells(line);
    return { code, name };
  });

function datesIn(days: string, year: number): string[] {
  return days.split(' ').flatMap((day) => {
    const isYearly = day.length === 4;
    if (!isYearly && Number(day.slice(0, 4)) !== year) return [];
    const monthDay = isYearly ? day : day.slice(4);
    return [`${year}-${monthDay.slice(0, 2)}-${monthDay.slice(2)}`];
  });
}

const yearsBetween = (from: string, to: string): number[] => {
  const first = Math.max(holidayYears.first, Number(from.slice(0, 4)));
  const last = Math.min(holidayYears.last, Number(to.slice(0, 4)));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
};

/**
 * The public holidays of a country, and of one of its regions if given, in order, from one day to another, including
 * both. Empty for countries and years that the table does not contain. Cost O(lines of the country · years).
 */
export function holidaysBetween(
  place: { readonly country: string; readonly region?: string | undefined },
  from: string,
  to: string,
): Holiday[] {
  const byDate = new Map<string, Holiday>();
  for (const line of holidayTable.get(place.country)?.days ?? []) {
    const [name = '', ownName = '', days = '', regions = ''] = cells(line);
    const isThere =
      regions === '' || (place.region !== undefined && regions.split(' ').includes(place.region));
    if (!isThere) continue;
    for (const date of yearsBetween(from, to).flatMap((year) => datesIn(days, year)))
      if (date >= from && date <= to && !byDate.has(date))
        byDate.set(date, { date, name, ownName: ownName || name });
  }
  return [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}
