import { instantToLocal } from '#shared/core/time/zone.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import { monthsBefore, stretchOf, type FinishedDay } from './finished-days.ts';
import {
  finishedDayOf,
  finishedMonths,
  recordLookedAt,
  readFinishedDay,
  readFinishedDays,
  storeFinishedDays,
  sumsOfFinishedDays,
  wasLookedAt,
} from './finished-store.ts';
import { storeFinishedSums } from './finished-sums-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The number of days read at once, which is also the most that one run reads. */
const daysAtOnce = 4;
const daysReadMax = 93;

/** Days that were never read, or whose totals have changed since, newest first. */
function daysToRead(known: readonly FinishedDay[], sumsNow: ReadonlyMap<string, string>): string[] {
  const sumsOf = new Map(known.map(({ localDate, sums }) => [localDate, sums]));
  return [...sumsNow]
    .filter(([localDate, sums]) => sumsOf.get(localDate) !== sums)
    .map(([localDate]) => localDate)
    .sort((a, b) => (a < b ? 1 : -1));
}

interface Requested {
  readonly studioId: string;
  readonly timezone: string;
  readonly now: Date;
  /** Whether to check the days even if they were already checked today. */
  readonly again: boolean;
}

/**
 * Reads the results of finished days and stores them for the impact page and the dashboard. Once on each of the
 * studio's dates, it checks whether a stored month has changed since, for example by an import of late bookings, and
 * reads the changed days again. A day's totals are read before its classes, so a change in between is noticed the next
 * time.
 */
export async function foldFinishedDays(
  table: StudioTable,
  { studioId, timezone, now, again }: Requested,
): Promise<void> {
  const today = instantToLocal(now.toISOString(), timezone).date;
  if (!again && (await wasLookedAt(table, studioId, today))) return;
  const from = monthsBefore(today, finishedMonths - 1);
  const [sumsNow, known] = await Promise.all([
    sumsOfFinishedDays(table, studioId, today),
    readFinishedDays(table, studioId, from, today),
  ]);
  const changed = daysToRead(known, sumsNow);
  const read = changed.slice(0, daysReadMax);
  const anew = await inParallel(read, daysAtOnce, async (localDate) =>
    finishedDayOf(await readFinishedDay(table, studioId, localDate, timezone), sumsNow.get(localDate) ?? ''),
  );
  const standing = new Map(
    [...known, ...anew]
      .filter(({ localDate }) => sumsNow.has(localDate))
      .map((day) => [day.localDate, day] as const),
  );
  const gone = known.filter(({ localDate }) => !sumsNow.has(localDate)).map(({ localDate }) => localDate);
  const stretches = Map.groupBy([...standing.values()], ({ localDate }) => stretchOf(localDate));
  const touched = [...new Set([...read, ...gone].map(stretchOf))];
  await inParallel(touched, daysAtOnce, (fromDate) =>
    storeFinishedDays(
      table,
      studioId,
      fromDate,
      (stretches.get(fromDate) ?? []).toSorted((a, b) => (a.localDate < b.localDate ? -1 : 1)),
    ),
  );
  const days = [...standing.values()].toSorted((a, b) => (a.localDate < b.localDate ? -1 : 1));
  await storeFinishedSums(table, studioId, days, today);
  if (changed.length === read.length) await recordLookedAt(table, studioId, today);
}
