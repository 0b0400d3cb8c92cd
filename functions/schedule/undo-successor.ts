import { undoSuccessor } from '#shared/contracts/schedule/undo-successor.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { answerSuccessor } from './successors/answer-successor.ts';
import { successorViewOf } from './successors/successor-view.ts';

export const handler = httpOperation(
  undoSuccessor,
  {},
  async ({ table, input: { successorId }, caller: { studioId }, deps, correlationId }) =>
    successorViewOf(
      await answerSuccessor(
        table,
        { studioId, successorId, answer: 'undo', action: undoSuccessor.id, correlationId },
        deps,
      ),
    ),
);
