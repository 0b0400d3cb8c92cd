import type { Item } from './expressions.ts';
import type { World } from './world.ts';

/** A push that failed so often is left to a person. */
const attemptsMax = 20;

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

/** What members see, against what was decided last. */
function shownOf(world: World): string[] {
  return world.classIds.flatMap((classId, at) => {
    const of = world.classItem(classId);
    const shop = world.shop.classes[at];
    const version = of.pushVersions.wellhub;
    if (!shop || version === undefined) return [];
    const wanted = of.allocations.wellhub ?? 0;
    if (shop.booked > wanted) return [];
    return [
      ...(shop.slots === wanted ? [] : [`I8c ${classId} shows ${shop.slots} places, not ${wanted}`]),
      ...(of.confirmed.wellhub?.pushVersion === version
        ? []
        : [`I8c push ${version} of ${classId} is not confirmed`]),
      ...(of.confirmed.wellhub?.slots === wanted ? [] : [`I8c ${classId} is confirmed with another number`]),
    ];
  });
}

/** A number that cannot stand, because more is sold, stays failed. */
function mayStayFailed(world: World, push: Item): boolean {
  const classId = String(push['classId']);
  const of = world.classItem(classId);
  const shop = world.shop.classes[world.classIds.indexOf(classId)];
  const isLatest = of.pushVersions.wellhub === push['pushVersion'];
  return !isLatest || (shop?.booked ?? 0) > Number(push['places']) || Number(push['attempts']) >= attemptsMax;
}

function outboxOf(world: World): string[] {
  const adjustments = new Map(world.items('adjustment').map((one) => [one['adjustmentId'], one]));
  return world.items('outbox').flatMap((push) => {
    const state = String(push['state']);
    const name = `push ${String(push['pushVersion'])} of ${String(push['classId'])}`;
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

/** A decision says what became of its adjustments. */
function decisionsOf(world: World): string[] {
  const statuses = new Map(world.items('adjustment').map((one) => [one['adjustmentId'], one['status']]));
  const owed = Map.groupBy(world.items('outbox'), (one) => one['decisionId']);
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
          : 'rejected';
    const pushes = owed.get(decision['decisionId'])?.length ?? 0;
    return [
      ...(wrong.length > 0 ? [`I7 ${name} tells otherwise than its adjustments`] : []),
      ...(adjustments.length > 0 && decision['status'] !== should
        ? [`I7 ${name} is ${String(decision['status'])}, not ${should}`]
        : []),
      ...(pushes > 1 ? [`I7 ${name} owes ${pushes} pushes`] : []),
    ];
  });
}

/** What the dashboard counts, counted again. */
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

/** What is not as it should be once nothing goes wrong any more; nothing when all is settled. */
export const unsettled = (world: World): string[] => [
  ...shownOf(world),
  ...outboxOf(world),
  ...decisionsOf(world),
  ...countsOf(world),
  ...queueOf(world),
];
