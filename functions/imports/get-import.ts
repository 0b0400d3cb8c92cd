import { getImport } from '#shared/contracts/imports/get-import.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { requireImport, viewOf } from './state/read-import-view.ts';

export const handler = httpOperation(getImport, {}, async ({ table, input, caller: { studioId }, deps }) =>
  viewOf(table, await requireImport(table, studioId, input.importId), deps.clock.now()),
);
