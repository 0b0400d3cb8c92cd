import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { writerOf, type Write, type WriterOf } from '#functions/_data/table/writer.ts';
import { shownBefore } from '#functions/_domain/places/owed/offered.ts';
import { owedWrites, pushesAfter, type Owing } from '#functions/_domain/places/owed/owed-store.ts';
import type { MovedWrites, OwedWrites } from './derived.ts';
import { historyWrite, type NewChange } from './history.ts';

type ClassPatch = ReturnType<WriterOf<typeof ClassEntity>['patch']>;

/** What else becomes of a class as its numbers are owed. Its version, pushes and what is shown follow by themselves. */
export interface OwedAnew {
  /** What is owed, of the class as it was read: nothing is stored where it changed since. */
  readonly owing: Owing;
  readonly set?: Parameters<ClassPatch['set']>[0];
  readonly remove?: Parameters<ClassPatch['remove']>[0];
  /** The decision that the class waits for as all of it is stored; null: none. Undefined: it may be any. */
  readonly waitsFor?: string | null | undefined;
  /** How it enters the comparison; how it entered it first stands. */
  readonly trialArm?: ClassItem['trialArm'];
}

/** Changed places of a class. Their history, the demand log and the pending pushes are written with them. */
export interface PlacesMoved extends OwedAnew {
  readonly changeId: string;
  readonly source: NewChange['source'];
  /** The person who asked for it; undefined where nobody did. */
  readonly actor: string | undefined;
  readonly capacity: NewChange['capacity'];
  readonly steps: NewChange['places'];
  /** Allocations that the forecast learns from, where they are others than those of the history. */
  readonly logged?: readonly { readonly channel: string; readonly places: number }[];
}

const keyOf = ({ studioId, cls: { classId } }: Owing) => ({ studioId, classId, month: monthOf(classId) });

/** What a class says once its numbers are owed. */
export const classAfter = ({ owing, set }: OwedAnew) => ({
  ...set,
  ...(owing.changes.length > 0 && pushesAfter(owing)),
  version: owing.cls.version + 1,
});

function classWrite(moved: OwedAnew): Write {
  const { owing, remove = [], waitsFor, trialArm } = moved;
  const { cls } = owing;
  return writerOf(ClassEntity)
    .patch(keyOf(owing))
    .set(classAfter(moved))
    .data((item, { set, ifNotExists }) => {
      for (const { marketplace, places } of shownBefore(cls, owing.changes))
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

/** A class's numbers are owed to its marketplaces: the class says so, and each has its adjustment and outbox item. */
const owedAnewWrites = (moved: OwedAnew): Write[] => [classWrite(moved), ...owedWrites(moved.owing)];

const logOf = ({ steps, logged }: PlacesMoved) =>
  logged ?? steps.map(({ channel, to }) => ({ channel, places: to }));

/** Channels that get places for the first time: until then they had none, or the forecast would take them as open. */
const closedUntilNow = ({ owing: { cls }, steps, logged }: PlacesMoved) =>
  logged
    ? []
    : steps
        .filter(({ channel }) => cls.allocations[channel] === undefined)
        .map(({ channel }) => ({ channel, places: 0 }));

/** What the forecast learns from: since when how many places were offered where, and of how many in all. */
function demandWrite(moved: PlacesMoved): Write {
  const { owing, set, remove = [], capacity } = moved;
  const minutesBefore = (Date.parse(owing.cls.startsAt) - owing.at.getTime()) / 60_000;
  const totalCapacity = set?.totalCapacity;
  // What is changed after the start is corrected: the class was never sold with the places of before.
  const resized = capacity && minutesBefore > 0 ? [{ ...capacity, minutesBefore }] : [];
  return writerOf(ClassDemandEntity)
    .patch(keyOf(owing))
    .set(totalCapacity === undefined ? {} : { totalCapacity })
    .remove(remove.includes('cancelledAt') ? ['cancelledAt'] : [])
    .append({
      allocationLog: [...closedUntilNow(moved), ...logOf(moved)].map((one) => ({ ...one, minutesBefore })),
      ...(resized.length > 0 && { capacityLog: resized }),
    })
    .commit();
}

/** What the class's history says of it; undefined where neither its capacity nor any places changed. */
export function historyOf(moved: PlacesMoved): NewChange | undefined {
  const { owing, changeId, source, actor, capacity, steps } = moved;
  if (!capacity && logOf(moved).length === 0) return undefined;
  const { studioId, cls, at, decisionId, changes: pushes } = owing;
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

/** All that follows where places of a class move. */
function movedWrites(moved: PlacesMoved): Write[] {
  const history = historyOf(moved);
  return [...owedAnewWrites(moved), demandWrite(moved), ...(history ? [historyWrite(history)] : [])];
}

/** Numbers that are owed anew, for their deriver. */
export const owedAnew = (owed: OwedAnew): OwedWrites => ({ follow: 'owed', writes: owedAnewWrites(owed) });

/** Places that move, for their deriver. */
export const placesMoved = (moved: PlacesMoved): MovedWrites => ({
  follow: 'places',
  writes: movedWrites(moved),
});
