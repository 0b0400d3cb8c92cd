import { createWriteTransaction } from 'electrodb';
import { allottedChannel, marketplace, type Marketplace } from '#shared/contracts/channels.ts';
import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { ClassChangeEntity } from '#functions/_data/classes/class-change.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { OutboxEntity } from '#functions/_data/places/outbox.ts';
import { transacted } from '#functions/_data/table/transact.ts';
import { tallyEntities, tallyWrites } from '#functions/_domain/classes/tally-store.ts';
import { classTally, type Tally } from '#functions/_domain/classes/tally.ts';
import { owedWrites, pushesAfter, type OwedChange } from '#functions/_domain/places/outbox/owed-store.ts';
import { changeWrite, type NewChange } from '#functions/_domain/places/edits/change-store.ts';
import { readClassesById } from '#functions/_domain/classes/class-import-store.ts';
import type { ClassPlan, KnownClass } from './plan-schedule.ts';

const entities = {
  adjustment: AdjustmentEntity,
  outbox: OutboxEntity,
  class: ClassEntity,
  change: ClassChangeEntity,
  demand: ClassDemandEntity,
  ...tallyEntities,
};

/** Classes read and planned together: of so many that owe nothing, all fit into one transaction. */
export const classesPerReadMax = 24;

/** As many items as the table takes in one transaction. */
const transactionItemsMax = 100;

/** A class in the schedule, as it is stored. */
export type StoredKnownClass = ClassItem & KnownClass;

/** What is known of the named classes. */
export async function readKnownClasses(
  studioId: string,
  classIds: readonly string[],
): Promise<Map<string, StoredKnownClass>> {
  const stored = await readClassesById(studioId, classIds);
  return new Map(
    [...stored].map(([classId, { item, demand }]) => [
      classId,
      { ...item, bookingsKnown: (demand?.events.length ?? 0) > 0 },
    ]),
  );
}

/** What holds for all plans of one file. */
export interface Storing {
  readonly studioId: string;
  readonly now: Date;
  /** Ids of what is noted in classes' histories, and of what is owed. */
  readonly newId: () => string;
  /** Marketplaces that can be told new numbers. */
  readonly connected: ReadonlySet<Marketplace>;
  readonly correlationId: string;
  /** The import that the file came with, if it came with one. */
  readonly importId?: string | undefined;
}

/** What a file makes of a class, and what its marketplaces have to be told of it. */
interface PlanToStore {
  readonly plan: ClassPlan;
  readonly pushes: readonly OwedChange[];
  readonly of: ClassItem | undefined;
}

/**
 * The places that a file takes back from marketplaces that show them. Places that a file gives a channel which had
 * none are what stands there already.
 */
function pushesOf(
  { row: { startsAt }, before, logged }: ClassPlan,
  { connected, now, newId }: Storing,
): OwedChange[] {
  if (!before || startsAt <= now.toISOString()) return [];
  return logged.flatMap(({ channel, places: to }) => {
    const known = marketplace.safeParse(channel);
    const from = before.allocations[channel];
    if (!known.success || from === undefined || !connected.has(known.data)) return [];
    return [{ marketplace: known.data, from, to, adjustmentId: newId(), outboxId: newId() }];
  });
}

/** Class, demand, history and day, and two for each push. */
const itemsOf = ({ pushes }: PlanToStore): number => 4 + 2 * pushes.length;

/** Plans in their order, as many together as one transaction takes beside the counters. */
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
  bookings: plan.bookings,
  bookedByChannel: plan.bookedByChannel,
  allocations: plan.allocations,
  className: plan.row.className,
  room: plan.row.room,
  ...(plan.row.instructor !== undefined && { instructor: plan.row.instructor }),
  ...(plan.row.system && { system: plan.row.system }),
});

const logOf = ({ logged, row: { startsAt } }: ClassPlan, now: Date) => {
  const minutesBefore = (Date.parse(startsAt) - now.getTime()) / 60_000;
  return logged.map((entry) => ({ ...entry, minutesBefore }));
};

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
  ...(importId !== undefined && { importedBy: importId }),
  version: 1,
});

