import { isGuided, type AllottedChannel, type Marketplace } from '#shared/contracts/channels.ts';
import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import type { ClassItem } from '#functions/_data/classes/class.ts';
import { present } from '#functions/_platform/present.ts';
import { OutboxEntity, shardOf } from '#functions/_data/places/outbox.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { withPlaces } from '#functions/_domain/classes/with-places.ts';
import { sweepAfterMs } from './leaves-at-once.ts';
import { roomOf, shownBefore } from './offered.ts';
import { capacityInstructionOf, instructionOf, taskEndsAt } from './task.ts';

/** One marketplace's new number of places, or the class's new capacity in the studio's own system; with its ids. */
export interface OwedChange<Name extends AllottedChannel = AllottedChannel> {
  readonly marketplace: Name;
  readonly from: number;
  readonly to: number;
  readonly adjustmentId: string;
  readonly outboxId: string;
}

/** What a write of a class owes to marketplaces. */
export interface Owing {
  readonly studioId: string;
  /** The class as it was read. */
  readonly cls: ClassItem;
  readonly changes: readonly OwedChange[];
  readonly source: 'decision' | 'automatic' | 'manual' | 'reconciler';
  readonly decisionId?: string;
  readonly at: Date;
  readonly correlationId: string;
}

/** Every push of a class and marketplace has a number of its own; only the highest may still be sent. */
const pushVersionOf = (cls: ClassItem, { marketplace }: OwedChange): number =>
  (cls.pushVersions[marketplace] ?? 0) + 1;

/** What a class says of its pushes once its changes are owed. */
export const pushesAfter = ({ cls, changes }: Pick<Owing, 'cls' | 'changes'>) => ({
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

/** What is asked of the owner, where only a person can set the places. */
export function taskOf(owing: Pick<Owing, 'cls' | 'changes'>, { marketplace, to }: OwedChange) {
  if (!isGuided(marketplace)) return {};
  const { cls, changes } = owing;
  if (marketplace === 'kenko') return { guided: true, message: capacityInstructionOf(cls, to) };
  const allocations = withPlaces(
    cls.allocations,
    changes.flatMap((change): [Marketplace, number][] =>
      change.marketplace === 'kenko' ? [] : [[change.marketplace, change.to]],
    ),
  );
  const mayShow = withPlaces(
    cls.mayShow,
    shownBefore(cls, changes).map((shown) => [shown.marketplace, shown.places]),
  );
  const after = { ...cls, ...pushesAfter(owing), allocations, mayShow };
  const room = roomOf(after, { marketplace, places: to }, 'separate');
  const first = room.kind === 'waits' ? room.for : [];
  return { guided: true, message: instructionOf(cls, marketplace, to, first) };
}

const decisionOf = ({ decisionId }: Owing) => (decisionId === undefined ? {} : { decisionId });

const adjustmentOf = (owing: Owing, change: OwedChange) => ({
  studioId: owing.studioId,
  adjustmentId: change.adjustmentId,
  ...decisionOf(owing),
  classId: owing.cls.classId,
  className: owing.cls.className,
  classLocalDate: owing.cls.localDate,
  classLocalTime: owing.cls.localTime,
  marketplace: change.marketplace,
  source: owing.source,
  slotsChanged: change.to - change.from,
  placesTo: change.to,
  status: 'pending' as const,
  createdAt: owing.at.toISOString(),
  outboxId: change.outboxId,
  ...taskOf(owing, change),
});

/**
 * When the sweeper looks at a push for the first time. A task that replaces no other task needs no worker: it waits for its
 * owner until it can no longer be done.
 */
function firstDueAt({ cls, at }: Owing, { marketplace }: OwedChange): string {
  const swept = new Date(at.getTime() + sweepAfterMs).toISOString();
  if (!isGuided(marketplace) || cls.latestPushes?.[marketplace] !== undefined) return swept;
  const endsAt = taskEndsAt(at.toISOString(), cls.startsAt);
  return endsAt > swept ? endsAt : swept;
}

const pushOf = (owing: Owing, change: OwedChange) => ({
  studioId: owing.studioId,
  outboxId: change.outboxId,
  classId: owing.cls.classId,
  marketplace: change.marketplace,
  adjustmentId: change.adjustmentId,
  ...decisionOf(owing),
  places: change.to,
  pushVersion: pushVersionOf(owing.cls, change),
  automatic: owing.source === 'automatic' || owing.source === 'reconciler',
  state: 'pending' as const,
  attempts: 0,
  correlationId: owing.correlationId,
  createdAt: owing.at.toISOString(),
  dueShard: shardOf(change.outboxId),
  dueAt: firstDueAt(owing, change),
});

/** The writes that owe a class's new numbers to its marketplaces, for the transaction that decides them. */
export const owedWrites = (owing: Owing): Write[] => [
  ...owing.changes.map((change) => writerOf(AdjustmentEntity).create(adjustmentOf(owing, change)).commit()),
  ...owing.changes.map((change) => writerOf(OutboxEntity).create(pushOf(owing, change)).commit()),
];
