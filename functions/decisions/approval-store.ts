import type { Channel } from '../../shared/contracts/channels.ts';
import { Failure } from '../../shared/contracts/failure.ts';
import { monthOf } from '../_data/class.ts';
import { shardOf } from '../_data/outbox.ts';
import { pipeline } from '../_data/service.ts';
import { transacted } from '../_data/transact.ts';
import { tallyWrites } from '../dashboard/tally-store.ts';
import { answeredTally } from '../dashboard/tally.ts';
import type { PlacesChange } from './decision.ts';
import type { StoredClass, StoredDecision } from './decision-store.ts';

/** A push that was decided gets this long to leave by the stream before the sweeper sends it. */
const sweepAfterMs = 2 * 60_000;

export interface Approval {
  readonly studioId: string;
  readonly decision: StoredDecision;
  readonly of: StoredClass;
  readonly changes: readonly (PlacesChange & { readonly adjustmentId: string; readonly outboxId: string })[];
  readonly automatic: boolean;
  readonly at: Date;
  readonly auditId: string;
  readonly correlationId: string;
}

type Change = Approval['changes'][number];

/** Every push of a class and marketplace has a number of its own; only the highest may still be sent. */
const pushVersionOf = ({ of }: Approval, { marketplace }: Change): number =>
  (of.pushVersions[marketplace] ?? 0) + 1;

const minutesBefore = ({ of, at }: Approval): number => (Date.parse(of.startsAt) - at.getTime()) / 60_000;

const adjustmentOf = (approval: Approval, change: Change) => ({
  studioId: approval.studioId,
  adjustmentId: change.adjustmentId,
  decisionId: approval.decision.decisionId,
  classId: approval.of.classId,
  className: approval.of.className,
  classLocalDate: approval.of.localDate,
  classLocalTime: approval.of.localTime,
  marketplace: change.marketplace,
  source: approval.automatic ? ('automatic' as const) : ('decision' as const),
  slotsChanged: change.to - change.from,
  placesTo: change.to,
  status: 'pending' as const,
  createdAt: approval.at.toISOString(),
});

const owedPush = (approval: Approval, change: Change) => ({
  studioId: approval.studioId,
  outboxId: change.outboxId,
  classId: approval.of.classId,
  marketplace: change.marketplace,
  adjustmentId: change.adjustmentId,
  decisionId: approval.decision.decisionId,
  places: change.to,
  pushVersion: pushVersionOf(approval, change),
  automatic: approval.automatic,
  state: 'pending' as const,
  attempts: 0,
  correlationId: approval.correlationId,
  createdAt: approval.at.toISOString(),
  dueShard: shardOf(change.outboxId),
  dueAt: new Date(approval.at.getTime() + sweepAfterMs).toISOString(),
});

const decided = ({ decision, changes, automatic, studioId }: Approval) => ({
  status: 'queued' as const,
  decidedBy: automatic ? 'automation' : studioId,
  version: decision.version + 1,
  adjustments: changes.map(({ adjustmentId, marketplace }) => ({
    adjustmentId,
    marketplace,
    status: 'pending' as const,
  })),
});

const changedClass = (approval: Approval) => ({
  allocations: withPlaces(approval.of.allocations, approval.changes, ({ to }) => to),
  pushVersions: withPlaces(approval.of.pushVersions, approval.changes, (change) =>
    pushVersionOf(approval, change),
  ),
  version: approval.of.version + 1,
});

type PlacesByChannel = Partial<Record<Channel, number>>;

const withPlaces = (
  before: StoredClass['allocations'],
  changes: readonly Change[],
  placesOf: (change: Change) => number,
): PlacesByChannel =>
  Object.fromEntries([
    ...Object.entries(before),
    ...changes.map((change) => [change.marketplace, placesOf(change)] as const),
  ]);

/**
 * Stores an approval whole: the decision's new state, the class's new allocations, what is owed to each
 * marketplace and the audit row, or none of it when the decision or its class changed since they were read.
 *
 * @throws {Failure} `conflict`
 */
export async function storeApproval(approval: Approval): Promise<void> {
  const { studioId, decision, of, at } = approval;
  const classKey = { studioId, classId: of.classId, month: monthOf(of.classId) };
  const logged = approval.changes.map(({ marketplace, to }) => ({
    minutesBefore: minutesBefore(approval),
    channel: marketplace,
    places: to,
  }));
  const transaction = pipeline.transaction.write((entities) => [
    entities.decision
      .patch({ studioId, decisionId: decision.decisionId })
      .set(decided(approval))
      .where(
        (item, { eq }) => `${eq(item.version, decision.version)} AND ${eq(item.status, 'pending-review')}`,
      )
      .commit(),
    entities.class
      .patch(classKey)
      .set(changedClass(approval))
      .remove(['pendingDecisionId'])
      .where((item, { eq }) => eq(item.version, of.version))
      .commit(),
    entities.demand.patch(classKey).append({ allocationLog: logged }).commit(),
    ...approval.changes.map((change) => entities.adjustment.create(adjustmentOf(approval, change)).commit()),
    ...approval.changes.map((change) => entities.outbox.create(owedPush(approval, change)).commit()),
    entities.audit
      .create({
        studioId,
        auditId: approval.auditId,
        at: at.toISOString(),
        actor: approval.automatic ? 'automation' : studioId,
        action: 'decisions.approve',
        subject: decision.decisionId,
        correlationId: approval.correlationId,
      })
      .commit(),
    ...tallyWrites(entities, studioId, of.classId, [answeredTally]),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  if (canceled)
    throw new Failure(
      'conflict',
      'The decision or its class changed meanwhile. Look at it again, then decide.',
    );
}
