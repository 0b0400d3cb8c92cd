import { confirmSuccessor } from '#shared/contracts/schedule/confirm-successor.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { answerSuccessor } from './successors/answer-successor.ts';
import { successorViewOf } from './successors/successor-view.ts';

export const handler = httpOperation(
  confirmSuccessor,
  {},
  async ({ table, input: { successorId }, caller: { studioId }, deps, correlationId }) =>
    successorViewOf(
      await answerSuccessor(
        table,
        { studioId, successorId, answer: 'confirm', action: confirmSuccessor.id, correlationId },
        deps,
      ),
    ),
);
