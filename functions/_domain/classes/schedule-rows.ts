import type { Finding } from '#shared/contracts/errors.ts';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import type { CheckedTable } from '#shared/core/csv/check-table.ts';
import { mistakeFinding } from '#shared/core/csv/row-mistake.ts';
import { rowStatusOf } from '#shared/core/csv/row-status.ts';
import { cellReader, countCell, name, namedClass, type CellReader, type RowCells } from './cells.ts';
import { identifyIn, type ClassIdentity, type NamedClass } from './class-identity.ts';
import { slotColumns } from './columns.ts';
import { wallClock } from './wall-clock.ts';

export type SlotChannel = keyof typeof slotColumns;
export type Slots = Readonly<Partial<Record<SlotChannel, number>>>;

/** One class as described by a schedule file. */
export interface ScheduleRow extends NamedClass, ClassIdentity {
  readonly instructor: string | undefined;
  readonly totalCapacity: number;
  readonly currentBookings: number | undefined;
  readonly slots: Slots;
  /** The studio's own system that reported the class. Absent for a file. */
  readonly system?: 'kenko';
  /** The places that are still taken in the classes that it was before. The capacity includes them. */
  readonly takenBefore?: number;
  /** True if other classes became it: it keeps its own capacity, but at most the one of the row. */
  readonly isJoined?: boolean;
}

export interface ReadSchedule {
  readonly findings: readonly Finding[];
  /** The classes, without repeated rows. */
  readonly rows: readonly ScheduleRow[];
  /** Number of rows that repeat another row. */
  readonly repeated: number;
  /** The classes that the file calls cancelled, with the numbers of their rows. */
  readonly cancelled: readonly (ScheduleRow & { readonly cancelledInRow: number })[];
}

const slotChannels = Object.keys(slotColumns) as SlotChannel[];
const total = (slots: Slots): number => Object.values(slots).reduce((sum, places) => sum + places, 0);

function readSlots(cells: CellReader, totalCapacity: number, mode: InventoryMode): Slots {
  const slots: Partial<Record<SlotChannel, number>> = {};
  for (const channel of slotChannels) {
    const places = cells.take(slotColumns[channel], countCell);
    if (places === undefined) continue;
    if (places > totalCapacity) cells.refuse(slotColumns[channel], { code: 'above-capacity' });
    slots[channel] = places;
  }
  // A channel with more places than the class has is one mistake, not another one of all channels together.
  const isEachWithin = Object.values(slots).every((places) => places <= totalCapacity);
  if (mode === 'separate' && isEachWithin && total(slots) > totalCapacity)
    cells.refuse('total_capacity', {
      code: 'together-above-capacity',
      places: total(slots),
      capacity: totalCapacity,
    });
  return slots;
}

/** Parses one row as a class, and adds its errors to the given findings. */
export type ScheduleReader = (record: RowCells, findings: Finding[]) => ScheduleRow | undefined;

/**
 * Creates a reader for the rows of one studio's files.
 *
 * @param zone the IANA zone of the dates and times in the files
 */
export function scheduleReader(zone: string, mode: InventoryMode): ScheduleReader {
  const identify = identifyIn(zone);
  const named = namedClass(wallClock(zone));
  return (record, findings) => {
    const cells = cellReader(record, findings);
    return readRow(cells, named(cells), identify, mode);
  };
}

/**
 * The booked places of a class: as counted, otherwise all that are not free. Without them a full class would be on sale.
 */
function readBooked(cells: CellReader, totalCapacity: number | undefined): number | undefined {
  const booked = cells.take('current_bookings', countCell);
  const free = cells.take('free_places', countCell);
  if (booked !== undefined || free === undefined || totalCapacity === undefined) return booked;
  if (free > totalCapacity) cells.refuse('free_places', { code: 'above-capacity' });
  return Math.max(0, totalCapacity - free);
}

function readRow(
  cells: CellReader,
  named: NamedClass | undefined,
  identify: (named: NamedClass) => ClassIdentity,
  mode: InventoryMode,
): ScheduleRow | undefined {
  const totalCapacity = cells.take('total_capacity', countCell);
  const instructor = cells.take('instructor', name);
  const currentBookings = readBooked(cells, totalCapacity);
  cells.take('direct_slots', countCell);
  cells.take('waitlist_capacity', countCell);
  const slots = readSlots(cells, totalCapacity ?? Infinity, mode);
  if (!named || totalCapacity === undefined) return undefined;
  return { ...named, ...identify(named), instructor, totalCapacity, currentBookings, slots };
}

/** A finding: another row has different values for the same class. */
export const otherValues = (row: number): Omit<Finding, 'row'> =>
  mistakeFinding('class_name', { code: 'same-class', row });

/**
 * Turns a checked table into a schedule. Two rows may describe the same class only if they agree.
 *
 * @param zone the IANA zone of the file's dates and times
 */
export function readSchedule(table: CheckedTable, zone: string, mode: InventoryMode): ReadSchedule {
  const findings: Finding[] = [...table.findings];
  const read = scheduleReader(zone, mode);
  const seen = new Map<string, { row: number; reported: ScheduleRow }>();
  const cancelled: ReadSchedule['cancelled'][number][] = [];
  let repeated = 0;
  for (const record of table.records) {
    if (rowStatusOf(record.cells.get('status') ?? '') === 'cancelled') {
      // A class that does not take place is left out, whatever is wrong with its row.
      const ended = read(record, []);
      if (ended) cancelled.push({ ...ended, cancelledInRow: record.row });
      continue;
    }
    const reported = read(record, findings);
    if (!reported) continue;
    const before = seen.get(reported.classId);
    if (!before) seen.set(reported.classId, { row: record.row, reported });
    else if (JSON.stringify(before.reported) === JSON.stringify(reported)) repeated += 1;
    else findings.push({ row: record.row, ...otherValues(before.row) });
  }
  return { findings, rows: [...seen.values()].map(({ reported }) => reported), repeated, cancelled };
}
