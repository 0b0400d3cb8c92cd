import { Failure } from '#shared/contracts/failure.ts';
import { getClearing } from '#shared/contracts/imports/get-clearing.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { clearingViewOf } from './clearing/clearing.ts';
import { readClearing } from './clearing/clearing-store.ts';

export const handler = httpOperation(getClearing, {}, async ({ table, input, caller: { studioId } }) => {
  const clearing = await readClearing(table, studioId, input.clearingId);
  if (!clearing) throw new Failure('not-found', 'There is no such clearing.');
  return clearingViewOf(clearing);
});
