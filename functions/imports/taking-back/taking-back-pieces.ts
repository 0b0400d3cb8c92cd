import type { Channel } from '#shared/contracts/channels.ts';
import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import { recountedFigures, type RecountedClass } from '#functions/_domain/bookings/booked-figures.ts';
import type { ImportedChange } from '../rows/booking-import-store.ts';
import { bookingBeforeImport } from '#functions/_domain/bookings/before-import.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import { countedOf } from '#functions/_domain/classes/class-figures.ts';
import type { ImportedClass } from '#functions/_domain/classes/class-import-store.ts';

/** The most bookings of one class in one transaction. The rest of the transaction is for their counts. */
const bookingsOfPieceMax = 90;
/** A transaction holds 100 items. One is the counters, another is the import. */
const itemsMax = 98;
/** The class, its forecast data and its day. */
const itemsOfClass = 3;

/** Bookings of one class to remove or restore together, and the class's figures afterwards. */
export interface Piece {
  readonly classId: string;
  /** As the import left them. */
  readonly gone: readonly BookingRow[];
  /** Undefined if the class no longer exists. */
  readonly change: ImportedChange | undefined;
}

/**
 * Bookings that used up unreported places are removed last. Otherwise those places would be kept as unreported, and the
 * other bookings, which nobody had counted before, with them.
 */
const usedUpLast = (a: BookingRow, b: BookingRow): number =>
  Number(a.usedUp !== undefined) - Number(b.usedUp !== undefined);

/** Whether a booking is restored rather than removed. Its key may change, so it may take two items of a transaction. */
const isRestored = ({ beforeImport }: BookingRow): boolean => beforeImport !== undefined;

/** Whether a booking no longer holds a place on its channel. */
function leavesChannel(row: BookingRow): boolean {
  const earlier = bookingBeforeImport(row);
  return row.channel !== earlier?.channel || row.status !== earlier.status;
}

/**
 * Splits the bookings to remove or restore in a class into pieces. Each piece contains the figures before and after it, so that
 * a class's figures are correct between two pieces.
 *
 * @param all every booking of the class
 * @param going the bookings to remove or restore
 * @param readAgainAt the marketplaces that show the class and will be read again
 */
export function takingBackPiecesOf(
  classId: string,
  stored: ImportedClass | undefined,
  all: readonly BookingRow[],
  going: readonly BookingRow[],
  readAgainAt?: ReadonlySet<Channel>,
): Piece[] {
  const left = new Set(all);
  let before = stored && countedOf(stored.item);
  let sold: RecountedClass | undefined = stored?.item;
  let version = stored?.item.version ?? 0;
  const most = going.some(isRestored) ? bookingsOfPieceMax / 2 : bookingsOfPieceMax;
  return chunksOf(going.toSorted(usedUpLast), most).map((gone) => {
    for (const row of gone) left.delete(row);
    for (const row of gone.flatMap((one) => bookingBeforeImport(one) ?? [])) left.add(row);
    if (!stored || !before || !sold) return { classId, gone, change: undefined };
    const figures = recountedFigures([...left], sold, gone.filter(leavesChannel), readAgainAt);
    const change = { classId, version, before, figures };
    const { revenueDirectMinor, revenueMarketplaceMinor, bookings } = figures;
    before = { ...before, bookings, revenueMinor: revenueDirectMinor + revenueMarketplaceMinor };
    sold = { ...sold, ...figures };
    version += 1;
    return { classId, gone, change };
  });
}

const itemsOf = ({ gone }: Piece): number => gone.length + gone.filter(isRestored).length + itemsOfClass;

/** Packs the pieces in order, as many as fit into one transaction, but only one per class at a time. */
export function packed(pieces: readonly Piece[]): Piece[][] {
  const all: Piece[][] = [];
  let room = 0;
  for (const piece of pieces) {
    const last = all.at(-1);
    if (!last || itemsOf(piece) > room || last.some(({ classId }) => classId === piece.classId)) {
      all.push([]);
      room = itemsMax;
    }
    all.at(-1)?.push(piece);
    room -= itemsOf(piece);
  }
  return all;
}
