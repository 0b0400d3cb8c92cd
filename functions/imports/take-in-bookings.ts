import { chunksOf, inParallel } from '../_platform/in-parallel.ts';
import { untilStored } from '../_platform/until-stored.ts';
import { changedMeanwhile } from './check-file.ts';
import type { BookingRow } from './booking-rows.ts';
import { readBookingsOfDay, storeBookings, storeFigures, type ClassChange } from './booking-import-store.ts';
import { figuresOf, type ClassFigures } from './class-figures.ts';
import { readClassesById, type StoredClass } from './class-import-store.ts';
import { present } from './present.ts';
import { planBookings, type BookingPlan } from './plan-bookings.ts';
import { classesPerCommitMax } from './schedule-import-store.ts';

const daysAtOnce = 6;

type Counts = Pick<BookingPlan, 'imported' | 'updated' | 'unchanged' | 'skipped'>;

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

/** The stored figures in the same form as reckoned ones, so that they can be compared. */
const storedFigures = ({ item, demand }: StoredClass): ClassFigures => ({
  bookings: item.bookings,
  bookedByChannel: present(item.bookedByChannel),
  revenueDirectMinor: item.revenueDirectMinor,
  revenueMarketplaceMinor: item.revenueMarketplaceMinor,
  events: demand?.events.map(present) ?? [],
});

const countedOf = ({ item }: StoredClass): ClassChange['before'] => ({
  localDate: item.localDate,
  totalCapacity: item.totalCapacity,
  bookings: item.bookings,
  revenueMinor: item.revenueDirectMinor + item.revenueMarketplaceMinor,
});

const sorted = (value: unknown): unknown =>
  typeof value !== 'object' || value === null
    ? value
    : Array.isArray(value)
      ? value.map(sorted)
      : Object.entries(value)
          .filter(([, one]) => one !== undefined)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, one]) => [key, sorted(one)]);

const isSame = (a: ClassFigures, b: ClassFigures): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** The classes whose figures are no longer what their bookings say. */
function changesOf(
  plan: BookingPlan,
  bookings: Iterable<BookingRow>,
  classes: ReadonlyMap<string, StoredClass>,
): ClassChange[] {
  const ofClass = Map.groupBy(bookings, ({ classId }) => classId);
  return plan.classIds.flatMap((classId) => {
    const stored = classes.get(classId);
    if (!stored) return [];
    const figures = figuresOf(ofClass.get(classId) ?? [], stored.item.startsAt);
    if (isSame(figures, storedFigures(stored))) return [];
    return [{ classId, version: stored.item.version, before: countedOf(stored), figures }];
  });
}

interface Taken {
  readonly counts: Counts;
  /** False when a class changed before its figures could be stored; its bookings are written all the same. */
  readonly stored: boolean;
}

/**
 * Takes in the bookings of one day's classes. Classes are read before bookings and their figures stored only at the
 * version read, so of two imports at once the later one to store sees the other's bookings.
 */
async function takeInDay(studioId: string, day: string, rows: readonly BookingRow[]): Promise<Taken> {
  const classIds = [...new Set(rows.map(({ classId }) => classId))];
  const classes = await readClassesById(studioId, classIds);
  const kept = new Map<string, BookingRow>();
  if (classes.size > 0)
    for (const booking of await readBookingsOfDay(studioId, day)) kept.set(booking.bookingId, booking);
  const plan = planBookings(rows, (classId) => classes.has(classId), kept);
  await storeBookings(studioId, plan.writes);
  for (const row of plan.writes) kept.set(row.bookingId, row);
  for (const changes of chunksOf(changesOf(plan, kept.values(), classes), classesPerCommitMax))
    if (!(await storeFigures(studioId, changes))) return { counts: plan, stored: false };
  return { counts: plan, stored: true };
}

/**
 * Brings a studio's bookings, and the figures of their classes, to what a file's rows say. Broken off half-way, the same
 * file sent again does the rest.
 */
export async function takeInBookings(studioId: string, rows: readonly BookingRow[]): Promise<Counts> {
  const counts = await inParallel(byDay(rows), daysAtOnce, async ([day, ofDay]) => {
    let first: Counts | undefined;
    return untilStored(async () => {
      const { counts, stored } = await takeInDay(studioId, day, ofDay);
      first ??= counts;
      return stored ? first : undefined;
    }, changedMeanwhile);
  });
  return sumOf(counts);
}

const sumOf = (counts: readonly Counts[]): Counts =>
  counts.reduce(
    (sum, one) => ({
      imported: sum.imported + one.imported,
      updated: sum.updated + one.updated,
      unchanged: sum.unchanged + one.unchanged,
      skipped: sum.skipped + one.skipped,
    }),
    { imported: 0, updated: 0, unchanged: 0, skipped: 0 },
  );
