import type { Item } from './expressions.ts';
import { shopNames, type ShopName } from './marketplace.ts';
import { directBookings, minuteMs, reconcilerPeriodMs, type World } from './world.ts';

/** A push that failed too often is left to a person. */
const attemptsMax = 20;
/** While more places are sold than exist, every poll measures the excess. */
const measuredWithinMs = reconcilerPeriodMs + minuteMs;

interface Adjusted {
  readonly adjustmentId: string;
  readonly status: string;
}

const count = (items: readonly Item[], holds: (item: Item) => boolean): number => items.filter(holds).length;

const adjustmentOf: Readonly<Record<string, string>> = {
  acked: 'applied',
  superseded: 'cancelled',
  failed: 'failed',
  pending: 'pending',
  claimed: 'pending',
};

/** Compares the places that members see with those decided last, or with the sales if they are higher. */
function shownOf(world: World): string[] {
  return world.shop.classes.flatMap((shop) => {
    const { marketplace, studioClassId } = shop;
    const cls = world.classItem(studioClassId);
    const version = cls.pushVersions[marketplace];
    if (version === undefined) return [];
    const wanted = cls.allocations[marketplace] ?? 0;
    const name = `${studioClassId} at ${marketplace}`;
    const confirmed = cls.confirmed[marketplace];
    return [
      ...(shop.slots === wanted ? [] : [`I8c ${name} shows ${shop.slots} places, not ${wanted}`]),
      ...(confirmed?.pushVersion === version ? [] : [`I8c push ${version} of ${name} is not confirmed`]),
      ...(confirmed?.slots === wanted ? [] : [`I8c ${name} is confirmed with another number`]),
    ];
  });
}

/**
 * The promise: for every class, take the higher of what each marketplace offers and what it has sold. The sum over the
 * marketplaces plus direct bookings is at most the capacity. If more is sold, because the capacity was lowered or
 * somebody raised a number at the marketplace, nothing more is offered anywhere, and the excess is measured.
 */
function promiseOf(world: World): string[] {
  return world.classIds.flatMap((classId) => {
    const { totalCapacity } = world.classItem(classId);
    const shops = shopNames.map((marketplace) => world.listed(marketplace, classId));
    const stands = shops.reduce((sum, { slots, booked }) => sum + Math.max(slots, booked), directBookings);
    if (stands <= totalCapacity) return [];
    const open = shops.some(({ slots, booked }) => slots > booked);
    if (open) return [`I16 ${stands} places of ${classId} are offered or sold, and it has ${totalCapacity}`];
    const sinceMs = world.kernel.nowMs - (world.overOfferedMs ?? 0);
    return sinceMs <= measuredWithinMs
      ? []
      : [`I16 more of ${classId} is sold than exists, and not measured`];
  });
}

/** No booking counts twice: no channel has more known bookings than sales. */
function countedOf(world: World): string[] {
  return world.shop.classes.flatMap(({ marketplace, studioClassId, booked }) => {
    const cls = world.classItem(studioClassId);
    const known = cls.bookedByChannel[marketplace] ?? 0;
    const sum = Object.values(cls.bookedByChannel).reduce<number>((all, one = 0) => all + one, 0);
    return [
      ...(known > booked ? [`I17 ${known} bookings of ${studioClassId} are known, ${booked} are sold`] : []),
      ...(sum === cls.bookings ? [] : [`I17 bookings of ${studioClassId} are not those of its channels`]),
    ];
  });
}

/** A push that must not be retried automatically. */
function mayStayFailed(world: World, push: Item): boolean {
  const { pushVersions } = world.classItem(String(push['classId']));
  const isLatest = pushVersions[push['marketplace'] as ShopName] === push['pushVersion'];
  return !isLatest || Number(push['attempts']) >= attemptsMax;
}

