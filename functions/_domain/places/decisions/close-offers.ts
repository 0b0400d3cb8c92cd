import type { Marketplace } from '#shared/contracts/channels.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { readConnected } from '#functions/_domain/connections/connection-store.ts';
import { findClass } from '#functions/_domain/classes/class-store.ts';
import type { ClassEdit } from '../edits/edit-class.ts';
import { storeEdit } from '../edits/edit-store.ts';
import { isPausedByTeam } from '#functions/_domain/studio/platform-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { withPlaces } from '#functions/_domain/classes/with-places.ts';
import type { StoredClass } from './decision-store.ts';
import { endedOffers, type EndedOffer } from './end-offers.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The edit that reduces offers of a class. */
export function endingEdit(cls: StoredClass, ended: ReadonlyMap<Marketplace, EndedOffer>): ClassEdit {
  const changes = [...ended].map(([marketplace, numbers]) => ({ marketplace, ...numbers }));
  return {
    totalCapacity: cls.totalCapacity,
    allocations: withPlaces(
      cls.allocations,
      changes.map(({ marketplace, to }) => [marketplace, to]),
    ),
    capacity: undefined,
    places: changes.map(({ marketplace, from, to }) => ({ channel: marketplace, from, to })),
    pushes: changes,
    named: [],
  };
}

/** @returns the class after the change; undefined if it changed meanwhile or automation was paused */
export function storeEnded(
  table: StudioTable,
  cls: StoredClass,
  ended: ReadonlyMap<Marketplace, EndedOffer>,
  correlationId: string,
  deps: Base,
): Promise<StoredClass | undefined> {
  const edit = endingEdit(cls, ended);
  return storeEdit(table, {
    studioId: cls.studioId,
    cls,
    edit,
    pushes: edit.pushes.map((change) => ({
      ...change,
      adjustmentId: deps.ids.next(),
      outboxId: deps.ids.next(),
    })),
    changeId: deps.ids.next(),
    automatic: true,
    at: deps.clock.now(),
    auditId: deps.ids.next(),
    correlationId,
  });
}

const changedMeanwhile = 'The class is being changed at the same time. Please try again.';

/** A class whose offered places are reduced. */
interface Ending {
  readonly studioId: string;
  readonly classId: string;
  readonly correlationId: string;
}

/**
 * Reduces the offered places that a class cannot fulfil, if it is `wanted`, has not begun, and automation is not
 * paused.
 */
const endWhere = (
  table: StudioTable,
  isWanted: (cls: StoredClass) => boolean,
  { studioId, classId, correlationId }: Ending,
  deps: Base,
): Promise<'ended' | 'as-it-is'> =>
  untilStored(async () => {
    const [studio, contracts, cls, pausedByTeam] = await Promise.all([
      readStudio(table, studioId),
      readConnected(table, studioId),
      findClass(table, studioId, classId),
      isPausedByTeam(table, studioId),
    ]);
    const hasBegun = !cls || cls.startsAt <= deps.clock.now().toISOString();
    if (hasBegun || !isWanted(cls) || studio.automationPaused || pausedByTeam) return 'as-it-is';
    const places = endedOffers(cls, contracts, studio.inventoryMode);
    if (places.size === 0) return 'as-it-is';
    return (await storeEnded(table, cls, places, correlationId, deps)) && 'ended';
  }, changedMeanwhile);

/**
 * Closes a cancelled class at every connected marketplace and keeps what is sold. Only a pause of automation prevents
 * this; a scheduled run then makes up for it.
 *
 * @throws {Failure} `conflict` if others kept changing the class
 */
export const closeCalledOff = (
  table: StudioTable,
  ending: Ending,
  deps: Base,
): Promise<'ended' | 'as-it-is'> =>
  endWhere(table, ({ cancelledAt }) => cancelledAt !== undefined, ending, deps);

/**
 * Reduces the offers of a class at connected marketplaces that exceed its places, because more was sold somewhere than
 * was known. Only a pause of automation prevents this; the reconciler then makes up for it.
 *
 * @throws {Failure} `conflict` if others kept changing the class
 */
export const endOffersOf = (table: StudioTable, ending: Ending, deps: Base): Promise<'ended' | 'as-it-is'> =>
  endWhere(table, () => true, ending, deps);
