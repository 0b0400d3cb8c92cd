import { chunksOf, inParallel } from '#functions/_platform/common/in-parallel.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { wallOffsetMs } from '#functions/_domain/bookings/booking-identity.ts';
import { changedMeanwhile } from '#functions/_domain/imports/changed-meanwhile.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import {
  figuresPerCommitMax,
  readBookingsOfDay,
  removeBookings,
  removeSuperseded,
  storeBookings,
  storeFigures,
} from './booking-import-store.ts';
import { readClassItemsOfDay } from '#functions/_domain/classes/class-import-store.ts';
import { changedFigures } from './changed-figures.ts';
import { markUsedUp } from './mark-used-up.ts';
import { planBookings } from './plan-bookings.ts';
import { sumOfCounts } from '../state/import.ts';
import type { ImportCounts } from '../state/import-record.ts';
import type { NotStored } from './file-booking.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const daysAtOnce = 16;
/** A class id begins with the class's start to the minute, `20261123T1300Z`. */
const startCharacters = 14;

/** The result of applying a file's bookings. */
export interface BookingCounts extends ImportCounts {
  /** The bookings that were skipped or left as cancelled. */
  readonly notStored: readonly NotStored[];
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

const noClass = 'No class starts at this time';
/** The reason why a row is left unchanged: a later report contradicts it. */
const cancelledSince =
  'The booking was cancelled since, at its marketplace or in the studio system; it stays cancelled';
const otherClass = 'The class that starts at this time has another name or room';

const startOf = ({ classId }: { readonly classId: string }): string => classId.slice(0, startCharacters);

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

/**
 * Applies the bookings of one day's classes. Classes are read before bookings, and their figures are stored only if the
 * classes' versions are unchanged. The later of two simultaneous imports therefore sees the bookings of the earlier
 * one. An import also notices webhooks: if it created a booking that a webhook reported meanwhile, its own booking is
 * removed.
 *
 * @param made the bookings that earlier attempts at the same day created; this attempt adds its own
 */
async function applyDay(
  table: StudioTable,
  studioId: string,
  day: string,
  rows: readonly BookingRow[],
  importId: string | undefined,
  made: Set<string>,
): Promise<Taken> {
  const named = new Set(rows.map(({ classId }) => classId));
  const scheduled = await readClassItemsOfDay(table, studioId, day);
  const classes = new Map(
    scheduled.filter(({ classId }) => named.has(classId)).map((item) => [item.classId, item]),
  );
  const stored = new Map<string, BookingRow>();
  if (classes.size > 0)
    for (const booking of await readBookingsOfDay(table, studioId, day))
      stored.set(booking.bookingId, booking);
  const offsetOf = (classId: string): number | undefined => {
    const cls = classes.get(classId);
    return cls && wallOffsetMs(cls);
  };
  const plan = planBookings(rows, offsetOf, stored, { importId, made });
  for (const row of plan.writes) if (!stored.has(row.bookingId)) made.add(row.bookingId);
  for (const row of await removeSuperseded(table, studioId, plan.superseded)) stored.delete(row.bookingId);
  await removeBookings(table, studioId, plan.moved);
  const writes = markUsedUp(plan, stored, classes);
  await storeBookings(table, studioId, writes);
  for (const row of writes) stored.set(row.bookingId, row);
  const { imported, updated, unchanged, skipped, leftCancelled } = plan;
  const notStored = [
    ...withReasons(
      rows.filter(({ classId }) => !classes.has(classId)),
      scheduled,
    ),
    ...plan.outdated.map((booking) => ({ booking, reason: cancelledSince })),
  ];
  const counts = { imported, updated, unchanged, skipped, leftCancelled, notStored };
  const changed = await changedFigures(table, studioId, plan.classIds, classes, stored.values());
  for (const changes of chunksOf(changed, figuresPerCommitMax))
    if (!(await storeFigures(table, studioId, changes))) return { counts, stored: false };
  return { counts, stored: true };
}

/**
 * Applies a file's rows to a studio's bookings and the figures of their classes. After an interruption, the same file
 * can be sent again to apply the rest.
 *
 * @param importId the file's import, if there is one; when a file is sent again, the counts cover all attempts
 */
export async function applyBookings(
  table: StudioTable,
  studioId: string,
  rows: readonly BookingRow[],
  importId?: string,
): Promise<BookingCounts> {
  const counts = await inParallel(byDay(rows), daysAtOnce, async ([day, ofDay]) => {
    let first: BookingCounts | undefined;
    const made = new Set<string>();
    return untilStored(async () => {
      const { counts, stored } = await applyDay(table, studioId, day, ofDay, importId, made);
      first ??= counts;
      return stored ? first : undefined;
    }, changedMeanwhile);
  });
  return {
    ...sumOfCounts(counts),
    notStored: counts.flatMap(({ notStored }) => notStored),
  };
}