const newDemand = (studioId: string, plan: ClassPlan, now: Date) => ({
  ...keyOf(studioId, plan),
  seriesId: plan.row.seriesId,
  startsAt: plan.row.startsAt,
  totalCapacity: plan.totalCapacity,
  events: [],
  allocationLog: logOf(plan, now),
});

/** What the class's history says of it: a file that changes neither capacity nor places leaves no trace there. */
function historyOf({ plan, pushes }: PlanToStore, { studioId, now, newId }: Storing): NewChange[] {
  const { before, totalCapacity, logged, row } = plan;
  if (!before || (before.totalCapacity === totalCapacity && logged.length === 0)) return [];
  return [
    {
      studioId,
      classId: row.classId,
      changeId: newId(),
      at: now,
      source: 'import',
      actor: studioId,
      capacity:
        before.totalCapacity === totalCapacity
          ? undefined
          : { from: before.totalCapacity, to: totalCapacity },
      places: logged.flatMap(({ channel, places }) => {
        const allotted = allottedChannel.safeParse(channel);
        return allotted.success
          ? [{ channel: allotted.data, from: before.allocations[channel], to: places }]
          : [];
      }),
      pushes,
    },
  ];
}

/** A file's schedule changes places and bookings; what was earned stays. */
function tallyOf({ row: { localDate }, before, totalCapacity, bookings }: ClassPlan): Tally {
  const known = before && { localDate, revenueMinor: 0, ...before };
  return classTally(known, { localDate, revenueMinor: 0, totalCapacity, bookings });
}

const owingOf = (of: ClassItem, pushes: readonly OwedChange[], storing: Storing) =>
  ({ ...storing, of, changes: pushes, source: 'manual', at: storing.now }) as const;

/** What changes of the class itself where its marketplaces are told something. */
const toldOf = ({ of, pushes }: PlanToStore) =>
  of && pushes.length > 0 ? pushesAfter({ of, changes: pushes }) : {};

/** @returns whether it was stored; if not, something changed since it was read */
async function storeTogether(some: readonly PlanToStore[], storing: Storing): Promise<boolean> {
  const { studioId, now, importId } = storing;
  const plans = some.map(({ plan }) => plan);
  const [first] = plans;
  if (!first) return true;
  const history = some.flatMap((one) => historyOf(one, storing));
  const transaction = createWriteTransaction(entities, (write) => [
    ...some.flatMap((one) => {
      const { plan } = one;
      const { version } = plan;
      return version === undefined
        ? [
            write.class.create(newClass(plan, storing)).commit(),
            write.demand.put(newDemand(studioId, plan, now)).commit(),
          ]
        : [
            write.class
              .patch(keyOf(studioId, plan))
              .set({
                ...figuresOf(plan),
                ...toldOf(one),
                ...(importId !== undefined && { changedBy: importId }),
                version: version + 1,
              })
              .where((item, { eq }) => eq(item.version, version))
              .commit(),
            write.demand
              .patch(keyOf(studioId, plan))
              .set({ totalCapacity: plan.totalCapacity })
              .append({ allocationLog: logOf(plan, now) })
              .commit(),
          ];
    }),
    ...some.flatMap(({ of, pushes }) => (of ? owedWrites(write, owingOf(of, pushes, storing)) : [])),
    ...history.map((change) => changeWrite(write.change, change)),
    ...tallyWrites(write, studioId, first.row.classId, plans.map(tallyOf)),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  return !canceled;
}

/**
 * Stores what a file makes of some classes: a new one if it is still new, a changed one if it is still at the version
 * that the plan was made for; with a change, what marketplaces have to be told of it. Few enough are stored together.
 *
 * @returns the plans that were stored, in their order; with fewer than were given, something changed since it was read
 */
export async function storeClassPlans(
  plans: readonly ClassPlan[],
  known: ReadonlyMap<string, ClassItem>,
  storing: Storing,
): Promise<ClassPlan[]> {
  const toStore = plans.map((plan) => ({
    plan,
    pushes: pushesOf(plan, storing),
    of: known.get(plan.row.classId),
  }));
  const stored: ClassPlan[] = [];
  for (const some of transactionsOf(toStore)) {
    if (!(await storeTogether(some, storing))) break;
    stored.push(...some.map(({ plan }) => plan));
  }
  return stored;
}
