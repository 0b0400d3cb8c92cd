import { listChanges } from '#shared/contracts/schedule/list-changes.ts';
import { ulid } from '#shared/contracts/values.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readChanges } from '#functions/_domain/places/edits/change-store.ts';
import { changeViewOf } from '#functions/_domain/places/edits/change-view.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { readProgress } from './push-progress-store.ts';
import { readTerms } from '#functions/_domain/places/edits/terms.ts';

export const handler = httpOperation(
  listChanges,
  {},
  async ({ table, input, caller: { studioId }, deps, pages }) => {
    const list = pages();
    const below = list.from(ulid);
    const [cls, { timezone, terms }, { changes, lastId }] = await Promise.all([
      readClass(table, studioId, input.classId),
      readTerms(table, studioId, deps.clock.now()),
      readChanges(table, studioId, input.classId, below),
    ]);
    const progress = await readProgress(table, studioId, changes);
    return {
      changes: changes.map((change, at) =>
        changeViewOf({ change, cls, isLast: below === undefined && at === 0, progress, terms }),
      ),
      timezone,
      cursor: list.next(lastId),
    };
  },
);
