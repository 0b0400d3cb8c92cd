import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { writerOf, type Write, type WriterOf } from '#functions/_data/table/writer.ts';
import { mayShowWith } from '#functions/_domain/places/pending/offered.ts';
import {
  outboxWrites,
  pushesAfter,
  type PendingChanges,
} from '#functions/_domain/places/pending/pending-store.ts';
import type { MovedWrites, OutboxWrites } from './derived.ts';
import { historyWrite, type NewChange } from './history.ts';
import { present } from '#functions/_platform/present.ts';

type ClassPatch = ReturnType<WriterOf<typeof ClassEntity>['patch']>;

/**
 * Further changes to the class when its numbers become pending. The class's version, pushes and displayed numbers
 * change automatically.
 */
export interface PendingAnew {
  /** The pending changes, based on the class as it was read. Nothing is stored if the class has changed since. */
  readonly pending: PendingChanges;
  readonly set?: Parameters<ClassPatch['set']>[0];
  readonly remove?: Parameters<ClassPatch['remove']>[0];
  /**
   * The decision that the class must be waiting for when the change is stored. Null means no decision, undefined means
   * any.
   */
  readonly waitsFor?: string | null | undefined;
  /** The class's arm in the experiment. The first recorded arm is kept. */
  readonly trialArm?: ClassItem['trialArm'];
}

/** Changed places of a class. The history, the demand log and the pending pushes are written with them. */
export interface PlacesMoved extends PendingAnew {
  readonly changeId: string;
  readonly source: NewChange['source'];
  /** The person who requested the change. Undefined for an automatic change. */
  readonly actor: string | undefined;
  readonly capacity: NewChange['capacity'];
  readonly steps: NewChange['places'];
  /** Allocations for the forecast to learn from, if they differ from those in the history. */
  readonly logged?: readonly { readonly channel: string; readonly places: number }[];
}

const keyOf = ({ studioId, cls: { classId } }: PendingChanges) => ({
  studioId,
  classId,
  month: monthOf(classId),
});

/** The write that marks the class's numbers as pending. */
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
      for (const { marketplace, places } of mayShowWith(cls, pending.changes))
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

/**
 * The writes for numbers that become pending: the class lists them, and each one gets an adjustment and an outbox
 * entry.
 */
const pendingAnewWrites = (moved: PendingAnew): Write[] => [
  classWrite(moved),
  ...outboxWrites(moved.pending),
];

const logOf = ({ steps, logged }: PlacesMoved) =>
  logged ?? steps.map(({ channel, to }) => ({ channel, places: to }));

/**
 * Channels that get places for the first time. They are logged with no places until now, so that the forecast does not
 * treat them as open.
 */
const closedUntilNow = ({ pending: { cls }, steps, logged }: PlacesMoved) =>
  logged
    ? []
    : steps
        .filter(({ channel }) => cls.allocations[channel] === undefined)
        .map(({ channel }) => ({ channel, places: 0 }));

/** Logs the places offered on each channel and the total capacity, with the time. The forecast learns from this log. */
function demandWrite(moved: PlacesMoved): Write {
  const { pending, set, remove = [], capacity } = moved;
  const minutesBefore = (Date.parse(pending.cls.startsAt) - pending.at.getTime()) / 60_000;
  const { totalCapacity, cancelledAt } = set ?? {};
  // A change after the class's start is a correction, so the class was never sold with the earlier places.
  const resized = capacity && minutesBefore > 0 ? [{ ...capacity, minutesBefore }] : [];
  return (
    writerOf(ClassDemandEntity)
      .patch(keyOf(pending))
      // Demand is not learned from a cancelled class: everybody cancelled because it did not take place.
      .set(present({ totalCapacity, cancelledAt }))
      .remove(remove.includes('cancelledAt') ? ['cancelledAt'] : [])
      .append({
        allocationLog: [...closedUntilNow(moved), ...logOf(moved)].map((one) => ({ ...one, minutesBefore })),
        ...(resized.length > 0 && { capacityLog: resized }),
      })
      .commit()
  );
}

/** The write for the class's history. Undefined if neither its capacity nor any places changed. */
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

/**
 * All writes that follow when the places of a class change. A class that is marked as never changed is shown without
 * reading its history, so the mark goes in the transaction that records a change.
 */
function movedWrites(moved: PlacesMoved): Write[] {
  const history = historyOf(moved);
  if (!history) return [...pendingAnewWrites(moved), demandWrite(moved)];
  const remove = [...(moved.remove ?? []), 'neverChanged' as const];
  return [...pendingAnewWrites({ ...moved, remove }), demandWrite(moved), historyWrite(history)];
}

/** Derives the writes for numbers that become pending again. */
export const pendingAnew = (moved: PendingAnew): OutboxWrites => ({
  follow: 'outbox',
  writes: pendingAnewWrites(moved),
});

/** Derives the writes for changed places. */
export const placesMoved = (moved: PlacesMoved): MovedWrites => ({
  follow: 'places',
  writes: movedWrites(moved),
});
