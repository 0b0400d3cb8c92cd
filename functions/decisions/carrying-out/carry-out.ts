import { Failure } from '#shared/contracts/failure.ts';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import { readRuleBook } from '#functions/_domain/studio/rule-store.ts';
import { readConnected } from '#functions/_domain/connections/connection-store.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { assertNotPaused } from './not-paused.ts';
import { storeApproval, type Approval } from '#functions/_domain/places/decisions/approval-store.ts';
import { heldAgainst } from '#functions/_domain/places/edits/by-hand.ts';
import { approveDecision } from '#functions/_domain/places/decisions/decision.ts';
import {
  readDecision,
  type StoredClass,
  type StoredDecision,
} from '#functions/_domain/places/decisions/decision-store.ts';
import { assertWithinLimits } from '#functions/_domain/places/decisions/present-limits.ts';
import { withdrawalOf, withdrawalMessage } from '#functions/_domain/places/decisions/withdrawal.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** A person's answer to a decision. */
export interface AnswerRequest {
  readonly studioId: string;
  readonly decisionId: string;
  readonly correlationId: string;
}

export interface CarryOut {
  readonly studioId: string;
  readonly decision: StoredDecision;
  readonly automatic: boolean;
  /** The confidence threshold for automatic execution, if the decision is executed automatically. */
  readonly automaticThreshold?: number;
  readonly correlationId: string;
}

/** What an approval needs: the decision, its class, and the current inventory mode. */
export interface Carrying extends CarryOut {
  readonly cls: StoredClass;
  readonly inventoryMode: InventoryMode;
}

/**
 * Approves a decision and returns what has to be stored.
 *
 * @throws {Failure} if the decision may no longer be carried out
 */
export function approvalOf(
  { studioId, decision, cls, inventoryMode, automatic, automaticThreshold, correlationId }: Carrying,
  { clock, ids }: Base,
): Approval {
  if (automatic && heldAgainst(decision, cls).length > 0)
    throw new Failure('conflict', 'The owner decided these places last. This decision waits for them.');
  const at = clock.now();
  const changes = approveDecision(decision, cls, inventoryMode, at);
  return {
    studioId,
    decision,
    cls,
    changes: changes.map((change) => ({ ...change, adjustmentId: ids.next(), outboxId: ids.next() })),
    changeId: ids.next(),
    automatic,
    automaticThreshold,
    at,
    auditId: ids.next(),
    correlationId,
  };
}

/** @throws {Failure} `conflict` if a rule that requested the decision has been deleted */
async function assertRulesStand(table: StudioTable, { studioId, decision }: CarryOut): Promise<void> {
  if ((decision.rules ?? []).length === 0) return;
  const withdrawal = withdrawalOf(decision, await readRuleBook(table, studioId));
  if (withdrawal) throw new Failure('conflict', withdrawalMessage(withdrawal));
}

/**
 * Approves a waiting decision and stores the consequences; the outbox sends them.
 *
 * @throws {Failure} if the decision may no longer be carried out
 */
export async function carryOut(table: StudioTable, given: CarryOut, deps: Base): Promise<void> {
  const { studioId, decision } = given;
  await assertNotPaused(table, studioId);
  await assertRulesStand(table, given);
  const [cls, { inventoryMode, ai }, contracts] = await Promise.all([
    readClass(table, studioId, decision.classId),
    readStudio(table, studioId),
    readConnected(table, studioId),
  ]);
  try {
    const approval = approvalOf({ ...given, cls, inventoryMode }, deps);
    assertWithinLimits(decision, { maxSlotAdjustment: ai.maxSlotAdjustment, contracts }, approval.at);
    await storeApproval(table, approval);
  } catch (error) {
    // Something changed between reading and storing. An error about a pause or a deleted rule is more helpful than a
    // conflict.
    await assertNotPaused(table, studioId);
    await assertRulesStand(table, given);
    throw error;
  }
}

/**
 * Carries out a decision that a person approves.
 *
 * @returns the decision afterwards
 * @throws {Failure} if the decision may no longer be carried out
 */
export async function carryOutApproved(
  table: StudioTable,
  { studioId, decisionId, correlationId }: AnswerRequest,
  deps: Base,
): Promise<StoredDecision> {
  const decision = await readDecision(table, studioId, decisionId);
  await carryOut(table, { studioId, decision, automatic: false, correlationId }, deps);
  deps.logger.measure('decision approved', { DecisionsApproved: 1 }, {});
  return readDecision(table, studioId, decisionId);
}
