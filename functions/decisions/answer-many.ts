import { answerMany, type ManyAnswer } from '#shared/contracts/decisions/answer-many.ts';
import { Failure } from '#shared/contracts/failure.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { answerDecision, type Verdict } from './carrying-out/answer.ts';
import type { AnswerRequest } from './carrying-out/carry-out.ts';
import { assertNotPaused } from './carrying-out/not-paused.ts';

const unavailable = 'This could not be stored just now. Please try again.';

/**
 * Answers one of several decisions. An error must not escape: the decisions before this one were already carried out
 * and must be reported.
 */
async function answerOne(
  table: StudioTable,
  verdict: Verdict,
  request: AnswerRequest,
  deps: Base,
): Promise<ManyAnswer> {
  const { decisionId } = request;
  try {
    const { status } = await answerDecision(table, verdict, request, deps);
    return { outcome: 'done', decisionId, status };
  } catch (error) {
    if (error instanceof Failure)
      return { outcome: 'refused', decisionId, code: error.code, reason: error.message };
    deps.logger.error('one of several decisions was not answered', { decisionId, error });
    return { outcome: 'refused', decisionId, code: 'unavailable', reason: unavailable };
  }
}

export const handler = httpOperation(
  answerMany,
  {},
  async ({ table, input: { verdict, decisionIds }, caller: { studioId }, deps, correlationId }) => {
    if (verdict === 'approve') await assertNotPaused(table, studioId);
    const answers: ManyAnswer[] = [];
    // Decisions are answered one after another, because their classes often share a day, and each decision changes that
    // day's totals.
    for (const decisionId of new Set(decisionIds))
      answers.push(await answerOne(table, verdict, { studioId, decisionId, correlationId }, deps));
    return { answers };
  },
);
