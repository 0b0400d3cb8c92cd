import { Failure } from '#shared/contracts/failure.ts';
import { getRejectedRows } from '#shared/contracts/imports/get-rejected-rows.ts';
import { uploads } from '#functions/_platform/adapters/files.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { rejectedKey } from './state/import-keys.ts';
import { requireImport } from './state/read-import-view.ts';

const validSeconds = 5 * 60;

/** The uploaded file's name, reduced to characters that a header may contain, with a suffix for the rejected rows. */
export const rejectedName = (fileName: string): string =>
  `${fileName.replace(/\.csv$/i, '').replaceAll(/[^\w .-]+/g, '_')} rejected rows.csv`;

export const handler = httpOperation(getRejectedRows, { uploads }, async ({ table, input, caller, deps }) => {
  const item = await requireImport(table, caller.studioId, input.importId);
  const key = rejectedKey(item);
  if (!item.hasRejectedRows || (await deps.uploads.sizeOf(key)) === undefined)
    throw new Failure('not-found', 'This import has no rejected rows, or they are no longer stored.');
  const fileName = rejectedName(item.fileName);
  const contentType = 'text/csv; charset=utf-8';
  return { fileName, url: await deps.uploads.downloadUrl({ key, fileName, contentType, validSeconds }) };
});
