import { Failure } from '#shared/contracts/failure.ts';
import { receiveWellhub } from '#shared/contracts/reservations/receive-wellhub.ts';
import { cachedOpeningKeys } from '#functions/_platform/adapters/cached-keys.ts';
import { reservationQueue } from '#functions/_platform/adapters/queues.ts';
import { publicOperation } from '#functions/_platform/public-operation.ts';
import { openHook } from '#functions/_domain/connections/open-hook.ts';
import {
  assertSize,
  eventIn,
  hookOf,
  recordReceived,
  recordRefused,
  reservationOf,
} from '#functions/_domain/connections/receive-hook.ts';
import { isSignedByWellhub, readWellhubEvent } from './webhooks/wellhub-event.ts';
import { table } from '#functions/_platform/table.ts';

const received = { received: true } as const;
const marketplace = 'wellhub';

export const handler = publicOperation(
  receiveWellhub,
  { table, keys: cachedOpeningKeys, reservations: reservationQueue },
  async ({ input: { hookId }, received: request, deps, correlationId }) => {
    assertSize(request);
    const hook = await hookOf(deps.table, hookId, marketplace);
    const { secret } = await openHook(hook, marketplace, deps.keys);
    if (!isSignedByWellhub(request.bytes, request.headers['x-gympass-signature'] ?? '', secret)) {
      recordRefused(marketplace, 'signature', deps.logger);
      throw new Failure('invalid-input', 'The signature is not right.');
    }
    const reported = eventIn(request, marketplace, deps.logger, (body) =>
      readWellhubEvent(body, deps.clock.now()),
    );
    const { studioId } = hook;
    if (reported)
      await deps.reservations.send([reservationOf({ studioId, marketplace, reported, correlationId })]);
    recordReceived(marketplace);
    return received;
  },
);
