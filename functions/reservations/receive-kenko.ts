import { Failure } from '#shared/contracts/failure.ts';
import { receiveKenko } from '#shared/contracts/reservations/receive-kenko.ts';
import { cachedOpeningKeys } from '#functions/_platform/adapters/cached-keys.ts';
import { readingQueue } from '#functions/_platform/adapters/queues.ts';
import { publicOperation } from '#functions/_platform/public-operation.ts';
import { readSource } from '#functions/_domain/connections/source-store.ts';
import {
  isKenkoSignature,
  readKenkoDelivery,
} from '#functions/_domain/connections/connectors/kenko-webhooks.ts';
import { requestedWithin, recordRequest } from './webhooks/requested-store.ts';
import { openHook } from '#functions/_domain/connections/open-hook.ts';
import {
  assertSize,
  hookOf,
  recordReceived,
  recordRefused,
} from '#functions/_domain/connections/receive-hook.ts';
import { table } from '#functions/_platform/table.ts';

const received = { received: true } as const;
const system = 'kenko';
/** All webhooks that arrive within this many seconds are answered by a single reading. */
const gatheredSeconds = 20;

/** The period that contains an instant, and the time left in that period. */
function stretchOf(now: Date): { readonly name: string; readonly secondsLeft: number } {
  const seconds = Math.floor(now.getTime() / 1000);
  const number = Math.floor(seconds / gatheredSeconds);
  return { name: String(number), secondsLeft: (number + 1) * gatheredSeconds - seconds };
}

export const handler = publicOperation(
  receiveKenko,
  { table, keys: cachedOpeningKeys, readings: readingQueue },
  async ({ input: { hookId }, received: request, deps, correlationId }) => {
    assertSize(request);
    const hook = await hookOf(deps.table, hookId, system);
    const { studioId } = hook;
    const { secret } = await openHook(hook, system, deps.keys);
    if (!isKenkoSignature(request.headers['x-partner-signature'], request.bytes, secret)) {
      recordRefused(system, 'signature', deps.logger);
      throw new Failure('invalid-input', 'The signature is not right.');
    }
    if (!readKenkoDelivery(request.bytes, request.headers['x-partner-event'])) {
      recordRefused(system, 'form', deps.logger);
      throw new Failure('invalid-input', 'The body is not of the known form.');
    }
    const table = deps.table.forStudio(studioId);
    const source = await readSource(table, studioId, system);
    if (source?.status !== 'connected') throw new Failure('not-found', 'There is nothing here.');
    const now = deps.clock.now();
    const { name, secondsLeft } = stretchOf(now);
    if (!(await requestedWithin(table, studioId, name))) {
      await deps.readings.send([{ kind: 'sync-system', studioId, correlationId }], secondsLeft);
      await recordRequest(table, studioId, name, now);
    }
    recordReceived(system);
    return received;
  },
);
