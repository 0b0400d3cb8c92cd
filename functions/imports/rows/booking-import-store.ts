import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { chunksOf, inParallel } from '#functions/_platform/common/in-parallel.ts';
import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import {
  bookingsMovedMax,
  moveBookings,
  putBookings,
  replaceBooking,
  type Replacing,
} from '#functions/_data/booking-batch.ts';
import { monthOf } from '#functions/_data/classes/class.ts';
import { countsWrite, eventsWrite } from '#functions/_data/figures-writes.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { classTally, type CountedClass, type Tally } from '#functions/_domain/classes/tally.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import type { ClassFigures } from '#functions/_domain/classes/class-figures.ts';
import { present } from '#functions/_platform/present.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const batchesAtOnce = 4;
const afterAll = '~';

/** Reads every booking of the classes that start on one day (UTC), by one key range. */
export async function readBookingsOfDay(
  table: StudioTable,
  studioId: string,
  day: string,
): Promise<BookingRow[]> {
  const { data } = await table
    .of(BookingEntity)
    .query.primary({ studioId, month: monthOf(day) })
    .between({ classId: day }, { classId: `${day}${afterAll}` })
    .go({ pages: 'all', consistent: true });
  return data.map(present);
}

/**
 * Removes bookings that an earlier attempt at the import created although they were also reported meanwhile. A booking
 * that has been reported since then is not removed.
 *
 * @returns the removed bookings
 */
export async function removeSuperseded(
  table: StudioTable,
  studioId: string,
  rows: readonly BookingRow[],
): Promise<BookingRow[]> {
  const gone = await inParallel(rows, batchesAtOnce, async (row) => {
    const { classId, bookedAt, bookingId } = row;
    const key = { studioId, month: monthOf(classId), classId, bookedAt, bookingId };
    const isGone = await unlessRefused(() =>
      table
        .of(BookingEntity)
        .delete(key)
        .where((item, { notExists }) => `${notExists(item.reportedBy)} AND ${notExists(item.cancelledBy)}`)
        .go(),
    );
    return isGone ? [row] : [];
  });
  return gone.flat();
}

/** Several days are written at once, each with this many requests. */
const replacedAtOnce = 4;

/** Whether a report may have stored the same booking since. The id of a new one without a reference is only in files. */
const mayBeReported = ({ before, after }: Replacing<BookingRow>): boolean =>
  before !== undefined || after.fileReference !== undefined;

/**
 * Writes bookings in place of those that were read. What somebody reported since is not overwritten, and a booking whose
 * key changes is stored under one of the two keys at any time. Nobody reports bookings of classes that are long over, so
 * these are written in batches, without conditions.
 *
 * @param stored the bookings that were read, by id
 * @param isOver whether a class is long over
 * @returns the bookings that were written
 */
export async function storeBookings(
  table: StudioTable,
  studioId: string,
  rows: readonly BookingRow[],
  stored: ReadonlyMap<string, BookingRow>,
  isOver: (classId: string) => boolean,
): Promise<BookingRow[]> {
  const alone: BookingRow[] = [];
  const moves: Replacing<BookingRow>[] = [];
  const replacing: Replacing<BookingRow>[] = [];
  for (const after of rows) {
    const one = { before: stored.get(after.bookingId), after };
    if (one.before && one.before.bookedAt !== after.bookedAt) moves.push(one);
    else if (mayBeReported(one) && !isOver(after.classId)) replacing.push(one);
    else alone.push(after);
  }
  await putBookings(table, studioId, alone);
  const replaced = await inParallel(replacing, replacedAtOnce, async (one) =>
    (await replaceBooking(table, studioId, one)) ? [one.after] : [],
  );
  const moved = await inParallel(chunksOf(moves, bookingsMovedMax), batchesAtOnce, async (some) =>
    (await moveBookings(table, studioId, some)) ? some.map(({ after }) => after) : [],
  );
  return [...alone, ...replaced.flat(), ...moved.flat()];
}

/**
 * A transaction holds 100 items: two per class, one for the counters, and one for each of the local days, two at most,
 * in which the classes of one day (UTC) start.
 */
export const figuresPerCommitMax = 48;

export interface ImportedChange {
  readonly classId: string;
  /** The class's version when the bookings behind the figures were read. */
  readonly version: number;
  /** The counts of the class before this change. */
  readonly before: CountedClass;
  readonly figures: ClassFigures;
}

const tallyOf = ({ before, figures }: ImportedChange): Tally =>
  classTally(before, {
    ...before,
    bookings: figures.bookings,
    revenueMinor: figures.revenueDirectMinor + figures.revenueMarketplaceMinor,
  });

/** The figures of a class, recounted from its bookings. */
export interface FiguresCounted {
  readonly kind: 'figures-counted';
  readonly studioId: string;
  readonly change: ImportedChange;
}

/** Sets a class's figures and adjusts the totals, if the class still has the version that was read. */
export const figuresDerivers: Derivers<FiguresCounted> = {
  'figures-counted': ({ studioId, change }) => {
    const { classId, version } = change;
    const { events, ...counts } = change.figures;
    return {
      items: [countsWrite(studioId, classId, version, counts), eventsWrite(studioId, classId, events)],
      tally: { cls: { studioId, classId }, by: [tallyOf(change)] },
    };
  },
};

/**
 * Stores the figures of several classes, all or none, if every class still has the version that was read before its
 * bookings.
 *
 * @returns whether the figures were stored
 */
export async function storeFigures(
  table: StudioTable,
  studioId: string,
  changes: readonly ImportedChange[],
): Promise<boolean> {
  if (changes.length === 0) return true;
  return committed(
    table,
    figuresDerivers,
    changes.map((change) => ({ kind: 'figures-counted', studioId, change }) as const),
  );
}
