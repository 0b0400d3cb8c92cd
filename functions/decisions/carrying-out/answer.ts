import { Failure } from '#shared/contracts/failure.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { readConnected } from '#functions/_domain/connections/connection-store.ts';
import { commitEdit } from '#functions/_domain/places/edits/commit-edit.ts';
import { planUndo } from '#functions/_domain/places/edits/plan-undo.ts';
import { readTerms } from '#functions/_domain/places/edits/terms.ts';
import { rejectDecision } from '#functions/_domain/places/decisions/decision.ts';
import {
  readDecision,
  storeRejection,
  type StoredDecision,
} from '#functions/_domain/places/decisions/decision-store.ts';
import { termsDigestOf } from '#functions/_domain/places/decisions/rejection.ts';
import { carryOutApproved, type AnswerRequest } from './carry-out.ts';

async function reject(table: StudioTable, request: AnswerRequest, deps: Base): Promise<StoredDecision> {
  const { studioId, decisionId, correlationId } = request;
  const decision = await readDecision(table, studioId, decisionId);
  const now = deps.clock.now();
  rejectDecision(decision, now);
  const [cls, contracts] = await Promise.all([
    readClass(table, studioId, decision.classId),
    readConnected(table, studioId),
  ]);
  const audit = { auditId: deps.ids.next(), at: now.toISOString(), correlationId };
  await storeRejection(table, { studioId, decision, cls, terms: termsDigestOf(contracts), audit });
  deps.logger.measure('decision rejected', { DecisionsRejected: 1 }, {});
  return readDecision(table, studioId, decisionId);
}

async function undo(table: StudioTable, request: AnswerRequest, deps: Base): Promise<StoredDecision> {
  const { studioId, decisionId, correlationId } = request;
  const { classId, changeId, undoneAt } = await readDecision(table, studioId, decisionId);
  if (changeId === undefined) throw new Failure('conflict', 'This decision has changed nothing.');
  if (undoneAt !== undefined) throw new Failure('conflict', 'This decision has already been undone.');
  const { terms } = await readTerms(table, studioId, deps.clock.now());
  const plan = planUndo(table, studioId, changeId, terms);
  await commitEdit(table, { studioId, classId, version: undefined, correlationId, plan }, deps);
  return readDecision(table, studioId, decisionId);
}

const answers = { approve: carryOutApproved, reject, undo };

export type Verdict = keyof typeof answers;

/**
 * Approves, rejects or undoes one decision.
 *
 * @returns the decision afterwards
 * @throws {Failure} with the reason, if the answer is no longer allowed
 */
export const answerDecision = (
  table: StudioTable,
  verdict: Verdict,
  request: AnswerRequest,
  deps: Base,
): Promise<StoredDecision> => answers[verdict](table, request, deps);
