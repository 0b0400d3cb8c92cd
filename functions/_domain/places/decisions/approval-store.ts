import type { Marketplace } from '#shared/contracts/channels.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { answeredFirings } from '#shared/core/rules/apply-rules.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { answeredTally } from '#functions/_domain/classes/tally.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { placesMoved, type PlacesMoved } from '#functions/_domain/commit/places.ts';
import { taskOf, type PendingChange } from '../pending/pending-store.ts';
import { withPlaces } from '#functions/_domain/classes/with-places.ts';
import { heldAfterApproval } from '../edits/by-hand.ts';
import { statusOnceApproved } from './decision.ts';
import type { StoredClass, StoredDecision } from './decision-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface Approval {
  readonly studioId: string;
  readonly decision: StoredDecision;
  readonly cls: StoredClass;
  readonly changes: readonly PendingChange<Marketplace>[];
  /** The id of the change in the class's history. */
  readonly changeId: string;
  readonly automatic: boolean;
  /** The confidence threshold that the decision met, if it is carried out automatically. */
  readonly automaticThreshold?: number | undefined;
  readonly at: Date;
  readonly auditId: string;
  readonly correlationId: string;
}

/** The attributes of a decision after its approval. */
export const approvedDecision = ({
  cls,
  changes,
  changeId,
  automatic,
  automaticThreshold,
  studioId,
}: Approval) => ({
  status: statusOnceApproved(changes),
  decidedBy: automatic ? 'automation' : studioId,
  ...(automaticThreshold !== undefined && { automaticThreshold }),
  ...(changes.length > 0 && { changeId }),
  adjustments: changes.map((change) => ({
    adjustmentId: change.adjustmentId,
    marketplace: change.marketplace,
    status: 'pending' as const,
    ...taskOf(cls, change),
  })),
});

/** The class with the decided places. It no longer waits for a decision. */
export const movedBy = (approval: Approval): PlacesMoved => {
  const { studioId, decision, cls, changes, automatic, changeId, at, correlationId } = approval;
  const source = automatic ? 'automatic' : 'decision';
  return {
    pending: { studioId, cls, changes, source, decisionId: decision.decisionId, at, correlationId },
    set: {
      allocations: withPlaces(
        cls.allocations,
        changes.map(({ marketplace, to }) => [marketplace, to]),
      ),
      ...(!automatic && { approvedByHand: true }),
      ...(!automatic && {
        heldByHand: heldAfterApproval(
          cls,
          changes.map(({ marketplace }) => marketplace),
        ),
      }),
      ...(cls.ruleFirings && {
        ruleFirings: answeredFirings(cls.ruleFirings, decision.rules ?? [], 'done'),
      }),
    },
    remove: ['pendingDecisionId'],
    changeId,
    source,
    actor: automatic ? undefined : studioId,
    capacity: undefined,
    steps: changes.map(({ marketplace, to }) => ({
      channel: marketplace,
      from: cls.allocations[marketplace],
      to,
    })),
  };
};

export const auditOf = (approval: Approval) => ({
  studioId: approval.studioId,
  auditId: approval.auditId,
  at: approval.at.toISOString(),
  actor: approval.automatic ? 'automation' : approval.studioId,
  action: 'decisions.approve',
  subject: approval.decision.decisionId,
  correlationId: approval.correlationId,
});

/** A pending decision was approved, so it is carried out. */
export interface DecisionApproved {
  readonly kind: 'decision-approved';
  readonly approval: Approval;
}

export const approvalDerivers: Derivers<DecisionApproved> = {
  'decision-approved': ({ approval }) => {
    const { studioId, decision, cls } = approval;
    return {
      items: [
        writerOf(DecisionEntity)
          .patch({ studioId, decisionId: decision.decisionId })
          .set({ ...approvedDecision(approval), version: decision.version + 1 })
          .where(
            (item, { eq }) =>
              `${eq(item.version, decision.version)} AND ${eq(item.status, 'pending-review')}`,
          )
          .commit(),
      ],
      places: placesMoved(movedBy(approval)),
      audit: auditOf(approval),
      tally: { cls, by: [answeredTally(decision)] },
      rules: { cls, requested: (decision.rules ?? []).map(({ ruleId }) => ruleId) },
      unpaused: { studioId },
    };
  },
};

/**
 * Stores an approval completely: the decision's new state, the class's new allocations, the pushes to each marketplace
 * and the audit row. Nothing is stored if the decision or its class has changed since they were read, a rule that
 * requested the change is gone, or automation is paused.
 *
 * @throws {Failure} `conflict`
 */
export async function storeApproval(table: StudioTable, approval: Approval): Promise<void> {
  if (!(await committed(table, approvalDerivers, [{ kind: 'decision-approved', approval }])))
    throw new Failure(
      'conflict',
      'The decision or its class changed in the meantime. Review it again, then decide.',
    );
}
