import { findClearing } from '#shared/contracts/imports/find-clearing.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { clearingViewOf } from './clearing/clearing.ts';
import { readClearing } from './clearing/clearing-store.ts';
import { readPermits } from '#functions/_domain/imports/import-permit-store.ts';
import { clearingAmong } from '#functions/_domain/imports/permits.ts';

export const handler = httpOperation(findClearing, {}, async ({ table, caller: { studioId }, deps }) => {
  const running = clearingAmong(await readPermits(table, studioId), deps.clock.now());
  const clearing = running && (await readClearing(table, studioId, running.holderId));
  return { clearing: clearing?.status === 'running' ? clearingViewOf(clearing) : null };
});
