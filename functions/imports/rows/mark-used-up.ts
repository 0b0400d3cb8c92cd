import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { countUnreported, unreportedOn } from '#functions/_domain/bookings/sold-there.ts';
import { placesIn } from '#shared/core/bookings/booked-places.ts';
import { figuresOf } from '#functions/_domain/classes/class-figures.ts';
import type { BookingPlan } from './plan-bookings.ts';

type PerChannel = Readonly<Partial<Record<string, number | undefined>>>;

/** A class, as its bookings were counted before a file. */
interface CountedBefore {
  readonly startsAt: string;
  readonly bookings: number;
  readonly bookedByChannel: PerChannel;
  readonly unreported?: PerChannel | undefined;
}

const isAnyUnreported = ({ unreported = {} }: CountedBefore): boolean =>
  Object.values(unreported).some((places = 0) => places > 0);

/** How many unreported places the bookings of a class use up on each channel. */
function usedUpBy(rows: readonly BookingRow[], cls: CountedBefore): Map<string, number> {
  const { unreported: left = cls.unreported } = countUnreported(figuresOf(rows, cls.startsAt), cls);
  return new Map(
    Object.keys(cls.unreported ?? {}).map((channel) => [
      channel,
      unreportedOn(cls, channel) - unreportedOn({ unreported: left }, channel),
    ]),
  );
}

type Planned = Pick<BookingPlan, 'writes' | 'madeBefore'>;

/** How many bookings of each class and channel are still to be marked. */
function leftToMark(
  { writes, madeBefore }: Planned,
  stored: ReadonlyMap<string, BookingRow>,
  classes: ReadonlyMap<string, CountedBefore>,
): Map<string, Map<string, number>> {
  const after = new Map([...stored, ...writes.map((row) => [row.bookingId, row] as const)]);
  const ofClass = Map.groupBy(after.values(), ({ classId }) => classId);
  const left = new Map(
    [...classes].map(([classId, cls]) => [classId, usedUpBy(ofClass.get(classId) ?? [], cls)]),
  );
  for (const row of madeBefore) {
    const { classId, channel, usedUp } = row;
    const ofRow = left.get(classId);
    if (usedUp !== undefined) ofRow?.set(channel, (ofRow.get(channel) ?? 0) - placesIn(row));
  }
  return left;
}

/**
 * Marks the new bookings of an import that use up unreported places of their class, so that these places become
 * unreported again when the import is undone. Bookings that an earlier attempt marked count, if it was interrupted
 * before the class was counted again.
 *
 * @param stored the bookings before the file's are written
 * @returns the bookings to write
 */
export function markUsedUp(
  plan: Planned,
  stored: ReadonlyMap<string, BookingRow>,
  classes: ReadonlyMap<string, CountedBefore>,
): readonly BookingRow[] {
  const some = new Map([...classes].filter(([, cls]) => isAnyUnreported(cls)));
  if (some.size === 0) return plan.writes;
  const left = leftToMark(plan, stored, some);
  return plan.writes.map((row) => {
    const ofClass = left.get(row.classId);
    const places = ofClass?.get(row.channel) ?? 0;
    const isNew = row.importedBy !== undefined && !stored.has(row.bookingId);
    if (!ofClass || places <= 0 || row.status !== 'confirmed' || !isNew) return row;
    ofClass.set(row.channel, places - placesIn(row));
    return { ...row, usedUp: 'unreported' };
  });
}
