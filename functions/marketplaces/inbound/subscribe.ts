import type { ListingMarketplace } from '#shared/contracts/channels.ts';
import type { SubscribeMessage } from '#shared/contracts/messages.ts';
import { receiveTotalpass } from '#shared/contracts/reservations/receive-totalpass.ts';
import { receiveWellhub } from '#shared/contracts/reservations/receive-wellhub.ts';
import type { TableDeps } from '#functions/_platform/ports/base.ts';
import type { SealingKeys } from '#functions/_platform/ports/keys.ts';
import { hookFor } from '#functions/_domain/connections/hook-for.ts';
import { readHook, removeHook } from '#functions/_domain/connections/hook-store.ts';
import { isConnected } from '#functions/_domain/connections/listing-store.ts';
import { mapListings } from '../listings/map.ts';
import { later, visit, type VisitDeps } from '../session/visit.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface SubscribeDeps extends VisitDeps, TableDeps {
  readonly sealing: SealingKeys;
}

const paths: Record<ListingMarketplace, string> = {
  wellhub: receiveWellhub.path,
  totalpass: receiveTotalpass.path,
};

/**
 * Subscribes a connected marketplace to an address that only this connection uses, and requests a reading of its
 * listings. The marketplace cannot be unsubscribed when the connection ends, because the credentials have been deleted
 * by then. Later webhooks match no connection.
 */
export async function subscribe(
  table: StudioTable,
  message: SubscribeMessage,
  deps: SubscribeDeps,
): Promise<void> {
  const { studioId, marketplace } = message;
  const whose = { studioId, marketplace };
  if (!(await isConnected(table, whose))) {
    const known = await readHook(table, studioId, marketplace);
    if (known) await removeHook(deps.table, known, marketplace);
    return;
  }
  const { hookId, secret } = await hookFor(table, deps.table, studioId, marketplace, deps);
  const url = `${deps.webhooks.origin}${paths[marketplace].replace('{hookId}', hookId)}`;
  const subscribed = await visit(table, whose, deps, async (connector, session) => {
    await connector.subscribe?.(session, { url, secret });
    await mapListings(table, whose, connector, session, deps);
  });
  if (subscribed.kind === 'later') throw later(subscribed);
  if (subscribed.kind === 'refused')
    return deps.logger.warn('not subscribed', { marketplace, message: subscribed.message });
  deps.logger.info('subscribed', { marketplace });
}
