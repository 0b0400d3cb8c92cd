import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { answerOf } from './adjusted.ts';
import { unlessBecoming } from '#functions/_domain/imports/becoming-store.ts';
import { commitEdit } from '#functions/_domain/places/edits/commit-edit.ts';
import { editByHand } from '#functions/_domain/places/edits/ended-pushes.ts';
import { editFollowing } from './following.ts';
import { readTerms } from '#functions/_domain/places/edits/terms.ts';

export const handler = httpOperation(
  adjustClass,
  {},
  async ({ table, input, caller: { studioId }, deps, correlationId }) => {
    const { classId, version, scope, ...wanted } = input;
    const { terms, timezone } = await readTerms(table, studioId, deps.clock.now());
    const commit = { studioId, classId, version, correlationId };
    const plan = unlessBecoming(table, editByHand(table, wanted, terms));
    const done = await commitEdit(table, { ...commit, plan }, deps);
    const following =
      scope === 'this-and-following'
        ? await editFollowing(
            table,
            { studioId, first: done.cls, wanted, terms, timezone, correlationId },
            deps,
          )
        : undefined;
    return answerOf(table, done, terms, following);
  },
);
