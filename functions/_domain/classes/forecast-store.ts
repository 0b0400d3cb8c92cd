import { addHours } from '#shared/core/time/zone.ts';
import {
  isOver,
  outlookOf,
  type Foretold,
  type NotForetold,
  type Outlook,
} from '#shared/core/outlook/outlook-of.ts';
import { ForecastEntity } from '#functions/_data/classes/forecast.ts';
import type { ItemOf } from '#functions/_data/table/entity.ts';
import { pack, unpack } from '#functions/_data/table/packed.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { expectedAhead } from './expected-ahead.ts';
import { hasMoved, type Day, type DayToStore, type ForetoldClass } from './forecast-moved.ts';
import { dayIn, plainForecastOf } from './forecast-packing.ts';
import { openHours } from './horizon.ts';

const daysAtOnce = 8;
/** How long forecasts are stored: until the day's results have been read and compared. */
const retentionDays = 14;
const daySeconds = 24 * 3600;

/** The expectations to store for a day. Once recorded, they do not change. */
function aheadOf(
  before: Day | undefined,
  day: DayToStore,
  classes: readonly ForetoldClass[],
  now: Date,
): { readonly ahead?: Uint8Array; readonly isNew: boolean } {
  if (before?.ahead) return { ahead: before.ahead, isNew: false };
  const expected = expectedAhead(day, classes, now);
  return expected ? { ahead: pack(expected), isNew: true } : { isNew: false };
}

/** Stores the forecasts of some days. A day whose forecast has hardly changed is not written again. */
export async function storeForecasts(
  table: StudioTable,
  studioId: string,
  days: readonly DayToStore[],
  classes: readonly ForetoldClass[],
  now: Date,
): Promise<void> {
  const dates = days.map(({ localDate }) => localDate);
  const before = await readDays(table, studioId, dates);
  const classesOf = Map.groupBy(classes, ({ localDate }) => localDate);
  const moved = days.flatMap((day) => {
    const [stored, own] = [before.get(day.localDate), classesOf.get(day.localDate) ?? []];
    const { ahead, isNew } = aheadOf(stored, day, own, now);
    return isNew || hasMoved(stored, day, own, now) ? [{ day, ahead }] : [];
  });
  await inParallel(moved, daysAtOnce, ({ day: { localDate, ...known }, ahead }) =>
    table
      .of(ForecastEntity)
      .put({
        studioId,
        localDate,
        madeAt: now.toISOString(),
        expiresAtSeconds: Date.parse(localDate) / 1000 + retentionDays * daySeconds,
        ...(ahead && { ahead }),
        ...('beginsAt' in known
          ? { beginsAt: known.beginsAt }
          : { packed: pack(plainForecastOf(known.forecast)) }),
      })
      .go(),
  );
}

/** Reads the stored forecasts of some days as one key range. Without any days, nothing is read. */
async function readDays(
  table: StudioTable,
  studioId: string,
  dates: readonly string[],
): Promise<Map<string, Day>> {
  const sorted = dates.toSorted();
  const [from, to] = [sorted[0], sorted.at(-1)];
  if (from === undefined || to === undefined) return new Map();
  const { data } = await table
    .of(ForecastEntity)
    .query.primary({ studioId })
    .between({ localDate: from }, { localDate: to })
    .go({ pages: 'all' });
  return new Map(data.map((item) => [item.localDate, dayOf(item)]));
}

export type ForecastItem = ItemOf<typeof ForecastEntity>;

const dayOf = ({ madeAt, beginsAt, packed, ahead }: ForecastItem): Day => ({
  madeAt,
  beginsAt,
  ahead,
  forecast: packed && dayIn(unpack(packed)),
});

const later = (a: string, b: string): string => (a > b ? a : b);

/**
 * Says when a class without a forecast will get one. A class beyond the runs' horizon gets it once it is within the
 * horizon. A class that no run has seen yet gets it in the next run.
 */
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

/** Computes the outlook of a class: see `outlookOf`. */
export type OutlookIn = (cls: ForetoldClass) => Outlook;

/**
 * Reads the forecasts from which screens show the occupancy and revenue of classes. The forecasts are one key range of
 * at most sixteen items, because runs look no further ahead. For past classes nothing is read.
 */
export async function outlooksOf(
  table: StudioTable,
  studioId: string,
  classes: readonly ForetoldClass[],
  now: Date,
): Promise<OutlookIn> {
  const dates = classes.flatMap((cls) => (isOver(cls, now) ? [] : [cls.localDate]));
  const known = await readDays(table, studioId, dates);
  return (cls) => outlookOf(cls, knownOf(cls, known.get(cls.localDate), now), now);
}

/** The outlook of a class by the forecast of its day, if there is one. */
export const outlookBy = (cls: ForetoldClass, forecast: ForecastItem | undefined, now: Date): Outlook =>
  outlookOf(cls, knownOf(cls, forecast && dayOf(forecast), now), now);
