import { wholeCapacityOf } from '#shared/core/allocation/whole-capacity.ts';
import type { ImportedClass } from '#functions/_domain/classes/class-import-store.ts';
import type { ScheduleRow } from '#functions/_domain/classes/schedule-rows.ts';
import { identityIn } from '#functions/_domain/same-classes/same-class-store.ts';

type ClassItem = ImportedClass['item'];

const plainRow = (cls: ClassItem, totalCapacity: number): ScheduleRow => ({
  ...identityIn(cls),
  instructor: undefined,
  totalCapacity,
  currentBookings: undefined,
  slots: {},
});

/** More places than any class has. */
const capacityMax = 32_000;

/**
 * A row for a class that others become. It keeps its own capacity, whatever that is when the row is stored. If the
 * studio's own system lists it, that says what exists. Two files may contradict each other, so only what both name is
 * certain to exist: the lower capacity.
 *
 * @param becoming the classes that become it
 */
export function joinedRow(cls: ClassItem, becoming: readonly ClassItem[]): ScheduleRow {
  const named = becoming.map(wholeCapacityOf).filter((capacity) => capacity > 0);
  return { ...plainRow(cls, Math.min(capacityMax, ...named)), isJoined: true };
}

/** A row that stops offering the unsold places of a class that becomes another one. */
export const closingRow = (cls: ClassItem): ScheduleRow => plainRow(cls, 0);
