import { receiveTotalpass } from '#shared/contracts/reservations/receive-totalpass.ts';
import { reservationQueue } from '#functions/_platform/adapters/queues.ts';
import { publicOperation } from '#functions/_platform/public-operation.ts';
import {
  assertSize,
  eventIn,
  hookOf,
  recordReceived,
  reservationOf,
} from '#functions/_domain/connections/receive-hook.ts';
import { readTotalpassEvent } from './webhooks/totalpass-event.ts';
import { table } from '#functions/_platform/table.ts';

const received = { received: true } as const;
const marketplace = 'totalpass';

export const handler = publicOperation(
  receiveTotalpass,
  { table, reservations: reservationQueue },
  async ({ input: { hookId }, received: request, deps, correlationId }) => {
    assertSize(request);
    const hook = await hookOf(deps.table, hookId, marketplace);
    const reported = eventIn(request, marketplace, deps.logger, (body) =>
      readTotalpassEvent(body, deps.clock.now()),
    );
    const { studioId } = hook;
    if (reported)
      await deps.reservations.send([reservationOf({ studioId, marketplace, reported, correlationId })]);
    recordReceived(marketplace);
    return received;
  },
);
