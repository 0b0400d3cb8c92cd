import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { seededRandom, type Random } from '#shared/core/numbers/random.ts';
import { partOfDay } from '#shared/core/forecast/marked-day.ts';
import type { SoldClass, SoldStudio } from './walk.ts';

/** Hours of the day in which a studio could hold classes. */
const [firstHour, lastHour] = [6, 21];
const dayMs = 24 * 3_600_000;

/**
 * Federal holidays by month and the day on which they are observed, so that each holiday has the same name every year.
 */
const names: readonly (readonly [string, string])[] = [
  ['12-31', 'New Year'],
  ['01-0', 'New Year'],
  ['01-', 'Martin Luther King Day'],
  ['02-', "Presidents' Day"],
  ['04-', 'Emancipation Day'],
  ['05-', 'Memorial Day'],
  ['07-', 'Independence Day'],
  ['09-', 'Labor Day'],
  ['10-', 'Columbus Day'],
  ['11-1', 'Veterans Day'],
  ['11-2', 'Thanksgiving'],
  ['12-', 'Christmas'],
];

const nameOf = (date: string): string =>
  names.find(([start]) => date.slice(5).startsWith(start))?.[1] ?? date;

function thinned(count: number, share: number, random: Random): number {
  let retained = 0;
  for (let i = 0; i < count; i += 1) retained += random() < share ? 1 : 0;
  return retained;
}

interface Row {
  readonly dateday: string;
  readonly hour: string;
  readonly holiday: string;
  readonly casual: string;
  readonly registered: string;
}

/**
 * A series of hourly counts in two channels, scaled down to the size of classes, with one series for each weekday and
 * hour. Columns: dateday (DD-MM-YYYY), hour, holiday (0 or 1), casual, registered.
 */
export function hourlyStudio(path: string, share: number, seed: number): SoldStudio {
  const random = seededRandom(seed);
  const rows = parse<Row>(readFileSync(path), { columns: true });
  const dated = rows.map((row) => ({ ...row, date: row.dateday.split('-').toReversed().join('-') }));
  const isHoliday = new Set(dated.filter(({ holiday }) => holiday === '1').map(({ date }) => date));
  const first = Date.parse(dated[0]?.date ?? '');
  const classes = dated.flatMap(({ date, hour, casual, registered }): SoldClass[] => {
    if (Number(hour) < firstHour || Number(hour) > lastHour) return [];
    const days = Math.round((Date.parse(date) - first) / dayMs);
    const beside = isHoliday.has(addLocalDays(date, 1))
      ? 'before'
      : isHoliday.has(addLocalDays(date, -1))
        ? 'after'
        : undefined;
    const part = partOfDay(Number(hour) * 60);
    const day = isHoliday.has(date)
      ? { kind: 'holiday' as const, name: nameOf(date), date, part }
      : beside && { kind: 'beside' as const, name: beside, date, part };
    return [
      {
        seriesId: `${days % 7}-${hour}`,
        week: Math.floor(days / 7),
        day,
        made: [Number(casual), Number(registered)].map((count) => thinned(count, share, random)),
      },
    ];
  });
  if (classes.length === 0) throw new Error(`${path} holds no hours`);
  return { channels: ['casual', 'registered'], classes };
}
