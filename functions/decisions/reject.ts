import { reject } from '#shared/contracts/decisions/reject.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { answerDecision } from './carrying-out/answer.ts';
import { readDecisionView } from './read-decision-views.ts';

export const handler = httpOperation(
  reject,
  {},
  async ({ table, input: { decisionId }, caller: { studioId }, deps, correlationId }) => {
    const decision = await answerDecision(table, 'reject', { studioId, decisionId, correlationId }, deps);
    return readDecisionView(table, decision, deps.clock.now());
  },
);
