import { undo } from '#shared/contracts/decisions/undo.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { answerDecision } from './carrying-out/answer.ts';
import { readDecisionView } from './read-decision-views.ts';

export const handler = httpOperation(
  undo,
  {},
  async ({ table, input: { decisionId }, caller: { studioId }, deps, correlationId }) => {
    const decision = await answerDecision(table, 'undo', { studioId, decisionId, correlationId }, deps);
    return readDecisionView(table, decision, deps.clock.now());
  },
);
