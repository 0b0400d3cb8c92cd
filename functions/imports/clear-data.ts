import { Failure } from '#shared/contracts/failure.ts';
import { clearData } from '#shared/contracts/imports/clear-data.ts';
import { recordings } from '#functions/_platform/adapters/blobs.ts';
import { uploads } from '#functions/_platform/adapters/files.ts';
import { importQueue } from '#functions/_platform/adapters/queues.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { readCounters } from '#functions/_domain/classes/counters-store.ts';
import { readAllPermits } from './clearing/all-places-store.ts';
import { clearSome, requestStepsMax } from './clearing/clear.ts';
import { clearingViewOf, isSmallStudio, type Clearing } from './clearing/clearing.ts';
import { createClearing, readClearing } from './clearing/clearing-store.ts';
import {
  clearingAmong,
  heldUntil,
  isWorkUnderWay,
  takingBackAmong,
} from '#functions/_domain/imports/permits.ts';
import { afterRequestSeconds } from './small-files.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const importing = 'An import is under way. Wait until it is done, or cancel it, and clear the data then.';
const takingBack = 'An import is being taken back. Clear the data when that is done.';

/**
 * Begins the clearing, or finds the one in progress.
 *
 * @param tellWorker called before the clearing begins, so that it is carried out even if this request fails
 */
async function begin(
  table: StudioTable,
  item: Clearing,
  now: Date,
  tellWorker: () => Promise<void>,
): Promise<Clearing | undefined> {
  const { studioId } = item;
  const { held, permits, waiting } = await readAllPermits(table, studioId);
  const running = clearingAmong(held, now);
  if (running) return readClearing(table, studioId, running.holderId);
  if (takingBackAmong(held, now)) throw new Failure('conflict', takingBack);
  if (isWorkUnderWay(held, now)) throw new Failure('conflict', importing);
  const until = heldUntil(now, 'working');
  await tellWorker();
  return (await createClearing(table, { item, permits, until, waiting })) ? item : undefined;
}

export const handler = httpOperation(clearData, { uploads, recordings, queue: importQueue }, async (call) => {
  const { table, input, caller, deps, correlationId } = call;
  const { studioId } = caller;
  const now = deps.clock.now();
  const clearingId = deps.ids.next();
  const isSmall = isSmallStudio(await readCounters(table, studioId));
  const message = { kind: 'clear', studioId, id: clearingId, correlationId } as const;
  const tellWorker = () => deps.queue.send([message], isSmall ? afterRequestSeconds : 0);
  const nothingYet = { bookings: 0, queue: 0, classes: 0, history: 0 };
  const createdAt = now.toISOString();
  const item: Clearing = {
    studioId,
    clearingId,
    clearType: input.clearType,
    status: 'running',
    createdAt,
    ...nothingYet,
  };
  const begun = await untilStored(() => begin(table, item, now, tellWorker), importing);
  if (begun.clearingId === clearingId && isSmall) await clearSome(table, begun, deps, requestStepsMax);
  return clearingViewOf((await readClearing(table, studioId, begun.clearingId)) ?? begun);
});
