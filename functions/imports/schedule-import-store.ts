import { createWriteTransaction } from 'electrodb';
import { allottedChannel } from '../../shared/contracts/channels.ts';
import { ClassEntity, monthOf } from '../_data/class.ts';
import { ClassChangeEntity } from '../_data/class-change.ts';
import { ClassDemandEntity } from '../_data/class-demand.ts';
import { transacted } from '../_data/transact.ts';
import { tallyEntities, tallyWrites } from '../dashboard/tally-store.ts';
import { classTally, type Tally } from '../dashboard/tally.ts';
import { changeWrite, type NewChange } from '../schedule/change-store.ts';
import { readClassesById } from './class-import-store.ts';
import type { ClassPlan, KnownClass } from './plan-schedule.ts';

const entities = {
  class: ClassEntity,
  change: ClassChangeEntity,
  demand: ClassDemandEntity,
  ...tallyEntities,
};

/** A transaction holds 100 items: three for a class and its history, one for its day, and one for the counters. */
export const classesPerCommitMax = 24;

/** What is known of the named classes. */
export async function readKnownClasses(
  studioId: string,
  classIds: readonly string[],
): Promise<Map<string, KnownClass>> {
  const stored = await readClassesById(studioId, classIds);
  return new Map(
    [...stored].map(([classId, { item, demand }]) => [
      classId,
      { ...item, bookingsKnown: (demand?.events.length ?? 0) > 0 },
    ]),
  );
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
});

const logOf = ({ logged, row: { startsAt } }: ClassPlan, now: Date) => {
  const minutesBefore = (Date.parse(startsAt) - now.getTime()) / 60_000;
  return logged.map((entry) => ({ ...entry, minutesBefore }));
};

const newClass = (studioId: string, plan: ClassPlan) => ({
  ...keyOf(studioId, plan),
  ...figuresOf(plan),
  seriesId: plan.row.seriesId,
  startsAt: plan.row.startsAt,
  localDate: plan.row.localDate,
  localTime: plan.row.localTime,
  confirmed: {},
  pushVersions: {},
  revenueDirectMinor: 0,
  revenueMarketplaceMinor: 0,
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
function historyOf(studioId: string, plan: ClassPlan, now: Date, changeId: string): NewChange[] {
  const { before, totalCapacity, logged, row } = plan;
  if (!before || (before.totalCapacity === totalCapacity && logged.length === 0)) return [];
  return [
    {
      studioId,
      classId: row.classId,
      changeId,
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
      pushes: [],
    },
  ];
}

/** A file's schedule changes places and bookings; what was earned stays. */
function tallyOf({ row: { localDate }, before, totalCapacity, bookings }: ClassPlan): Tally {
  const known = before && { localDate, revenueMinor: 0, ...before };
  return classTally(known, { localDate, revenueMinor: 0, totalCapacity, bookings });
}

/**
 * Stores what a file makes of some classes, all or none: a new one if it is still new, a changed one if it is still at
 * the version that the plan was made for.
 *
 * @returns whether it was stored; if not, something changed since it was read
 */
export async function storeClassPlans(
  studioId: string,
  plans: readonly ClassPlan[],
  now: Date,
  newId: () => string,
): Promise<boolean> {
  const [first] = plans;
  const history = plans.flatMap((plan) => historyOf(studioId, plan, now, newId()));
  if (!first) return true;
  const transaction = createWriteTransaction(entities, (write) => [
    ...plans.flatMap((plan) => {
      const { version } = plan;
      return version === undefined
        ? [
            write.class.create(newClass(studioId, plan)).commit(),
            write.demand.put(newDemand(studioId, plan, now)).commit(),
          ]
        : [
            write.class
              .patch(keyOf(studioId, plan))
              .set({ ...figuresOf(plan), version: version + 1 })
              .where((item, { eq }) => eq(item.version, version))
              .commit(),
            write.demand
              .patch(keyOf(studioId, plan))
              .set({ totalCapacity: plan.totalCapacity })
              .append({ allocationLog: logOf(plan, now) })
              .commit(),
          ];
    }),
    ...history.map((change) => changeWrite(write.change, change)),
    ...tallyWrites(write, studioId, first.row.classId, plans.map(tallyOf)),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  return !canceled;
}
