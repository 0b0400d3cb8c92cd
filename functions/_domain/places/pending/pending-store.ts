import { isGuided, type AllottedChannel } from '#shared/contracts/channels.ts';
import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import type { ClassItem } from '#functions/_data/classes/class.ts';
import { present } from '#functions/_platform/present.ts';
import { OutboxEntity, shardOf } from '#functions/_data/places/outbox.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { withPlaces } from '#functions/_domain/classes/with-places.ts';
import { sweepAfterMs } from './leaves-at-once.ts';
import { beforeTask } from './not-done.ts';
import { taskEndsAt } from './task.ts';

/**
 * One marketplace's new number of places, or the class's new capacity in the studio's own system, with the ids of the
 * change.
 */
export interface PendingChange<Name extends AllottedChannel = AllottedChannel> {
  readonly marketplace: Name;
  readonly from: number;
  readonly to: number;
  readonly adjustmentId: string;
  readonly outboxId: string;
}

/** The changes that must be sent to marketplaces when a class is written. */
export interface PendingChanges {
  readonly studioId: string;
  /** The class as it was read. */
  readonly cls: ClassItem;
  readonly changes: readonly PendingChange[];
  readonly source:
    | 'decision'
    | 'automatic'
    | 'manual'
    | 'reconciler'
    | 'system'
    | 'system-cancelled'
    | 'system-restored'
    | 'file-cancelled';
  readonly decisionId?: string;
  readonly at: Date;
  readonly correlationId: string;
}

/** Each push of a class and marketplace has its own version. Only the highest may still be sent. */
const pushVersionOf = (cls: ClassItem, { marketplace }: PendingChange): number =>
  (cls.pushVersions[marketplace] ?? 0) + 1;

/** The latest pushes of a class after its changes became pending. */
export const pushesAfter = ({ cls, changes }: Pick<PendingChanges, 'cls' | 'changes'>) => ({
  pushVersions: withPlaces(
    cls.pushVersions,
    changes.map((change) => [change.marketplace, pushVersionOf(cls, change)]),
  ),
  latestPushes: present({
    ...cls.latestPushes,
    ...Object.fromEntries(changes.map(({ marketplace, outboxId }) => [marketplace, outboxId])),
  }),
  ...present({ capacityOwed: changes.find(({ marketplace }) => marketplace === 'kenko')?.to }),
});

/** What is stored of a task for a person. It is worded where it is read, because what it has to wait for may change. */
export const taskOf = (cls: ClassItem, { marketplace }: PendingChange) =>
  isGuided(marketplace) ? { guided: true, ...beforeTask(cls, marketplace) } : {};

const decisionOf = ({ decisionId }: PendingChanges) => (decisionId === undefined ? {} : { decisionId });

const adjustmentOf = (pending: PendingChanges, change: PendingChange) => ({
  studioId: pending.studioId,
  adjustmentId: change.adjustmentId,
  ...decisionOf(pending),
  classId: pending.cls.classId,
  className: pending.cls.className,
  classLocalDate: pending.cls.localDate,
  classLocalTime: pending.cls.localTime,
  marketplace: change.marketplace,
  source: pending.source,
  slotsChanged: change.to - change.from,
  placesTo: change.to,
  status: 'pending' as const,
  createdAt: pending.at.toISOString(),
  outboxId: change.outboxId,
  ...taskOf(pending.cls, change),
});

/**
 * When the sweeper first checks a push. A task that replaces no other task needs no worker. It waits for its owner
 * until it can no longer be done.
 */
function firstDueAt({ cls, at }: PendingChanges, { marketplace }: PendingChange): string {
  const swept = new Date(at.getTime() + sweepAfterMs).toISOString();
  if (!isGuided(marketplace) || cls.latestPushes?.[marketplace] !== undefined) return swept;
  const endsAt = taskEndsAt(at.toISOString(), cls.startsAt);
  return endsAt > swept ? endsAt : swept;
}

const pushOf = (pending: PendingChanges, change: PendingChange) => ({
  studioId: pending.studioId,
  outboxId: change.outboxId,
  classId: pending.cls.classId,
  marketplace: change.marketplace,
  adjustmentId: change.adjustmentId,
  ...decisionOf(pending),
  places: change.to,
  ...beforeTask(pending.cls, change.marketplace),
  pushVersion: pushVersionOf(pending.cls, change),
  automatic: pending.source === 'automatic' || pending.source === 'reconciler',
  state: 'pending' as const,
  attempts: 0,
  correlationId: pending.correlationId,
  createdAt: pending.at.toISOString(),
  dueShard: shardOf(change.outboxId),
  dueAt: firstDueAt(pending, change),
});

/** The writes that record a class's new numbers as pending, for the transaction that decides them. */
export const outboxWrites = (pending: PendingChanges): Write[] => [
  ...pending.changes.map((change) =>
    writerOf(AdjustmentEntity).create(adjustmentOf(pending, change)).commit(),
  ),
  ...pending.changes.map((change) => writerOf(OutboxEntity).create(pushOf(pending, change)).commit()),
];
