import { listImports } from '#shared/contracts/imports/list-imports.ts';
import { ulid } from '#shared/contracts/values.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { isIdle, summaryOf } from './state/import.ts';
import { readImports } from './state/import-store.ts';
import { doneOf } from './state/read-import-view.ts';

const pageItemsMax = 25;

export const handler = httpOperation(
  listImports,
  {},
  async ({ table, caller: { studioId }, deps, pages }) => {
    const now = deps.clock.now();
    const list = pages();
    const [{ imports, lastId }, { timezone }] = await Promise.all([
      readImports(table, studioId, list.from(ulid), pageItemsMax),
      readStudio(table, studioId),
    ]);
    return {
      imports: await Promise.all(
        imports
          .filter(({ status }) => !isIdle(status))
          .map(async (item) => summaryOf(item, await doneOf(table, item), now)),
      ),
      timezone,
      cursor: list.next(lastId),
    };
  },
);
