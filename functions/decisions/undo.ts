import { undo } from '#shared/contracts/decisions/undo.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { commitEdit } from '#functions/_domain/places/edits/commit-edit.ts';
import { planUndo } from '#functions/_domain/places/edits/plan-undo.ts';
import { readTerms } from '#functions/_domain/places/edits/terms.ts';
import { readDecision } from '#functions/_domain/places/decisions/decision-store.ts';
import { decisionViewOf } from './decision-view.ts';

export const handler = httpOperation(
  undo,
  {},
  async ({ table, input: { decisionId }, caller: { studioId }, deps, correlationId }) => {
    const { classId, changeId, undoneAt } = await readDecision(table, studioId, decisionId);
    if (changeId === undefined) throw new Failure('conflict', 'This decision has changed nothing.');
    if (undoneAt !== undefined) throw new Failure('conflict', 'This decision was undone already.');
    const { terms } = await readTerms(table, studioId, deps.clock.now());
    const plan = planUndo(table, studioId, changeId, terms);
    await commitEdit(table, { studioId, classId, version: undefined, correlationId, plan }, deps);
    return decisionViewOf(await readDecision(table, studioId, decisionId), deps.clock.now());
  },
);
