import { allottedChannel, marketplace, type Marketplace } from '#shared/contracts/channels.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { transactionItemsMax } from '#functions/_data/write-together.ts';
import { classTally, type Tally } from '#functions/_domain/classes/tally.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { CountedChange, Derivers } from '#functions/_domain/commit/derived.ts';
import { placesMoved, type PlacesMoved } from '#functions/_domain/commit/places.ts';
import type { PendingChange } from '#functions/_domain/places/pending/pending-store.ts';
import { readClassesById } from '#functions/_domain/classes/class-import-store.ts';
import type { ClassPlan, KnownClass } from './plan-schedule.ts';
import { present } from '#functions/_platform/present.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Number of classes that are read and planned together. Without pushes, this many fit into one transaction. */
export const classesPerReadMax = 24;

/** A class of the schedule as stored. */
export type StoredKnownClass = ClassItem & KnownClass;

/** Reads the stored facts about the named classes. */
export async function readKnownClasses(
  table: StudioTable,
  studioId: string,
  classIds: readonly string[],
): Promise<Map<string, StoredKnownClass>> {
  const stored = await readClassesById(table, studioId, classIds);
  return new Map(
    [...stored].map(([classId, { item, demand }]) => [
      classId,
      { ...item, events: demand?.events.map(present) ?? [] },
    ]),
  );
}

/** Values that all plans of one file share. */
export interface Storing {
  readonly studioId: string;
  readonly now: Date;
  /** Creates the ids of class changes and outbox entries. */
  readonly newId: () => string;
  /** Marketplaces whose places can be set. */
  readonly connected: ReadonlySet<Marketplace>;
  readonly correlationId: string;
  /** The import that the file belongs to, if any. */
  readonly importId?: string | undefined;
}

/** The changes to one class, and the new numbers for its marketplaces. */
interface PlanToStore {
  readonly plan: ClassPlan;
  readonly pushes: readonly PendingChange[];
  readonly cls: ClassItem | undefined;
}

/**
 * The places that a file reduces at connected marketplaces. If a channel had no places before, the marketplace already
 * shows the number in the file.
 */
function pushesOf(
  { row: { startsAt }, before, logged }: ClassPlan,
  { connected, now, newId }: Storing,
): PendingChange[] {
  if (!before || startsAt <= now.toISOString()) return [];
  return logged.flatMap(({ channel, places: to }) => {
    const known = marketplace.safeParse(channel);
    const from = before.allocations[channel];
    if (!known.success || from === undefined || !connected.has(known.data)) return [];
    return [{ marketplace: known.data, from, to, adjustmentId: newId(), outboxId: newId() }];
  });
}

/** Number of items of a plan: class, demand, history and day, plus two for each push. */
const itemsOf = ({ pushes }: PlanToStore): number => 4 + 2 * pushes.length;

/** Groups plans in order, as many as fit into one transaction with the counters. */
function transactionsOf(plans: readonly PlanToStore[]): PlanToStore[][] {
  const all: PlanToStore[][] = [];
  let room = 0;
  for (const one of plans) {
    if (itemsOf(one) > room) {
      all.push([]);
      room = transactionItemsMax - 1;
    }
    all.at(-1)?.push(one);
    room -= itemsOf(one);
  }
  return all;
}

const keyOf = (studioId: string, { row }: ClassPlan) => ({
  studioId,
  classId: row.classId,
  month: monthOf(row.classId),
});

const figuresOf = (plan: ClassPlan) => ({
  totalCapacity: plan.totalCapacity,
  ...(plan.takenBefore !== undefined && { takenBefore: plan.takenBefore }),
  ...(plan.takenBeyond !== undefined && { takenBeyond: plan.takenBeyond }),
  bookings: plan.bookings,
  bookedByChannel: plan.bookedByChannel,
  ...(plan.fileCount && { fileCount: present(plan.fileCount) }),
  allocations: plan.allocations,
  className: plan.row.className,
  room: plan.row.room,
  ...(plan.row.instructor !== undefined && { instructor: plan.row.instructor }),
  ...(plan.row.system && { system: plan.row.system }),
});

const newClass = (plan: ClassPlan, { studioId, importId }: Storing) => ({
  ...keyOf(studioId, plan),
  ...figuresOf(plan),
  seriesId: plan.row.seriesId,
  startsAt: plan.row.startsAt,
  localDate: plan.row.localDate,
  localTime: plan.row.localTime,
  confirmed: {},
  pushVersions: {},
  mayShow: {},
  revenueDirectMinor: 0,
  revenueMarketplaceMinor: 0,
  neverChanged: true,
  ...(importId !== undefined && { importedBy: importId }),
  version: 1,
});

