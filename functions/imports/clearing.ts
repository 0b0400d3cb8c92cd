import type { ClearingView, ClearType } from '../../shared/contracts/imports/clearing.ts';

/** One deletion of imported data as it is kept. */
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
}

export const clearingViewOf = (item: Clearing): ClearingView => ({
  clearingId: item.clearingId,
  clearType: item.clearType,
  status: item.status,
  createdAt: item.createdAt,
  finishedAt: item.finishedAt ?? null,
  deleted: { bookings: item.bookings, queue: item.queue, classes: item.classes, history: item.history },
  problem: item.problem ?? null,
});

/** Up to so many classes, bookings and decisions, a studio's data is cleared while its owner waits. */
const smallItemsMax = 2_000;

export const isSmallStudio = (counters: {
  readonly classes: number;
  readonly bookings: number;
  readonly decisions: number;
}): boolean => counters.classes + counters.bookings + counters.decisions <= smallItemsMax;
