import { isDeepStrictEqual } from 'node:util';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { recountedFigures } from '#functions/_domain/bookings/booked-figures.ts';
import { countedOf, type ClassFigures, type DemandEvent } from '#functions/_domain/classes/class-figures.ts';
import { readDemandEvents, type ImportedClass } from '#functions/_domain/classes/class-import-store.ts';
import { present } from '#functions/_platform/present.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { ImportedChange } from './booking-import-store.ts';

type ClassItem = ImportedClass['item'];

/** A class, and its figures as its bookings give them. */
interface Recounted {
  readonly item: ClassItem;
  readonly figures: ClassFigures;
}

type Counts = Omit<ClassFigures, 'events'>;

/** The stored counts in the same form as computed ones, so that the two can be compared. */
const storedCounts = (item: ClassItem): Counts => ({
  bookings: item.bookings,
  bookedByChannel: present(item.bookedByChannel),
  revenueDirectMinor: item.revenueDirectMinor,
  revenueMarketplaceMinor: item.revenueMarketplaceMinor,
  ...(Object.keys(item.unreported ?? {}).length > 0 && { unreported: present(item.unreported ?? {}) }),
});

const hasSameCounts = ({ item, figures }: Recounted): boolean =>
  isDeepStrictEqual(figures, { ...storedCounts(item), events: figures.events });

const hasSameEvents = ({ figures }: Recounted, events: readonly DemandEvent[] = []): boolean =>
  isDeepStrictEqual(figures.events, events);

function recounted(
  classIds: readonly string[],
  classes: ReadonlyMap<string, ClassItem>,
  bookings: Iterable<BookingRow>,
): Recounted[] {
  const ofClass = Map.groupBy(bookings, ({ classId }) => classId);
  return classIds.flatMap((classId) => {
    const item = classes.get(classId);
    if (!item) return [];
    return [{ item, figures: recountedFigures(ofClass.get(classId) ?? [], item) }];
  });
}

/**
 * Finds the classes whose stored figures no longer match their bookings. The events behind the figures are read only
 * for classes whose counts are the same.
 *
 * @param classes the classes, as they were read before their bookings
 */
export async function changedFigures(
  table: StudioTable,
  studioId: string,
  classIds: readonly string[],
  classes: ReadonlyMap<string, ClassItem>,
  bookings: Iterable<BookingRow>,
): Promise<ImportedChange[]> {
  const all = recounted(classIds, classes, bookings);
  const same = new Set(all.filter(hasSameCounts));
  const eventsOf = await readDemandEvents(
    table,
    studioId,
    [...same].map(({ item }) => item.classId),
  );
  return all
    .filter((one) => !same.has(one) || !hasSameEvents(one, eventsOf.get(one.item.classId)))
    .map(({ item, figures }) => ({
      classId: item.classId,
      version: item.version,
      before: countedOf(item),
      figures,
    }));
}
