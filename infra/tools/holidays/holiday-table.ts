import Holidays from 'date-holidays';

/** The countries in which Cupo is offered, as ISO 3166 codes. */
export const countries =
  'AR AT AU BE BR CA CH CL CO CR DE DK DO EC ES FR GB GT IE IT MX NL NO NZ PA PE PT SE US UY'.split(' ');

/** The range covers past bookings and future schedules. A test fails when the table has to be extended. */
export const [firstYear, lastYear] = [2024, 2036];

const years = Array.from({ length: lastYear - firstYear + 1 }, (_, i) => firstYear + i);

/** A holiday that was moved off a weekend counts as the same holiday. */
const plain = (name: string): string => name.replace(/ \(.*substitut.*\)$/i, '').replaceAll('|', '/');

interface Found {
  readonly name: string;
  readonly ownName: string;
  readonly dates: Set<string>;
  readonly regions: Set<string>;
}

const dayMs = 24 * 3_600_000;

/** Every day of a holiday. A holiday's last day ends at midnight. */
function datesOf({ date, start, end }: { date: string; start: Date; end: Date }): string[] {
  const days = Math.max(1, Math.floor((end.getTime() - start.getTime() + dayMs / 12) / dayMs));
  const first = Date.parse(date.slice(0, 10));
  return Array.from({ length: days }, (_, d) => new Date(first + d * dayMs).toISOString().slice(0, 10));
}

/** The public holidays of a country or a region, named in English and in the local language. */
function found(country: string, region?: string): Map<string, Found> {
  const options = { types: ['public' as const] };
  const make = (languages?: string[]): Holidays =>
    region
      ? new Holidays(country, region, { ...options, ...(languages && { languages }) })
      : new Holidays(country, { ...options, ...(languages && { languages }) });
  const [english, own] = [make(['en']), make()];
  const all = new Map<string, Found>();
  for (const year of years) {
    const ownNames = new Map(own.getHolidays(year).map(({ date, rule, name }) => [`${date} ${rule}`, name]));
    for (const holiday of english.getHolidays(year)) {
      const name = plain(holiday.name);
      const ownName = plain(ownNames.get(`${holiday.date} ${holiday.rule}`) ?? holiday.name);
      const entry = all.get(name) ?? { name, ownName, dates: new Set(), regions: new Set() };
      for (const date of datesOf(holiday)) entry.dates.add(date);
      all.set(name, entry);
    }
  }
  return all;
}

/** Dates that recur every year as MMDD, otherwise all dates as YYYYMMDD. */
function daysText(dates: readonly string[]): string {
  const monthDays = [...new Set(dates.map((date) => date.slice(5).replace('-', '')))];
  const isYearly = dates.length === monthDays.length * years.length;
  return (isYearly ? monthDays : dates.map((date) => date.replaceAll('-', ''))).join(' ');
}

const lineOf = ({ name, ownName, dates, regions }: Found): string =>
  [name, ownName === name ? '' : ownName, daysText([...dates].sort()), [...regions].sort().join(' ')].join(
    '|',
  );

/** Days that are holidays only in some regions. Regions with the same days under the same name share a line. */
function regional(
  country: string,
  national: ReadonlyMap<string, Found>,
  regions: readonly string[],
): Found[] {
  const isNational = new Set([...national.values()].flatMap(({ dates }) => [...dates]));
  const shared = new Map<string, Found>();
  for (const region of regions) {
    for (const holiday of found(country, region).values()) {
      const dates = [...holiday.dates].filter((date) => !isNational.has(date));
      if (dates.length === 0) continue;
      const key = `${holiday.name} ${dates.join(' ')}`;
      const entry = shared.get(key) ?? { ...holiday, dates: new Set(dates), regions: new Set() };
      entry.regions.add(region);
      shared.set(key, entry);
    }
  }
  return [...shared.values()];
}

export function countryEntry(country: string): string {
  const states = new Holidays().getStates(country, 'en') ?? {};
  const regions = Object.keys(states).sort();
  const national = found(country);
  const lines = [...national.values(), ...regional(country, national, regions)].map(lineOf);
  const text = (values: readonly string[]): string =>
    values.map((value) => `      ${JSON.stringify(value)},\n`).join('');
  const names = regions.map((region) => `${region}|${states[region] ?? region}`);
  return `  ['${country}', {\n    regions: [\n${text(names)}    ],\n    days: [\n${text(lines)}    ],\n  }],\n`;
}

const head = `// Made by \`npm run holidays\`. Data: date-holidays (https://github.com/commenthol/date-holidays), whose contributors give
// Wikipedia and others as sources in its holidays.yaml; CC BY-SA 3.0 (https://creativecommons.org/licenses/by-sa/3.0/).
// Changed: public holidays of some countries and years alone, shortened. This file is under the same licence.

/** The years for which holidays are known. */
export const holidayYears = { first: ${firstYear}, last: ${lastYear} };

/** Regions as \`code|name\`; days as \`name|name there|MMDD of every year or YYYYMMDD|regions, all without\`. */
export const holidayTable: ReadonlyMap<
  string,
  { readonly regions: readonly string[]; readonly days: readonly string[] }
> = new Map([
`;

/** The file from which the product reads holidays. */
export const holidayFile = (): string => `${head}${countries.map(countryEntry).join('')}]);\n`;
