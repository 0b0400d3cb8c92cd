import { Failure } from '#shared/contracts/failure.ts';
import { chunksOf, inParallel } from '#functions/_platform/common/in-parallel.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { rowForClass, wallOffsetMs } from '#functions/_domain/bookings/booking-identity.ts';
import { changedMeanwhile } from '#functions/_domain/imports/changed-meanwhile.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { figuresPerCommitMax, storeFigures } from './booking-import-store.ts';
import { overUntil, readBookingsDay, writePlan, type Days } from './booking-days.ts';
import { startInId } from '#functions/_domain/classes/class-id.ts';
import { similarToNames } from '#functions/_domain/same-classes/similar-classes.ts';
import type { SimilarInFile } from '#functions/_domain/same-classes/similar-store.ts';
import { readAnswers } from '#functions/_domain/same-classes/answer-store.ts';
import {
  sameClasses,
  type SameClassAnswer,
  type SourceClass,
} from '#functions/_domain/same-classes/same-classes.ts';
import { changedFigures } from './changed-figures.ts';
import { readCurrentIds } from './current-classes.ts';
import { planBookings, type BookingPlan } from './plan-bookings.ts';
import { sumOfCounts } from '../state/import.ts';
import type { ImportCounts } from '../state/import-record.ts';
import type { NotStored } from './file-booking.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const daysAtOnce = 16;

/** The result of applying a file's bookings. */
export interface BookingCounts extends ImportCounts {
  /** The bookings that were skipped or left as cancelled. */
  readonly notStored: readonly NotStored[];
  /** How many rows say that a booking was cancelled that is not known. */
  readonly leftOut: number;
  /** The classes that the rows refer to, as they are now. */
  readonly classIds: readonly string[];
  /** Names of the file that may be classes of the schedule. Their rows were skipped. */
  readonly similar: readonly SimilarInFile[];
}

const dayOf = ({ classId }: BookingRow): string => classId.slice(0, 8);

function byDay(rows: readonly BookingRow[]): [string, BookingRow[]][] {
  const days = new Map<string, BookingRow[]>();
  for (const row of rows) {
    const day = days.get(dayOf(row)) ?? [];
    day.push(row);
    days.set(dayOf(row), day);
  }
  return [...days];
}

interface Taken {
  readonly counts: BookingCounts;
  /** False if a class changed before its figures could be stored. Its bookings are written anyway. */
  readonly stored: boolean;
}

/** Classes of a day that are now others or have other names, so nothing was written for that day. */
interface Moved {
  /** Those that the studio's own system moved. */
  readonly moved: readonly string[];
  /** For those that have another name in the schedule, the classes that they are. */
  readonly renamed: ReadonlyMap<string, { readonly classId: string }>;
}

/** The file that the bookings come from. */
interface BookingsFile {
  /** Its import, if there is one. */
  readonly importId?: string;
  /** Its classes as it names them. */
  readonly named: ReadonlyMap<string, SourceClass>;
  readonly now: Date;
}

/** What one call shares between its days and attempts. */
interface Applying extends BookingsFile, Days {
  readonly answers: readonly SameClassAnswer[];
  /** For each class that was found to be moved or to have another name, the class that it is now. */
  readonly current: Map<string, string>;
}

const noClass = 'No class starts at this time';
/** The reason why a row is left unchanged: a later report contradicts it. */
const cancelledSince =
  'The booking was cancelled since, at its marketplace or in the studio system; it stays cancelled';
/** A hint for a row that is stored: the places beyond its number may be cancelled, or bookings that the file lacks. */
const fewerPlaces =
  'An earlier file listed more places of this booking one by one, and they all stay: list those that were cancelled as cancelled';
const otherClass = 'The class that starts at this time has another name or room';

const startOf = ({ classId }: { readonly classId: string }): string => startInId(classId);

/**
 * Finds out why bookings of a day were skipped.
 *
 * @param scheduled the classes of the day
 */
function withReasons(
  skipped: readonly BookingRow[],
  scheduled: readonly { readonly classId: string }[],
): NotStored[] {
  const starts = new Set(scheduled.map(startOf));
  return skipped.map((booking) => ({
    booking,
    reason: starts.has(startOf(booking)) ? otherClass : noClass,
  }));
}

/** Why rows of known classes are not stored, or only in part. */
const reasonsIn = ({ outdated, fewerPlaces: fewer }: BookingPlan): NotStored[] => [
  ...outdated.map((booking) => ({ booking, reason: cancelledSince })),
  ...fewer.map((booking) => ({ booking, reason: fewerPlaces })),
];

/**
 * Applies the bookings of one day's classes. Classes are read before bookings, and their figures are stored only if the
 * classes' versions are unchanged. The later of two simultaneous imports therefore sees the bookings of the earlier
 * one. An import also notices webhooks: if it created a booking that a webhook reported meanwhile, its own booking is
 * removed, and a booking that was reported about meanwhile is read again instead of being overwritten.
 */
