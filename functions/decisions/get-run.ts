import { getRun } from '#shared/contracts/decisions/get-run.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readRun } from './runs/run-store.ts';
import { optimizerRunOf } from './runs/run-view.ts';

export const handler = httpOperation(getRun, {}, async ({ table, caller: { studioId } }) => {
  const run = await readRun(table, studioId, 'optimizer');
  return { run: run ? optimizerRunOf(run) : null };
});
