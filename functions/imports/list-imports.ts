import { listImports } from '../../shared/contracts/imports/list-imports.ts';
import { ulid } from '../../shared/contracts/values.ts';
import { cursorOf, placeOf } from '../_platform/cursor.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { readStudio } from '../settings/studio-store.ts';
import { summaryOf } from './import.ts';
import { readImports } from './import-store.ts';
import { doneOf } from './read-import-view.ts';

const pageItemsMax = 25;

export const handler = httpOperation(listImports, {}, async ({ input: { cursor }, caller: { studioId } }) => {
  const [{ imports, lastId }, { timezone }] = await Promise.all([
    readImports(studioId, placeOf(cursor, ulid), pageItemsMax),
    readStudio(studioId),
  ]);
  return {
    imports: await Promise.all(imports.map(async (item) => summaryOf(item, await doneOf(item)))),
    timezone,
    cursor: lastId === undefined ? null : cursorOf(lastId),
  };
});
