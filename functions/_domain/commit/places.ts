import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { writerOf, type Write, type WriterOf } from '#functions/_data/table/writer.ts';
import { shownBefore } from '#functions/_domain/places/pending/offered.ts';
import {
  outboxWrites,
  pushesAfter,
  type PendingChanges,
} from '#functions/_domain/places/pending/pending-store.ts';
import type { MovedWrites, OutboxWrites } from './derived.ts';
import { historyWrite, type NewChange } from './history.ts';

type ClassPatch = ReturnType<WriterOf<typeof ClassEntity>['patch']>;

/**
 * Further changes to the class when its numbers become pending. Its version, its pushes and what it shows follow by
 * themselves.
 */
export interface PendingAnew {
  /** The pending changes, of the class as it was read. Nothing is stored if the class changed since. */
  readonly pending: PendingChanges;
  readonly set?: Parameters<ClassPatch['set']>[0];
  readonly remove?: Parameters<ClassPatch['remove']>[0];
  /** The decision that the class waits for as all of it is stored; null: none. Undefined: it may be any. */
  readonly waitsFor?: string | null | undefined;
  /** The class's part in the comparison. Its first one stays. */
  readonly trialArm?: ClassItem['trialArm'];
}

/** Changed places of a class. Their history, the demand log and the pending pushes are written with them. */
export interface PlacesMoved extends PendingAnew {
  readonly changeId: string;
  readonly source: NewChange['source'];
  /** The person who requested it. Undefined for an automatic change. */
  readonly actor: string | undefined;
  readonly capacity: NewChange['capacity'];
  readonly steps: NewChange['places'];
  /** Allocations that the forecast learns from, if they differ from those of the history. */
  readonly logged?: readonly { readonly channel: string; readonly places: number }[];
}

const keyOf = ({ studioId, cls: { classId } }: PendingChanges) => ({
  studioId,
  classId,
  month: monthOf(classId),
});

/** The class once its numbers are pending. */
export const classAfter = ({ pending, set }: PendingAnew) => ({
  ...set,
  ...(pending.changes.length > 0 && pushesAfter(pending)),
  version: pending.cls.version + 1,
});

function classWrite(moved: PendingAnew): Write {
  const { pending, remove = [], waitsFor, trialArm } = moved;
  const { cls } = pending;
  return writerOf(ClassEntity)
    .patch(keyOf(pending))
    .set(classAfter(moved))
    .data((item, { set, ifNotExists }) => {
      for (const { marketplace, places } of shownBefore(cls, pending.changes))
        set(item.mayShow[marketplace], places);
      if (trialArm) ifNotExists(item.trialArm, trialArm);
    })
    .remove([...remove])
    .where((item, { eq, notExists }) =>
      [
        eq(item.version, cls.version),
        ...(waitsFor === undefined
          ? []
          : [waitsFor === null ? notExists(item.pendingDecisionId) : eq(item.pendingDecisionId, waitsFor)]),
      ].join(' AND '),
    )
    .commit();
}

/** The writes for numbers that become pending: the class names them, and each has its adjustment and outbox entry. */
const pendingAnewWrites = (moved: PendingAnew): Write[] => [
  classWrite(moved),
  ...outboxWrites(moved.pending),
];

const logOf = ({ steps, logged }: PlacesMoved) =>
  logged ?? steps.map(({ channel, to }) => ({ channel, places: to }));

/**
 * Channels that get places for the first time: until then they had none, so that the forecast does not count them as
 * open.
 */
const closedUntilNow = ({ pending: { cls }, steps, logged }: PlacesMoved) =>
  logged
    ? []
    : steps
        .filter(({ channel }) => cls.allocations[channel] === undefined)
        .map(({ channel }) => ({ channel, places: 0 }));

/**
 * Logs since when how many places have been offered on which channel, and of how many in all: the forecast learns from
 * it.
 */
function demandWrite(moved: PlacesMoved): Write {
  const { pending, set, remove = [], capacity } = moved;
  const minutesBefore = (Date.parse(pending.cls.startsAt) - pending.at.getTime()) / 60_000;
  const totalCapacity = set?.totalCapacity;
  // A change after the class's start is a correction: the class was never sold with the earlier places.
  const resized = capacity && minutesBefore > 0 ? [{ ...capacity, minutesBefore }] : [];
  return writerOf(ClassDemandEntity)
    .patch(keyOf(pending))
    .set(totalCapacity === undefined ? {} : { totalCapacity })
    .remove(remove.includes('cancelledAt') ? ['cancelledAt'] : [])
    .append({
      allocationLog: [...closedUntilNow(moved), ...logOf(moved)].map((one) => ({ ...one, minutesBefore })),
      ...(resized.length > 0 && { capacityLog: resized }),
    })
    .commit();
}

/** The line in the class's history. Undefined when neither its capacity nor any places changed. */
export function historyOf(moved: PlacesMoved): NewChange | undefined {
  const { pending, changeId, source, actor, capacity, steps } = moved;
  if (!capacity && logOf(moved).length === 0) return undefined;
  const { studioId, cls, at, decisionId, changes: pushes } = pending;
  return {
    studioId,
    classId: cls.classId,
    changeId,
    at,
    source,
    actor,
    decisionId,
    capacity,
    places: steps,
    pushes,
  };
}

/** Everything that follows when places of a class change. */
function movedWrites(moved: PlacesMoved): Write[] {
  const history = historyOf(moved);
  return [...pendingAnewWrites(moved), demandWrite(moved), ...(history ? [historyWrite(history)] : [])];
}

/** Numbers that become pending again, for their deriver. */
export const pendingAnew = (moved: PendingAnew): OutboxWrites => ({
  follow: 'outbox',
  writes: pendingAnewWrites(moved),
});

/** Places that move, for their deriver. */
export const placesMoved = (moved: PlacesMoved): MovedWrites => ({
  follow: 'places',
  writes: movedWrites(moved),
});
