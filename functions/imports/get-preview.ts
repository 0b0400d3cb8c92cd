import * as z from 'zod';
import { problemsPageMax } from '#shared/contracts/imports/limits.ts';
import { getPreview } from '#shared/contracts/imports/get-preview.ts';
import { uploads } from '#functions/_platform/adapters/files.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readPreview } from './preview/preview-store.ts';
import { requireImport } from './state/read-import-view.ts';

/** A problem's position, in the order of the file. */
const place = z.string().regex(/^\d{1,4}$/);

const notYet = {
  status: 'running' as const,
  problem: null,
  rows: { read: 0, failing: 0, leftOut: 0 },
  sample: [],
  problems: [],
};

export const handler = httpOperation(getPreview, { uploads }, async (call) => {
  const { table, input, caller, deps } = call;
  const { importId, previewId } = input;
  const list = call.pages();
  const from = Number(list.from(place) ?? 0);
  const item = await requireImport(table, caller.studioId, importId);
  const stored = await readPreview(deps.uploads, item);
  const preview = stored?.previewId === previewId ? stored : { ...notYet, previewId };
  const { problems, ...others } = preview;
  const next = from + problemsPageMax;
  return {
    ...others,
    problems: problems.slice(from, next),
    problemsTotal: problems.length,
    cursor: list.next(next < problems.length ? String(next) : undefined),
  };
});
