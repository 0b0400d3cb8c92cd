import { marketplaces, type Marketplace } from '#shared/contracts/channels.ts';
import { takeBackDaysMax } from '#shared/contracts/imports/import.ts';
import { stayReason, type StayReason, type TakingBackView } from '#shared/contracts/imports/taking-back.ts';
import { bookingBeforeImport } from '#functions/_domain/bookings/before-import.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import type { ChunkState, Done, Import, ImportCounts, Stays } from './import-record.ts';

type Places = Readonly<Partial<Record<string, number | undefined>>>;

/** The parts of a class that show whether it has changed since an import. */
export interface LeftClass {
  readonly importedBy?: string | undefined;
  readonly changedBy?: string | undefined;
  readonly unreported?: Places | undefined;
  readonly pushVersions: Places;
  readonly mayShow: Places;
  readonly confirmed: Readonly<Partial<Record<string, object | undefined>>>;
  readonly latestPushes?: Readonly<Partial<Record<string, string | undefined>>> | undefined;
  readonly pendingDecisionId?: string | undefined;
  readonly version: number;
}

/** The version of a class that only the import that created it has written. */
const madeVersion = 1;

const hasAny = (perChannel: object | undefined): boolean =>
  Object.values(perChannel ?? {}).some((value) => value !== undefined && value !== 0);

/**
 * Whether a marketplace has been sent places of the class, is about to be sent some, or was found to list the class.
 */
const isOnSale = ({ pushVersions, latestPushes, mayShow, confirmed }: LeftClass): boolean =>
  [pushVersions, latestPushes, mayShow, confirmed].some(hasAny);

/**
 * Why a class from a file is kept when the import is removed.
 *
 * @param hasBookings whether the class has any stored booking, including cancelled ones
 * @returns undefined if the class is removed, null if the import neither created nor changed it
 */
export function whyClassStays(
  cls: LeftClass,
  hasBookings: boolean,
  importId: string,
): StayReason | undefined | null {
  if (cls.importedBy !== importId) return cls.changedBy === importId ? 'before' : null;
  if (hasBookings || hasAny(cls.unreported)) return 'bookings';
  if (isOnSale(cls)) return 'on-sale';
  if (cls.pendingDecisionId !== undefined) return 'recommended';
  return cls.version === madeVersion ? undefined : 'changed';
}

/** Why a booking that existed before an import stays as the import changed it; undefined if it can be restored. */
const whyNotRestored = (row: BookingRow): StayReason | undefined => {
  if (row.beforeImport === undefined) return 'before';
  return bookingBeforeImport(row) ? undefined : 'changed';
};

/**
 * Why a booking from a file is kept as it is when the import is removed: it existed before and its earlier values are
 * not known, or it was reported or changed since.
 *
 * @returns undefined if the booking is removed or restored, null if the import neither created nor changed it
 */
export function whyBookingStays(row: BookingRow, importId: string): StayReason | undefined | null {
  const { importedBy, changedBy, cancelledBy, reportedBy } = row;
  if (importedBy !== importId) return changedBy === importId ? whyNotRestored(row) : null;
  if (reportedBy !== undefined || cancelledBy !== undefined) return 'reported';
  return changedBy === undefined || changedBy === importId ? undefined : 'changed';
}

/** Counts rows by reason, in a fixed order. */
export function countedStays(reasons: readonly (StayReason | undefined | null)[]): Stays[] {
  return stayReason.options.flatMap((reason) => {
    const rows = reasons.filter((one) => one === reason).length;
    return rows === 0 ? [] : [{ reason, rows }];
  });
}

/** Adds up several lists of counts. */
export const sumOfStays = (lists: readonly (readonly Stays[])[]): Stays[] =>
  stayReason.options.flatMap((reason) => {
    const rows = lists.flat().reduce((sum, one) => sum + (one.reason === reason ? one.rows : 0), 0);
    return rows === 0 ? [] : [{ reason, rows }];
  });

/**
 * The rows of an import that can be taken back: they created something, called a class cancelled, or changed a booking.
 * The earlier values of classes are not stored.
 */
const takeable = (kind: Import['kind'], counts: ImportCounts): number =>
  addedOrChanged(kind, counts) + (counts.cancelled ?? 0) + (counts.cancelledBefore ?? 0);

const addedOrChanged = (kind: Import['kind'], { imported, updated }: ImportCounts): number =>
  imported + (kind === 'bookings' ? updated : 0);

/** The chunks whose rows may have been written, in order. Chunks that were only marked as done are left out. */
export const chunksWritten = (chunks: readonly ChunkState[]): number[] =>
  chunks
    .filter(({ counts, uncounted }) => uncounted !== undefined || takeable('bookings', counts) > 0)
    .map(({ chunk }) => chunk)
    .sort((a, b) => a - b);

const dayMs = 86_400_000;

/** Whether some of the remaining rows can be removed later. Rows that existed before the import never can. */
const mayGoLater = (stays: readonly Stays[]): boolean => stays.some(({ reason }) => reason !== 'before');

type Ended = Pick<Import, 'kind' | 'status' | 'createdAt' | 'takingBack' | 'stays' | 'result'>;

/** Whether an import has ended and has rows that can be taken back. If it was interrupted, its chunks say so. */
function hasTakeable({ kind, status, result }: Ended, done: Done | undefined): boolean {
  if (status === 'completed') return result !== undefined && takeable(kind, result) > 0;
  if ((status !== 'cancelled' && status !== 'failed') || !done || done.resultIs === 'growing') return false;
  return takeable(kind, done.result) > 0 || done.resultIs === 'least';
}

/** Whether an import has ended and has rows that can be taken back now. */
export function mayTakeBack(item: Ended, done: Done | undefined, now: Date): boolean {
  const { createdAt, takingBack, stays = [] } = item;
  if (!hasTakeable(item, done)) return false;
  if (now.getTime() - Date.parse(createdAt) > takeBackDaysMax * dayMs) return false;
  return (
    takingBack === undefined || takingBack === 'failed' || (takingBack === 'completed' && mayGoLater(stays))
  );
}

/**
 * Whether a later import may have left rows of an import unchanged. Only the earlier import is then stored with such a
 * row, so removing it would also lose what the later file says. An import that neither added nor changed anything is a
 * repetition of the earlier one and cannot be removed itself, so it does not count.
 */
export const mayShareRows = (item: Pick<Import, 'kind' | 'importId'>, later: Import): boolean =>
  later.kind === item.kind &&
  later.importId > item.importId &&
  later.status === 'completed' &&
  later.takingBack !== 'completed' &&
  later.result !== undefined &&
  later.result.unchanged > 0 &&
  addedOrChanged(later.kind, later.result) > 0;

type TakenBack = Pick<Import, 'takingBack' | 'takenBack' | 'stays' | 'stillSelling'>;

/** The progress of removing an import's rows; null if nobody requested a removal. */
export const takingBackViewOf = (item: TakenBack): TakingBackView | null =>
  item.takingBack === undefined
    ? null
    : {
        status: item.takingBack,
        rows: item.takenBack ?? 0,
        stays: (item.stays ?? []).map(({ reason, rows }) => ({ reason, rows })),
        stillSelling: marketplaces.filter((name: Marketplace) => item.stillSelling?.includes(name)),
      };