async function applyDay(
  table: StudioTable,
  applying: Applying,
  day: string,
  rows: readonly BookingRow[],
): Promise<Taken | Moved> {
  const { studioId, importId, made, current, answers, named: names } = applying;
  const named = new Set(rows.map(({ classId }) => classId));
  const { scheduled, classes, stored } = await readBookingsDay(table, applying, day, named);
  const moved = [...classes.values()].filter(
    ({ classId, movedTo }) => movedTo !== undefined && !current.has(classId),
  );
  const listed = [...named].flatMap((classId) => names.get(classId) ?? []);
  const renamed = sameClasses({ listed, scheduled, answers });
  if (moved.length > 0 || renamed.size > 0) return { moved: moved.map(({ classId }) => classId), renamed };
  const offsetOf = (classId: string): number | undefined => {
    const cls = classes.get(classId);
    return cls && wallOffsetMs(cls);
  };
  const plan = planBookings(rows, offsetOf, stored, { importId, made });
  const isWritten = await writePlan(table, applying, plan, { classes, stored });
  const { imported, updated, unchanged, skipped, leftCancelled, leftOut, mayBeTwice } = plan;
  const skippedRows = rows.filter(({ classId }) => !classes.has(classId));
  const notStored = [...withReasons(skippedRows, scheduled), ...reasonsIn(plan)];
  const { classIds } = plan;
  const similar = similarToNames({ listed, scheduled, answers });
  const counts = {
    imported,
    updated,
    unchanged,
    skipped,
    leftCancelled,
    ...(mayBeTwice > 0 && { mayBeTwice }),
    leftOut,
    notStored,
    classIds,
    similar,
  };
  if (!isWritten) return { counts, stored: false };
  const changed = await changedFigures(table, studioId, classIds, classes, stored.values());
  for (const changes of chunksOf(changed, figuresPerCommitMax))
    if (!(await storeFigures(table, studioId, changes))) return { counts, stored: false };
  return { counts, stored: true };
}

/** Applies one day, and again if something changed meanwhile. */
async function applyWholeDay(
  table: StudioTable,
  applying: Applying,
  day: string,
  rows: readonly BookingRow[],
): Promise<BookingCounts | Moved> {
  let first: BookingCounts | undefined;
  return untilStored(async () => {
    const taken = await applyDay(table, applying, day, rows);
    // Some bookings were written before the class moved. They move along, and are counted when this is repeated.
    if ('moved' in taken && first) throw new Failure('conflict', changedMeanwhile);
    if ('moved' in taken) return taken;
    first ??= taken.counts;
    return taken.stored ? first : undefined;
  }, changedMeanwhile);
}

/**
 * Applies a file's rows to a studio's bookings and the figures of their classes. After an interruption, the same file
 * can be sent again to apply the rest. A row that names a class as it was before the studio's own system moved it is
 * applied to the class that it is now, after the other days. So is a row that names a class differently.
 *
 * @param file when the file of an import is sent again, the counts cover all attempts
 */
export async function applyBookings(
  table: StudioTable,
  studioId: string,
  rows: readonly BookingRow[],
  file: BookingsFile,
): Promise<BookingCounts> {
  const answers = await readAnswers(table, studioId);
  const days: Days = { studioId, made: new Set(), overUntil: overUntil(file.now) };
  const applying: Applying = { ...file, ...days, answers, current: new Map() };
  const counts: BookingCounts[] = [];
  const rowOf = new Map<BookingRow, BookingRow>();
  let left = rows;
  while (left.length > 0) {
    const applied = await inParallel(byDay(left), daysAtOnce, async ([day, ofDay]) => ({
      ofDay,
      result: await applyWholeDay(table, applying, day, ofDay),
    }));
    counts.push(...applied.flatMap(({ result }) => ('moved' in result ? [] : [result])));
    const waiting = applied.flatMap(({ ofDay, result }) => ('moved' in result ? ofDay : []));
    const moved = applied.flatMap(({ result }) => ('moved' in result ? result.moved : []));
    for (const [id, now] of await readCurrentIds(table, studioId, moved)) applying.current.set(id, now);
    for (const { result } of applied)
      if ('moved' in result)
        for (const [id, { classId }] of result.renamed) applying.current.set(id, classId);
    left = waiting.map((row) => {
      const classId = applying.current.get(row.classId);
      const current = classId === undefined ? { ...row } : rowForClass(row, classId);
      rowOf.set(current, rowOf.get(row) ?? row);
      return current;
    });
  }
  return {
    ...sumOfCounts(counts),
    leftOut: counts.reduce((sum, { leftOut }) => sum + leftOut, 0),
    notStored: counts.flatMap(({ notStored }) =>
      notStored.map(({ booking, reason }) => ({ booking: rowOf.get(booking) ?? booking, reason })),
    ),
    classIds: counts.flatMap(({ classIds }) => classIds),
    similar: counts.flatMap(({ similar }) => similar),
  };
}
