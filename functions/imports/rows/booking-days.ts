import { untilStored } from '#functions/_platform/until-stored.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { readClassItemsOfDay, type ImportedClass } from '#functions/_domain/classes/class-import-store.ts';
import { idStartOf, startInId } from '#functions/_domain/classes/class-id.ts';
import { changedMeanwhile } from '#functions/_domain/imports/changed-meanwhile.ts';
import { readBookingsOfDay, removeSuperseded, storeBookings } from './booking-import-store.ts';
import { markUsedUp } from './mark-used-up.ts';
import type { BookingPlan } from './plan-bookings.ts';

type ClassItem = ImportedClass['item'];

/** What the days of one import share. */
export interface Days {
  readonly studioId: string;
  /** The bookings that earlier attempts created; each attempt adds its own. */
  readonly made: Set<string>;
  /** Classes whose ids are below this are long over. */
  readonly overUntil: string;
}

/** The classes of a day and their bookings, as they were read. */
interface BookingsDay {
  readonly scheduled: readonly ClassItem[];
  /** Those whose bookings are imported, by id. */
  readonly classes: ReadonlyMap<string, ClassItem>;
  readonly stored: Map<string, BookingRow>;
}

/** Nothing is reported about a booking this long after its class. */
const overAfterMs = 7 * 24 * 3_600_000;

/** The id below which classes are long over. */
export const overUntil = (now: Date): string =>
  idStartOf(new Date(now.getTime() - overAfterMs).toISOString());

const classesAmong = (scheduled: readonly ClassItem[], named: ReadonlySet<string>): Map<string, ClassItem> =>
  new Map(scheduled.filter(({ classId }) => named.has(classId)).map((item) => [item.classId, item] as const));

/**
 * Reads the classes of a day and their bookings. If a class changes in between, both are read again: if it was moved, its
 * bookings would be missing, and would be created once more. Classes that are long over are not moved.
 *
 * @param named the classes whose bookings are imported
 */
export async function readBookingsDay(
  table: StudioTable,
  { studioId, overUntil: until }: Days,
  day: string,
  named: ReadonlySet<string>,
): Promise<BookingsDay> {
  const isOver = `${day}~` < until;
  return untilStored(async () => {
    const scheduled = await readClassItemsOfDay(table, studioId, day);
    const classes = classesAmong(scheduled, named);
    if (classes.size === 0) return { scheduled, classes, stored: new Map() };
    const bookings = await readBookingsOfDay(table, studioId, day);
    const stored = new Map(bookings.map((booking) => [booking.bookingId, booking]));
    if (isOver) return { scheduled, classes, stored };
    const after = classesAmong(await readClassItemsOfDay(table, studioId, day), named);
    const isSame = [...classes].every(([classId, { version }]) => after.get(classId)?.version === version);
    return isSame ? { scheduled, classes, stored } : undefined;
  }, changedMeanwhile);
}

/**
 * Writes the planned changes of a day's bookings, and makes them in `stored`.
 *
 * @returns false if a booking was reported or changed since it was read, so that it was not overwritten
 */
export async function writePlan(
  table: StudioTable,
  { studioId, made, overUntil: until }: Days,
  plan: BookingPlan,
  { classes, stored }: Pick<BookingsDay, 'classes' | 'stored'>,
): Promise<boolean> {
  for (const row of await removeSuperseded(table, studioId, plan.superseded)) stored.delete(row.bookingId);
  const writes = markUsedUp(plan, stored, classes);
  const isOver = (classId: string): boolean => startInId(classId) < until;
  const written = await storeBookings(table, studioId, writes, stored, isOver);
  for (const row of written) {
    if (!stored.has(row.bookingId)) made.add(row.bookingId);
    stored.set(row.bookingId, row);
  }
  if (written.length < writes.length) return false;
  // Only once the booking takes these places, so that an interruption frees none.
  for (const row of await removeSuperseded(table, studioId, plan.singlePlaces)) stored.delete(row.bookingId);
  return true;
}
