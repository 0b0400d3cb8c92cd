import { declineSuccessor } from '#shared/contracts/schedule/decline-successor.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { answerSuccessor } from './successors/answer-successor.ts';
import { successorViewOf } from './successors/successor-view.ts';

export const handler = httpOperation(
  declineSuccessor,
  {},
  async ({ table, input: { successorId }, caller: { studioId }, deps, correlationId }) =>
    successorViewOf(
      await answerSuccessor(
        table,
        { studioId, successorId, answer: 'decline', action: declineSuccessor.id, correlationId },
        deps,
      ),
    ),
);
