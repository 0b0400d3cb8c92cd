import { skippedRowsShownMax } from '#shared/contracts/imports/import.ts';
import type { SourceClass } from '#functions/_domain/same-classes/same-classes.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { statedInFile } from '#functions/_domain/bookings/stated-places.ts';
import { withAssumedTime } from '#functions/_domain/bookings/untimed-cancellation.ts';
import type { SkippedReason, SkippedRow } from '../state/import-record.ts';
import { sumOfReasons } from '../state/import.ts';

/** A booking with its row in the file. Files that an earlier release checked do not say which row it was. */
export interface FileBooking extends BookingRow {
  readonly fileRow?: number;
  readonly className?: string;
  readonly room?: string;
}

/** A booking that was not stored, or only in part, and why. */
export interface NotStored {
  readonly booking: BookingRow;
  readonly reason: string;
}

type Place = Omit<SkippedRow, 'reason'>;

type NamedInFile = Pick<FileBooking, 'classId' | 'className' | 'room'>;

/** The class as a row names it. Undefined if an earlier release checked the file. */
const classNamedBy = ({ classId, className, room }: NamedInFile): SourceClass | undefined =>
  className === undefined || room === undefined ? undefined : { classId, className, room };

/** The classes as the rows of a file name them, by id. */
export const classesNamedBy = (rows: readonly NamedInFile[]): Map<string, SourceClass> =>
  new Map(
    rows.flatMap((row) => {
      const cls = classNamedBy(row);
      return cls ? [[cls.classId, cls]] : [];
    }),
  );

/**
 * A file's booking with the times that the file does not say: when it was cancelled, and when its places were stated.
 *
 * @param importedAt when the file was imported (UTC), from which they are assumed
 */
export const asImported = (booking: BookingRow, importedAt: string): BookingRow =>
  statedInFile(withAssumedTime(booking, importedAt), importedAt);

/**
 * Separates bookings from their rows in the file, which are not stored with them.
 *
 * @param importedAt when the file was imported, from which unknown times are assumed
 */
export function withoutFileRows(
  rows: readonly FileBooking[],
  importedAt: string,
): {
  readonly bookings: BookingRow[];
  readonly placeOf: ReadonlyMap<BookingRow, Place>;
} {
  const placeOf = new Map<BookingRow, Place>();
  const bookings = rows.map((row): BookingRow => {
    const { fileRow, className = '', room: _, ...own } = row;
    const booking = asImported(own, importedAt);
    if (fileRow !== undefined) placeOf.set(booking, { row: fileRow, className });
    return booking;
  });
  return { bookings, placeOf };
}

/** Counts the bookings that were not stored by reason, and names the first rows. */
export function skippedOf(
  notStored: readonly NotStored[],
  placeOf: ReadonlyMap<BookingRow, Place>,
): { readonly skippedReasons: readonly SkippedReason[]; readonly skippedRows: readonly SkippedRow[] } {
  return {
    skippedReasons: sumOfReasons(notStored.map(({ reason }) => [{ reason, rows: 1 }])),
    skippedRows: firstRows(
      notStored.flatMap(({ booking, reason }) => {
        const place = placeOf.get(booking);
        return place ? [{ ...place, reason }] : [];
      }),
    ),
  };
}

/** As many rows as an import names, in the order of the file. */
export const firstRows = (rows: readonly SkippedRow[]): SkippedRow[] =>
  rows.toSorted((a, b) => a.row - b.row).slice(0, skippedRowsShownMax);
