import { marketplaces, type Marketplace } from '#shared/contracts/channels.ts';
import type { ClearingView, ClearType } from '#shared/contracts/imports/clearing.ts';

/** A stored clearing of imported data. */
export interface Clearing {
  readonly studioId: string;
  readonly clearingId: string;
  readonly clearType: ClearType;
  readonly status: ClearingView['status'];
  readonly createdAt: string;
  readonly finishedAt?: string | undefined;
  readonly bookings: number;
  readonly queue: number;
  readonly classes: number;
  readonly history: number;
  readonly countedTo?: string | undefined;
  readonly problem?: string | undefined;
  readonly stillSelling?: Marketplace[] | undefined;
}

/** The facts that determine whether a class is on sale. */
export interface OfferedToClear {
  readonly startsAt: string;
  readonly bookedByChannel: Readonly<Partial<Record<string, number | undefined>>>;
  readonly allocations: Readonly<Partial<Record<string, number | undefined>>>;
  readonly mayShow: Readonly<Partial<Record<Marketplace, number | undefined>>>;
}

/**
 * The marketplaces that may still sell classes that have not begun: those that were allotted, or may be offering, more
 * places than they have sold.
 *
 * @param at an instant in ISO format
 */
export const stillSelling = (classes: readonly OfferedToClear[], at: string): Marketplace[] =>
  marketplaces.filter((name) =>
    classes.some(
      ({ startsAt, allocations, mayShow, bookedByChannel }) =>
        startsAt > at && Math.max(allocations[name] ?? 0, mayShow[name] ?? 0) > (bookedByChannel[name] ?? 0),
    ),
  );

export const clearingViewOf = (item: Clearing): ClearingView => ({
  clearingId: item.clearingId,
  clearType: item.clearType,
  status: item.status,
  createdAt: item.createdAt,
  finishedAt: item.finishedAt ?? null,
  deleted: { bookings: item.bookings, queue: item.queue, classes: item.classes, history: item.history },
  stillSelling: marketplaces.filter((name) => item.stillSelling?.includes(name)),
  problem: item.problem ?? null,
});

/** A studio with at most this many classes, bookings and decisions is cleared while its owner waits. */
export const smallItemsMax = 500;

export const isSmallStudio = (counters: {
  readonly classes: number;
  readonly bookings: number;
  readonly decisions: number;
}): boolean => counters.classes + counters.bookings + counters.decisions <= smallItemsMax;
