import { reject } from '#shared/contracts/decisions/reject.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { answerDecision } from './carrying-out/answer.ts';
import { decisionViewOf } from './decision-view.ts';

export const handler = httpOperation(
  reject,
  {},
  async ({ table, input: { decisionId }, caller: { studioId }, deps, correlationId }) => {
    const decision = await answerDecision(table, 'reject', { studioId, decisionId, correlationId }, deps);
    return decisionViewOf(decision, deps.clock.now());
  },
);
