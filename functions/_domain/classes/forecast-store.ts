import { addHours } from '#shared/core/time/zone.ts';
import {
  isOver,
  outlookOf,
  type Foretold,
  type NotForetold,
  type Outlook,
} from '#shared/core/outlook/outlook-of.ts';
import { ForecastEntity } from '#functions/_data/classes/forecast.ts';
import { pack, unpack } from '#functions/_data/table/packed.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { hasMoved, type Day, type DayToStore, type ForetoldClass } from './forecast-moved.ts';
import { dayIn, plainOf } from './forecast-packing.ts';
import { openHours } from './horizon.ts';

const daysAtOnce = 8;
const keptDays = 3;
const daySeconds = 24 * 3600;

/** Stores what days are forecast, each in the place of what was forecast of it before; what hardly moved stays. */
export async function storeForecasts(
  table: StudioTable,
  studioId: string,
  days: readonly DayToStore[],
  classes: readonly ForetoldClass[],
  now: Date,
): Promise<void> {
  const dates = days.map(({ localDate }) => localDate).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) return;
  const before = await readDays(table, studioId, from, to);
  const classesOf = Map.groupBy(classes, ({ localDate }) => localDate);
  const moved = days.filter((day) =>
    hasMoved(before.get(day.localDate), day, classesOf.get(day.localDate) ?? [], now),
  );
  await inParallel(moved, daysAtOnce, ({ localDate, ...known }) =>
    table
      .of(ForecastEntity)
      .put({
        studioId,
        localDate,
        madeAt: now.toISOString(),
        expiresAtSeconds: Date.parse(localDate) / 1000 + keptDays * daySeconds,
        ...('beginsAt' in known ? { beginsAt: known.beginsAt } : { packed: pack(plainOf(known.forecast)) }),
      })
      .go(),
  );
}

async function readDays(
  table: StudioTable,
  studioId: string,
  from: string,
  to: string,
): Promise<Map<string, Day>> {
  const { data } = await table
    .of(ForecastEntity)
    .query.primary({ studioId })
    .between({ localDate: from }, { localDate: to })
    .go({ pages: 'all' });
  return new Map(
    data.map(({ localDate, madeAt, beginsAt, packed }) => [
      localDate,
      { madeAt, beginsAt, forecast: packed && dayIn(unpack(packed)) },
    ]),
  );
}

const later = (a: string, b: string): string => (a > b ? a : b);

/** A class further away than runs look is forecast once it comes nearer; one that no run has seen yet, by the next. */
function notForetold({ startsAt }: ForetoldClass, day: Day | undefined, now: Date): NotForetold {
  const seenFrom = addHours(startsAt, -openHours);
  const isFar = seenFrom > now.toISOString();
  const beginsAt = day?.beginsAt;
  if (beginsAt !== undefined) return { forecastBeginsAt: isFar ? later(beginsAt, seenFrom) : beginsAt };
  return { forecastBeginsAt: isFar ? seenFrom : null };
}

function knownOf(cls: ForetoldClass, day: Day | undefined, now: Date): Foretold | NotForetold {
  const left = day?.forecast?.leftOf.get(cls.classId);
  return day?.forecast && left
    ? { at: day.madeAt, left, customers: day.forecast.customers }
    : notForetold(cls, day, now);
}

/** What is said of a class: see outlookOf. */
export type OutlookIn = (cls: ForetoldClass) => Outlook;

/**
 * What every screen says of some classes' occupancy and revenue. What was forecast of their days is read by one range of
 * keys: sixteen items at most, since runs look no further, and nothing where all of them are over.
 */
export async function outlooksOf(
  table: StudioTable,
  studioId: string,
  classes: readonly ForetoldClass[],
  now: Date,
): Promise<OutlookIn> {
  const days = classes.flatMap((cls) => (isOver(cls, now) ? [] : [cls.localDate])).sort();
  const [from, to] = [days[0], days.at(-1)];
  const known =
    from === undefined || to === undefined
      ? new Map<string, Day>()
      : await readDays(table, studioId, from, to);
  return (cls) => outlookOf(cls, knownOf(cls, known.get(cls.localDate), now), now);
}