function outboxOf(world: World): string[] {
  const adjustments = new Map(world.items('adjustment').map((one) => [one['adjustmentId'], one]));
  return world.items('outbox').flatMap((push) => {
    const state = String(push['state']);
    const name = `push ${String(push['pushVersion'])} of ${String(push['classId'])} at ${String(push['marketplace'])}`;
    const isOpen =
      state === 'pending' || state === 'claimed' || (state === 'failed' && !mayStayFailed(world, push));
    const status = adjustments.get(push['adjustmentId'])?.['status'];
    return [
      ...(isOpen ? [`I8a ${name} is still ${state}`] : []),
      ...(status === adjustmentOf[state]
        ? []
        : [`I8a ${name} is ${state}, its adjustment ${String(status)}`]),
      ...(isOpen || push['gsi1pk'] === undefined ? [] : [`I14 ${name} is ${state} and still due`]),
    ];
  });
}

/** A decision must state the result of its adjustments. */
function decisionsOf(world: World): string[] {
  const statuses = new Map(world.items('adjustment').map((one) => [one['adjustmentId'], one['status']]));
  const outbox = Map.groupBy(world.items('outbox'), (one) => one['decisionId']);
  return world.items('decision').flatMap((decision) => {
    const adjustments = (decision['adjustments'] ?? []) as Adjusted[];
    const name = `decision ${String(decision['decisionId'])}`;
    const wrong = adjustments.filter(({ adjustmentId, status }) => statuses.get(adjustmentId) !== status);
    const all = new Set(adjustments.map(({ status }) => status));
    const should = all.has('applied')
      ? 'executed'
      : all.has('pending')
        ? 'queued'
        : all.has('failed')
          ? 'failed'
          : 'superseded';
    const pushes = outbox.get(decision['decisionId'])?.length ?? 0;
    return [
      ...(wrong.length > 0 ? [`I7 ${name} tells otherwise than its adjustments`] : []),
      ...(adjustments.length > 0 && decision['status'] !== should
        ? [`I7 ${name} is ${String(decision['status'])}, not ${should}`]
        : []),
      ...(pushes > 1 ? [`I7 ${name} owes ${pushes} pushes`] : []),
    ];
  });
}

/** The dashboard's sums, recounted. */
function countsOf(world: World): string[] {
  const adjustments = world.items('adjustment');
  const total = (items: readonly Item[], name: string): number =>
    items.reduce((all, item) => all + Number(item[name] ?? 0), 0);
  const counters = world.items('counters');
  const moved = adjustments
    .filter(({ status }) => status === 'applied')
    .reduce((all, { slotsChanged }) => all + Math.abs(Number(slotsChanged)), 0);
  const tried = count(adjustments, ({ status }) => status === 'applied' || status === 'failed');
  const executed = count(world.items('decision'), ({ adjustments: own }) =>
    ((own ?? []) as Adjusted[]).some(({ status }) => status === 'applied'),
  );
  return [
    ...(total(counters, 'automationsRun') === tried ? [] : ['I2 automations are counted wrongly']),
    ...(total(counters, 'slotsManaged') === moved ? [] : ['I2 places moved are counted wrongly']),
    ...(total(world.items('day'), 'executed') === executed
      ? []
      : ['I2 executed decisions are counted wrongly']),
  ];
}

function queueOf({ queue, kernel }: World): string[] {
  const { sent, done, dead, waiting, returned } = queue;
  return [
    ...(waiting > 0 ? [`I14 ${waiting} messages wait`] : []),
    ...(kernel.busy > 0 ? ['I14 a task is still at work'] : []),
    ...(sent === done + dead.length + returned + waiting
      ? []
      : [`I15 ${sent} sent, ${done} done, ${dead.length} dead, ${returned} sent back`]),
  ];
}

/** The remaining differences after all faults have ended. Empty if everything is settled. */
export const unsettled = (world: World): string[] => [
  ...shownOf(world),
  ...promiseOf(world),
  ...countedOf(world),
  ...outboxOf(world),
  ...decisionsOf(world),
  ...countsOf(world),
  ...queueOf(world),
];
