import type { Marketplace } from '#shared/contracts/channels.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { answeredFirings } from '#shared/core/rules/apply-rules.ts';
import type { AuditEntity } from '#functions/_data/studio/audit.ts';
import { monthOf } from '#functions/_data/classes/class.ts';
import type { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { pipeline } from '#functions/_data/service.ts';
import { transacted } from '#functions/_data/table/transact.ts';
import type { WriterOf } from '#functions/_data/table/writer.ts';
import { tallyWrites } from '#functions/_domain/classes/tally-store.ts';
import { answeredTally } from '#functions/_domain/classes/tally.ts';
import {
  owedWrites,
  pushesAfter,
  taskOf,
  type OwedChange,
  type OwedWriters,
  type Owing,
} from '../outbox/owed-store.ts';
import { notPausedChecks } from '../outbox/automation-check-store.ts';
import { shownBefore } from '../outbox/offered.ts';
import { rulesStandChecks } from '#functions/_domain/studio/rule-check-store.ts';
import { changeWrite, type ChangeWriter, type NewChange } from '../edits/change-store.ts';
import { withPlaces } from '#functions/_domain/classes/with-places.ts';
import { heldAfterApproval } from '../edits/by-hand.ts';
import { statusOnceApproved } from './decision.ts';
import type { StoredClass, StoredDecision } from './decision-store.ts';

export interface Approval {
  readonly studioId: string;
  readonly decision: StoredDecision;
  readonly of: StoredClass;
  readonly changes: readonly OwedChange<Marketplace>[];
  /** Under which the class's history keeps it. */
  readonly changeId: string;
  readonly automatic: boolean;
  readonly at: Date;
  readonly auditId: string;
  readonly correlationId: string;
}

const minutesBefore = ({ of, at }: Approval): number => (Date.parse(of.startsAt) - at.getTime()) / 60_000;

const loggedOf = (approval: Approval) =>
  approval.changes.map(({ marketplace, to }) => ({
    minutesBefore: minutesBefore(approval),
    channel: marketplace,
    places: to,
  }));

const owingOf = ({ decision, automatic, ...approval }: Approval): Owing => ({
  ...approval,
  decisionId: decision.decisionId,
  source: automatic ? 'automatic' : 'decision',
});

/** What the class's history says of it; nothing where nothing changes. */
const historyOf = ({ studioId, decision, of, changes, automatic, ...approval }: Approval): NewChange[] =>
  changes.length === 0
    ? []
    : [
        {
          studioId,
          classId: of.classId,
          changeId: approval.changeId,
          at: approval.at,
          source: automatic ? 'automatic' : 'decision',
          actor: automatic ? undefined : studioId,
          decisionId: decision.decisionId,
          capacity: undefined,
          places: changes.map(({ marketplace, to }) => ({
            channel: marketplace,
            from: of.allocations[marketplace],
            to,
          })),
          pushes: changes,
        },
      ];

/** What a decision says once it is approved. */
export const approvedDecision = ({ of, changes, changeId, automatic, studioId }: Approval) => ({
  status: statusOnceApproved(changes),
  decidedBy: automatic ? 'automation' : studioId,
  ...(changes.length > 0 && { changeId }),
  adjustments: changes.map((change) => ({
    adjustmentId: change.adjustmentId,
    marketplace: change.marketplace,
    status: 'pending' as const,
    ...taskOf({ of, changes }, change),
  })),
});

/** What its class says then, but for what marketplaces may show. */
export const approvedClass = ({ of, changes, automatic }: Approval) => ({
  allocations: withPlaces(
    of.allocations,
    changes.map(({ marketplace, to }) => [marketplace, to]),
  ),
  ...pushesAfter({ of, changes }),
  version: of.version + 1,
  ...(!automatic && { approvedByHand: true }),
  ...(!automatic && {
    heldByHand: heldAfterApproval(
      of,
      changes.map(({ marketplace }) => marketplace),
    ),
  }),
  ...(of.ruleFirings && { ruleFirings: answeredFirings(of.ruleFirings, 'done') }),
});

interface FollowingWriters extends OwedWriters {
  readonly demand: WriterOf<typeof ClassDemandEntity>;
  readonly change: ChangeWriter;
  readonly audit: WriterOf<typeof AuditEntity>;
}

/** What follows from an approval beside its decision and class: demand's log, what is owed, history and audit row. */
export const followingWrites = (entities: FollowingWriters, approval: Approval) => [
  entities.demand
    .patch({ studioId: approval.studioId, classId: approval.of.classId, month: monthOf(approval.of.classId) })
    .append({ allocationLog: loggedOf(approval) })
    .commit(),
  ...owedWrites(entities, owingOf(approval)),
  ...historyOf(approval).map((change) => changeWrite(entities.change, change)),
  entities.audit
    .create({
      studioId: approval.studioId,
      auditId: approval.auditId,
      at: approval.at.toISOString(),
      actor: approval.automatic ? 'automation' : approval.studioId,
      action: 'decisions.approve',
      subject: approval.decision.decisionId,
      correlationId: approval.correlationId,
    })
    .commit(),
];

/**
 * Stores an approval whole: the decision's new state, the class's new allocations, what is owed to each
 * marketplace and the audit row, or none of it when the decision or its class changed since they were read, a
 * rule that asked for it is gone, or automation is paused.
 *
 * @throws {Failure} `conflict`
 */
export async function storeApproval(approval: Approval): Promise<void> {
  const { studioId, decision, of } = approval;
  const transaction = pipeline.transaction.write((entities) => [
    entities.decision
      .patch({ studioId, decisionId: decision.decisionId })
      .set({ ...approvedDecision(approval), version: decision.version + 1 })
      .where(
        (item, { eq }) => `${eq(item.version, decision.version)} AND ${eq(item.status, 'pending-review')}`,
      )
      .commit(),
    entities.class
      .patch({ studioId, classId: of.classId, month: monthOf(of.classId) })
      .set(approvedClass(approval))
      .data((item, { set }) => {
        for (const { marketplace, places } of shownBefore(of, approval.changes))
          set(item.mayShow[marketplace], places);
      })
      .remove(['pendingDecisionId'])
      .where((item, { eq }) => eq(item.version, of.version))
      .commit(),
    ...followingWrites(entities, approval),
    ...tallyWrites(entities, studioId, of.classId, [answeredTally]),
    ...notPausedChecks(entities, studioId),
    ...rulesStandChecks(
      entities.ruleCount,
      of,
      (decision.rules ?? []).map(({ ruleId }) => ruleId),
    ),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  if (canceled)
    throw new Failure(
      'conflict',
      'The decision or its class changed meanwhile. Look at it again, then decide.',
    );
}
