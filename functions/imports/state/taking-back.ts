import { marketplaces, type Marketplace } from '#shared/contracts/channels.ts';
import { takeBackDaysMax } from '#shared/contracts/imports/import.ts';
import { stayReason, type StayReason, type TakingBackView } from '#shared/contracts/imports/taking-back.ts';
import type { BookingRow } from '#functions/_domain/bookings/booking-row.ts';
import type { ChunkState, Done, Import, Stays } from './import-record.ts';

type Places = Readonly<Partial<Record<string, number | undefined>>>;

/** The parts of a class that show whether it is unchanged since an import. */
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

/** The version of a class that an import leaves. */
const madeVersion = 1;

const hasAny = (perChannel: object | undefined): boolean =>
  Object.values(perChannel ?? {}).some((value) => value !== undefined && value !== 0);

/** Whether a marketplace was sent a number of the class, is to be sent one, or was read with it. */
const isOnSale = ({ pushVersions, latestPushes, mayShow, confirmed }: LeftClass): boolean =>
  [pushVersions, latestPushes, mayShow, confirmed].some(hasAny);

/**
 * Why a class from a file stays although the import is removed.
 *
 * @param hasBookings whether it has any stored booking, including cancelled ones
 * @returns undefined if it is removed, null if the import neither created nor changed it
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

/** Whether a booking is unchanged since an import. One that somebody reported as well stays, whatever the file was. */
export function whyBookingStays(
  { importedBy, changedBy, cancelledBy, reportedBy }: BookingRow,
  importId: string,
): StayReason | undefined | null {
  if (importedBy !== importId) return changedBy === importId ? 'before' : null;
  if (reportedBy !== undefined || cancelledBy !== undefined) return 'reported';
  return changedBy === undefined || changedBy === importId ? undefined : 'changed';
}

/** Reasons as counts of rows, in a fixed order. */
export function countedStays(reasons: readonly (StayReason | undefined | null)[]): Stays[] {
  return stayReason.options.flatMap((reason) => {
    const rows = reasons.filter((one) => one === reason).length;
    return rows === 0 ? [] : [{ reason, rows }];
  });
}

/** Several counts as one. */
export const sumOfStays = (lists: readonly (readonly Stays[])[]): Stays[] =>
  stayReason.options.flatMap((reason) => {
    const rows = lists.flat().reduce((sum, one) => sum + (one.reason === reason ? one.rows : 0), 0);
    return rows === 0 ? [] : [{ reason, rows }];
  });

/** The chunks whose rows may have been written: all that were not merely marked as done, in order. */
export const chunksWritten = (chunks: readonly ChunkState[]): number[] =>
  chunks
    .filter(({ counts, uncounted }) => uncounted !== undefined || counts.imported + counts.updated > 0)
    .map(({ chunk }) => chunk)
    .sort((a, b) => a - b);

const dayMs = 86_400_000;

/** Whether some of the rows that stay can be removed later. Rows that were there before the import never can. */
const mayGoLater = (stays: readonly Stays[]): boolean => stays.some(({ reason }) => reason !== 'before');

type Ended = Pick<Import, 'status' | 'createdAt' | 'takingBack' | 'stays'>;

/** Whether an import was interrupted and left rows that can be removed now. */
export function mayTakeBack(
  { status, createdAt, takingBack, stays = [] }: Ended,
  done: Done | undefined,
  now: Date,
): boolean {
  if ((status !== 'cancelled' && status !== 'failed') || !done || done.resultIs === 'growing') return false;
  if (done.result.imported === 0 && done.resultIs !== 'least') return false;
  if (now.getTime() - Date.parse(createdAt) > takeBackDaysMax * dayMs) return false;
  return (
    takingBack === undefined || takingBack === 'failed' || (takingBack === 'completed' && mayGoLater(stays))
  );
}

type TakenBack = Pick<Import, 'takingBack' | 'takenBack' | 'stays' | 'stillSelling'>;

/** The progress of removing an import's rows. Null if nobody requested that. */
export const takingBackViewOf = (item: TakenBack): TakingBackView | null =>
  item.takingBack === undefined
    ? null
    : {
        status: item.takingBack,
        rows: item.takenBack ?? 0,
        stays: (item.stays ?? []).map(({ reason, rows }) => ({ reason, rows })),
        stillSelling: marketplaces.filter((name: Marketplace) => item.stillSelling?.includes(name)),
      };
