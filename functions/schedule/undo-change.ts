import { Failure } from '../../shared/contracts/failure.ts';
import { undoChange } from '../../shared/contracts/schedule/undo-change.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { answerOf } from './adjusted.ts';
import { readChange, readLastChange } from './change-store.ts';
import { commitEdit } from './commit-edit.ts';
import { readTerms } from './terms.ts';
import { undoEdit } from './undo-edit.ts';

export const handler = httpOperation(
  undoChange,
  {},
  async ({ input, caller: { studioId }, deps, correlationId }) => {
    const { classId, changeId, version } = input;
    const [{ terms }, change] = await Promise.all([
      readTerms(studioId, deps.clock.now()),
      readChange(studioId, classId, changeId),
    ]);
    if (!change) throw new Failure('not-found', 'There is no such change.');
    const done = await commitEdit(
      {
        studioId,
        classId,
        version,
        correlationId,
        plan: async (of) => {
          const last = await readLastChange(studioId, classId);
          if (last?.changeId !== changeId)
            throw new Failure('conflict', 'Only the last change of a class can be undone.');
          const undoing = undoEdit(of, last, terms);
          if ('refusal' in undoing) throw new Failure('conflict', undoing.refusal);
          return { edit: undoing.edit, undoes: changeId };
        },
      },
      deps,
    );
    return answerOf(done, terms);
  },
);
