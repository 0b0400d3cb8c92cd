import { getImport } from '../../shared/contracts/imports/get-import.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { requireImport, viewOf } from './read-import-view.ts';

export const handler = httpOperation(getImport, {}, async ({ input: { importId }, caller: { studioId } }) =>
  viewOf(await requireImport(studioId, importId)),
);
