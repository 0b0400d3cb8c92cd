import { Failure } from '#shared/contracts/failure.ts';
import { undoChange } from '#shared/contracts/schedule/undo-change.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { answerOf } from './adjusted.ts';
import { readChange } from '#functions/_domain/places/edits/change-store.ts';
import { unlessBecoming } from '#functions/_domain/imports/becoming-store.ts';
import { commitEdit } from '#functions/_domain/places/edits/commit-edit.ts';
import { planUndo } from '#functions/_domain/places/edits/plan-undo.ts';
import { readTerms } from '#functions/_domain/places/edits/terms.ts';

export const handler = httpOperation(
  undoChange,
  {},
  async ({ table, input, caller: { studioId }, deps, correlationId }) => {
    const { classId, changeId, version } = input;
    const [{ terms }, change] = await Promise.all([
      readTerms(table, studioId, deps.clock.now()),
      readChange(table, studioId, classId, changeId),
    ]);
    if (!change) throw new Failure('not-found', 'There is no such change.');
    const plan = unlessBecoming(table, planUndo(table, studioId, changeId, terms));
    const done = await commitEdit(table, { studioId, classId, version, correlationId, plan }, deps);
    return answerOf(table, done, terms);
  },
);
