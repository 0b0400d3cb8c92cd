import type { MarketplaceMessage, SendAgainMessage } from '#shared/contracts/messages.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { FifoQueue } from '#functions/_platform/ports/queues.ts';
import { readConnection } from '#functions/_domain/connections/connection-store.ts';
import { readCredentialFailures } from '#functions/_domain/places/outbox/credential-failures.ts';
import { pushMessageOf } from '#functions/_domain/places/outbox/pending-push.ts';
import { reopenPush } from '#functions/_domain/places/outbox/redrive-store.ts';
import { sendAgainRequest } from './send-again-request.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { sweepAfterMs } from '#functions/_domain/places/pending/leaves-at-once.ts';

export interface SendAgainDeps extends Base {
  readonly pushes: FifoQueue<MarketplaceMessage>;
}

const reopenedAtOnce = 4;

/**
 * Reopens and sends one page of pushes that failed because a marketplace did not accept the earlier credentials. The
 * next page has its own message. Pushes that were superseded, or whose class has begun, are left out. A repeated
 * delivery handles only the pushes that are left, also after a crash; if the connection has changed since, it does
 * nothing.
 */
export async function sendAgain(
  table: StudioTable,
  message: SendAgainMessage,
  deps: SendAgainDeps,
): Promise<void> {
  const { studioId, marketplace, connectedAt, correlationId } = message;
  const connection = await readConnection(table, studioId, marketplace);
  if (connection?.status !== 'connected' || connection.connectedAt !== connectedAt) return;
  const at = deps.clock.now();
  const { pushes, below } = await readCredentialFailures(table, { ...message, now: at });
  const dueAt = new Date(at.getTime() + sweepAfterMs);
  const reopened = await inParallel(pushes, reopenedAtOnce, async (push) => {
    const audit = { auditId: deps.ids.next(), actor: studioId, correlationId };
    return (await reopenPush(table, { push, at, dueAt, audit }))
      ? [pushMessageOf(push, `again.${connectedAt}`)]
      : [];
  });
  await deps.pushes.send(reopened.flat());
  if (below !== undefined)
    await deps.pushes.send([sendAgainRequest({ studioId, marketplace, connectedAt, below, correlationId })]);
  deps.logger.info('sent again', { marketplace, pushes: reopened.flat().length });
}
