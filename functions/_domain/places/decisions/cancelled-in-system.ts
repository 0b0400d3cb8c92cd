import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { reopened } from '../edits/called-off.ts';
import { commitEdit, type CommittedEdit, type Plan } from '../edits/commit-edit.ts';
import { hasBegun, type Terms } from '../edits/edit-class.ts';
import { endingEdit } from './close-offers.ts';
import type { StoredClass } from './decision-store.ts';
import { endedOffers } from './end-offers.ts';

const system = 'kenko';

/** A class that the studio's own system lists as cancelled. */
export interface CancelledInSystem {
  readonly studioId: string;
  readonly classId: string;
  /** Whether the system did not list it as cancelled when it was last read. */
  readonly isNew: boolean;
  readonly correlationId: string;
}

/** The terms on which the places of cancelled classes are closed and opened again. */
export interface ClosingTerms {
  readonly mode: InventoryMode;
  readonly now: Date;
  readonly contracts: Parameters<typeof endedOffers>[1];
}

/**
 * Plans what follows because the studio's own system lists a class as cancelled. A new cancellation marks it, and its
 * open places are closed, also those that cancelled bookings give back later. Once somebody here decided that the class
 * takes place, that holds until the system cancels it anew.
 */
export function planCancelled(
  cls: StoredClass,
  { isNew }: Pick<CancelledInSystem, 'isNew'>,
  { mode, now, contracts }: ClosingTerms,
): Plan {
  const isMarked = cls.cancelledAt !== undefined;
  if (hasBegun(cls, now) || (!isNew && !isMarked)) return { edit: undefined };
  const ended = endedOffers({ ...cls, cancelledAt: now.toISOString() }, contracts, mode);
  if (isMarked && ended.size === 0) return { edit: undefined };
  return { edit: endingEdit(cls, ended), statedBy: system, cancels: !isMarked };
}

/**
 * Marks a class as cancelled by the studio's own system and closes its open places in the same transaction. The studio
 * itself decided it there, so it is done even while automation is paused.
 *
 * @throws {Failure} `conflict` if others kept changing the class
 */
export const cancelInSystem = (
  table: StudioTable,
  cancelled: CancelledInSystem,
  terms: ClosingTerms,
  deps: Base,
): Promise<unknown> =>
  commitEdit(
    table,
    { ...cancelled, version: undefined, plan: (cls) => planCancelled(cls, cancelled, terms) },
    deps,
  );

/** A class that the studio's own system no longer lists as cancelled. */
export interface RestoredInSystem {
  readonly studioId: string;
  readonly classId: string;
  /** The bookings that were found there and are not counted here yet. */
  readonly found: number;
  readonly correlationId: string;
}

/**
 * Plans what follows because a class that the studio's own system had cancelled takes place there. Its places open
 * again, except those that bookings found in the same reading will take. A cancellation by anybody else stands.
 */
export function planRestored(
  cls: StoredClass,
  { found }: Pick<RestoredInSystem, 'found'>,
  terms: Terms,
): Plan {
  if (cls.cancelledBy !== system) return { edit: undefined };
  const booked = { ...cls, bookings: cls.bookings + found };
  return { edit: reopened(booked, terms), statedBy: system, reinstates: true };
}

/**
 * Takes back that a class is cancelled, if the studio's own system had cancelled it, and opens its places again.
 *
 * @returns the class, and whether anything was stored
 * @throws {Failure} `conflict` if others kept changing the class
 */
export const restoreInSystem = (
  table: StudioTable,
  restored: RestoredInSystem,
  terms: Terms,
  deps: Base,
): Promise<CommittedEdit> =>
  commitEdit(
    table,
    { ...restored, version: undefined, plan: (cls) => planRestored(cls, restored, terms) },
    deps,
  );
