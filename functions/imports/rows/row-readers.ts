import type { Finding } from '#shared/contracts/errors.ts';
import type { ImportField, ImportKind } from '#shared/contracts/imports/fields.ts';
import { mistakeFinding } from '#shared/core/csv/row-mistake.ts';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import { placesIn } from '#shared/core/bookings/booked-places.ts';
import type { RowCells } from '#functions/_domain/classes/cells.ts';
import { bookingReader } from '#functions/_domain/bookings/booking-rows.ts';
import { otherValues, scheduleReader } from '#functions/_domain/classes/schedule-rows.ts';
import { rowStatusOf } from '#shared/core/csv/row-status.ts';
import type { FileClass } from './cancelled-classes.ts';
import type { FileBooking } from './file-booking.ts';
import { shortHash } from '#functions/_domain/classes/class-identity.ts';

/** A row ready to be stored, and the day (UTC, `YYYYMMDD`) of its class. */
export interface ReadRow {
  readonly day: string;
  readonly row: FileBooking | FileClass;
}

/** The studio settings that determine how its files are read. */
interface ReadingStudio {
  readonly timezone: string;
  readonly currency: string;
  readonly inventoryMode: InventoryMode;
}

/**
 * Reads one record of a file. Mistakes in the record, or in combination with earlier rows, are added to the findings.
 */
export type RowReader = (row: number, record: FileRecord, findings: Finding[]) => ReadRow | undefined;

type FileRecord = Readonly<Partial<Record<ImportField, string>>>;

/** The most bookings of one class in one file. The forecast cannot store more for a class. */
export const bookingsPerClassMax = 3_000;

/** The column for Kenko still has an older spelling. */
const fieldOf = (column: string): ImportField =>
  column === 'kenko_slots' ? 'keno_slots' : (column as ImportField);

/** Changing a record into a map costs more than reading a few cells of it, so its cells are looked up. */
const tableRecord = (row: number, record: FileRecord): RowCells => ({
  row,
  cells: { get: (column) => record[fieldOf(column)] },
});

const dayOf = (classId: string): string => classId.slice(0, 8);

const hashHexDigits = 12;
const minutesRetained = 32;

/**
 * A class's identity as a number, so that a million of them need little memory: the class's hash and the last bits of
 * the minute at which it starts.
 */
function numberOf(classId: string): number {
  const hash = Number.parseInt(classId.slice(-hashHexDigits), 16);
  const minute = Number(classId.slice(9, 13));
  return (minute % minutesRetained) * 2 ** 48 + hash;
}

function readBookings(studio: ReadingStudio): RowReader {
  const read = bookingReader(studio);
  const perClass = new Map<number, number>();
  return (row, record, findings) => {
    const found = read(tableRecord(row, record), findings);
    if (!found) return undefined;
    const { booking, cls } = found;
    const classNumber = numberOf(booking.classId);
    const before = perClass.get(classNumber) ?? 0;
    const bookings = before + placesIn(booking);
    perClass.set(classNumber, bookings);
    if (before <= bookingsPerClassMax && bookings > bookingsPerClassMax)
      findings.push({
        row,
        ...mistakeFinding('class_name', { code: 'bookings', most: bookingsPerClassMax }),
      });
    const place = { fileRow: row, className: record.class_name ?? '', room: cls.room };
    return { day: dayOf(booking.classId), row: { ...booking, ...place } };
  };
}

function readClasses({ timezone, inventoryMode }: ReadingStudio): RowReader {
  const read = scheduleReader(timezone, inventoryMode);
  const seen = new Map<number, { readonly row: number; readonly reported: string }>();
  return (row, record, findings) => {
    const isCancelled = rowStatusOf(record.status ?? '') === 'cancelled';
    // A class that does not take place is left out, whatever is wrong with its row.
    const reported = read(tableRecord(row, record), isCancelled ? [] : findings);
    if (!reported) return undefined;
    if (isCancelled) return { day: dayOf(reported.classId), row: { ...reported, cancelledInRow: row } };
    const classNumber = numberOf(reported.classId);
    const before = seen.get(classNumber);
    const hash = shortHash(hashHexDigits, JSON.stringify(reported));
    if (!before) seen.set(classNumber, { row, reported: hash });
    else if (before.reported !== hash) findings.push({ row, ...otherValues(before.row) });
    return { day: dayOf(reported.classId), row: reported };
  };
}

/** Reads the rows of one file of a studio. */
export const rowReader = (kind: ImportKind, studio: ReadingStudio): RowReader =>
  kind === 'bookings' ? readBookings(studio) : readClasses(studio);
