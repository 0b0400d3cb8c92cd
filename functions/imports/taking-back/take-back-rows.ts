import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { findSameClasses } from '#functions/_domain/same-classes/same-class-store.ts';
import { classesNamedBy, type FileBooking } from '../rows/file-booking.ts';
import { readCurrentIds } from '../rows/current-classes.ts';
import { readBookingsOfDay } from '../rows/booking-import-store.ts';
import { readAgainAt } from '#functions/_domain/bookings/sold-there.ts';
import { connectedMarketplaces } from '#functions/_domain/connections/connection-store.ts';
import { readClassesById } from '#functions/_domain/classes/class-import-store.ts';
import { classesPerStepMax } from '../clearing/clear-classes-store.ts';
import type { Import, Stays } from '../state/import-record.ts';
import { packed, takingBackPiecesOf } from './taking-back-pieces.ts';
import { readBookedClassIds, removeImportedBookings, removeImportedClasses } from './taking-back-store.ts';
import { countedStays, sumOfStays, whyBookingStays, whyClassStays } from '../state/taking-back.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const keepsChanging = 'These classes are being changed at the same time.';

const dayCharacters = 8;
const dayOf = ({ classId }: { readonly classId: string }): string => classId.slice(0, dayCharacters);

/** Works through the rows day by day, and reads a day again if it changed meanwhile. */
async function eachDay<R extends { readonly classId: string }>(
  rows: readonly R[],
  takeBackDay: (day: string, rows: readonly R[]) => Promise<Stays[] | undefined>,
): Promise<Stays[]> {
  const stays: Stays[][] = [];
  for (const [day, ofDay] of Map.groupBy(rows, dayOf))
    stays.push(await untilStored(() => takeBackDay(day, ofDay), keepsChanging));
  return sumOfStays(stays);
}

/**
 * Removes the classes that an import created from these rows and that are unchanged.
 *
 * @returns the classes that are kept
 */
export const takeBackClasses = (
  table: StudioTable,
  item: Import,
  rows: readonly { readonly classId: string }[],
  now: Date,
): Promise<Stays[]> =>
  eachDay(rows, async (day, ofDay) => {
    const { studioId, importId } = item;
    const classIds = [...new Set(ofDay.map(({ classId }) => classId))];
    // If a booking arrives after the classes were read, its class gets a new version.
    const classes = [...(await readClassesById(table, studioId, classIds)).values()];
    const booked = await readBookedClassIds(table, studioId, day);
    const whyOf = new Map(
      classes.map((one) => [one, whyClassStays(one.item, booked.has(one.item.classId), importId)]),
    );
    const going = classes.filter((one) => whyOf.get(one) === undefined);
    for (const some of chunksOf(going, classesPerStepMax))
      if (!(await removeImportedClasses(table, item, some, now))) return undefined;
    return countedStays([...whyOf.values()]);
  });

type NamedClass = Pick<FileBooking, 'classId' | 'className' | 'room'>;

/** The classes that have another name in the schedule than in the file. */
async function renamedAmong(
  table: StudioTable,
  { studioId }: Import,
  rows: readonly NamedClass[],
): Promise<string[]> {
  const listed = [...classesNamedBy(rows).values()];
  if (listed.length === 0) return [];
  return [...(await findSameClasses(table, studioId, listed)).values()].map(({ classId }) => classId);
}

/** @returns the bookings that are kept, and the classes that the studio's own system moved */
async function takeBackFrom(table: StudioTable, item: Import, rows: readonly NamedClass[], now: Date) {
  const { studioId, importId } = item;
  const connected = await connectedMarketplaces(table, studioId);
  const moved = new Set<string>();
  const stays = await eachDay(rows, async (day, ofDay) => {
    const reported = new Set(ofDay.map(({ classId }) => classId));
    const classes = await readClassesById(table, studioId, [...reported]);
    for (const [classId, one] of classes) if (one.item.movedTo !== undefined) moved.add(classId);
    const all = await readBookingsOfDay(table, studioId, day);
    const whyOf = new Map(
      all.flatMap((row) => (reported.has(row.classId) ? [[row, whyBookingStays(row, importId)]] : [])),
    );
    const goes = (row: (typeof all)[number]): boolean => whyOf.has(row) && whyOf.get(row) === undefined;
    const pieces = [...Map.groupBy(all, ({ classId }) => classId)].flatMap(([classId, ofClass]) => {
      const cls = classes.get(classId);
      const again = cls && readAgainAt(cls.item, connected, now);
      return takingBackPiecesOf(classId, cls, ofClass, ofClass.filter(goes), again);
    });
    for (const some of packed(pieces))
      if (!(await removeImportedBookings(table, item, some))) return undefined;
    return countedStays([...whyOf.values()]);
  });
  return { stays, moved };
}

/**
 * Removes the bookings that an import created from these rows, and restores those that it changed, unless they were
 * reported or changed since. The bookings
 * of a class that the studio's own system moved are found in the class that it is now, and those of a class that the file
 * names differently in the class that it is. What a marketplace had sold is not
 * known without them, so it is read again, and until then the places stay booked.
 *
 * @returns the bookings that are kept, and the classes that moved ones are now
 */
export async function takeBackBookings(
  table: StudioTable,
  item: Import,
  rows: readonly NamedClass[],
  now: Date,
): Promise<{ readonly stays: Stays[]; readonly classIds: readonly string[] }> {
  const { stays, moved } = await takeBackFrom(table, item, rows, now);
  const renamed = await renamedAmong(table, item, rows);
  if (moved.size === 0 && renamed.length === 0) return { stays, classIds: [] };
  const named = new Set(rows.map(({ classId }) => classId));
  const current = await readCurrentIds(table, item.studioId, [...moved, ...renamed]);
  const others = [...new Set(current.values())].filter((classId) => !named.has(classId));
  const more = await takeBackFrom(
    table,
    item,
    others.map((classId) => ({ classId })),
    now,
  );
  return { stays: sumOfStays([stays, more.stays]), classIds: others };
}