const newDemand = (studioId: string, plan: ClassPlan, now: Date) => ({
  ...keyOf(studioId, plan),
  seriesId: plan.row.seriesId,
  startsAt: plan.row.startsAt,
  totalCapacity: plan.totalCapacity,
  events: [],
  allocationLog: plan.logged.map((entry) => ({
    ...entry,
    minutesBefore: (Date.parse(plan.row.startsAt) - now.getTime()) / 60_000,
  })),
});

/** A schedule file changes places and bookings but no revenue. */
function tallyOf({ row: { localDate }, before, totalCapacity, bookings }: ClassPlan): Tally {
  const known = before && { localDate, revenueMinor: 0, ...before };
  return classTally(known, { localDate, revenueMinor: 0, totalCapacity, bookings });
}

/** A class that a file creates or changes. */
export type ClassImported =
  | { readonly kind: 'class-imported'; readonly plan: ClassPlan; readonly storing: Storing }
  | {
      readonly kind: 'class-changed-by-file';
      readonly cls: ClassItem;
      readonly toStore: PlanToStore;
      readonly storing: Storing;
    };

/** A file that changes neither capacity nor places adds nothing to the class's history. */
function movedBy(cls: ClassItem, { plan, pushes }: PlanToStore, storing: Storing): PlacesMoved {
  const { studioId, now, newId, importId, correlationId } = storing;
  const { totalCapacity, logged } = plan;
  return {
    pending: {
      studioId,
      cls,
      changes: pushes,
      source: plan.row.system === undefined ? 'manual' : 'system',
      at: now,
      correlationId,
    },
    set: { ...figuresOf(plan), ...(importId !== undefined && { changedBy: importId }) },
    ...(cls.movedTo !== undefined && { remove: ['movedTo'] }),
    changeId: newId(),
    source: 'import',
    actor: studioId,
    capacity:
      cls.totalCapacity === totalCapacity ? undefined : { from: cls.totalCapacity, to: totalCapacity },
    steps: logged.flatMap(({ channel, places }) => {
      const allotted = allottedChannel.safeParse(channel);
      return allotted.success
        ? [{ channel: allotted.data, from: plan.before?.allocations[channel], to: places }]
        : [];
    }),
    logged,
  };
}

const countedOf = (plan: ClassPlan, { studioId }: Storing): CountedChange => ({
  cls: { studioId, classId: plan.row.classId },
  by: [tallyOf(plan)],
});

export const importDerivers: Derivers<ClassImported> = {
  'class-imported': ({ plan, storing }) => ({
    items: [
      writerOf(ClassEntity).create(newClass(plan, storing)).commit(),
      writerOf(ClassDemandEntity)
        .put(newDemand(storing.studioId, plan, storing.now))
        .commit(),
    ],
    tally: countedOf(plan, storing),
  }),
  'class-changed-by-file': ({ cls, toStore, storing }) => ({
    places: placesMoved(movedBy(cls, toStore, storing)),
    tally: countedOf(toStore.plan, storing),
  }),
};

/** @returns whether it was stored; if not, something has changed since it was read */
const storeTogether = (
  table: StudioTable,
  some: readonly PlanToStore[],
  storing: Storing,
): Promise<boolean> =>
  committed(
    table,
    importDerivers,
    some.map((toStore): ClassImported => {
      const { plan, cls } = toStore;
      return plan.version !== undefined && cls
        ? { kind: 'class-changed-by-file', cls: { ...cls, version: plan.version }, toStore, storing }
        : { kind: 'class-imported', plan, storing };
    }),
  );

/**
 * Stores a file's plans for some classes. A new class is stored if it does not exist yet, a changed one if its version
 * is the planned one, together with its pushes to marketplaces. One call takes only as many as fit into one
 * transaction.
 *
 * @returns the stored plans, in their order; if there are fewer than given, something has changed since it was read
 */
export async function storeClassPlans(
  table: StudioTable,
  plans: readonly ClassPlan[],
  known: ReadonlyMap<string, ClassItem>,
  storing: Storing,
): Promise<ClassPlan[]> {
  const toStore = plans.map((plan) => ({
    plan,
    pushes: pushesOf(plan, storing),
    cls: known.get(plan.row.classId),
  }));
  const stored: ClassPlan[] = [];
  for (const some of transactionsOf(toStore)) {
    if (!(await storeTogether(table, some, storing))) break;
    stored.push(...some.map(({ plan }) => plan));
  }
  return stored;
}
