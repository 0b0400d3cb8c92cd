import { listsByInterface } from '#shared/contracts/channels.ts';
import type {
  MarketplaceMessage,
  ReadingMessage,
  SyncMessage,
  SyncStudiosMessage,
} from '#shared/contracts/messages.ts';
import type { ReservationMessage } from '#shared/contracts/reservations/messages.ts';
import { eachToItsEnd } from '#functions/_platform/common/in-parallel.ts';
import type { FifoQueue, Queue } from '#functions/_platform/ports/queues.ts';
import { readConnections } from '#functions/_domain/connections/connection-store.ts';
import { readSource } from '#functions/_domain/connections/source-store.ts';
import { reservationOf } from '#functions/_domain/connections/receive-hook.ts';
import type {
  ChannelBooking,
  ConnectorSession,
  MarketplaceConnector,
} from '#functions/_domain/connections/connectors/connector.ts';
import { isMappingLate } from '../reconcile/due-reading.ts';
import { readHealth } from '#functions/_domain/connections/health-store.ts';
import { readListings, type Whose } from '#functions/_domain/connections/listing-store.ts';
import { horizonOf, mapListings } from '../listings/map.ts';
import { mappingRequest } from '#functions/_domain/places/outbox/mapping-request.ts';
import { newAmong } from './new-among.ts';
import { groupOf } from '#functions/_domain/places/outbox/pending-push.ts';
import { visit, type VisitDeps } from '../session/visit.ts';
import { whileReading } from '../session/while-reading.ts';
import type { Tables, StudioTable } from '#functions/_platform/ports/table.ts';

export interface SyncDeps extends VisitDeps {
  readonly readings: Queue<ReadingMessage>;
  readonly reservations: FifoQueue<ReservationMessage>;
  readonly pushes: FifoQueue<MarketplaceMessage>;
}

/** The most bookings that one run applies. The next run applies the rest. */
const bookingsTakenMax = 500;
/**
 * A list does not say when a booking was cancelled. It is assumed to have happened this long before it was found,
 * because a schedule file from the meantime may already leave the booking out.
 */
const foundAfterMs = 60 * 60_000;

/** For each of the given studios, sends one message per connection and per own system that reports sales. */
export async function syncStudios(
  tables: Tables,
  { studioIds, onlyDue, correlationId }: SyncStudiosMessage,
  { readings }: SyncDeps,
): Promise<void> {
  for (const studioId of studioIds) {
    const table = tables.forStudio(studioId);
    const [connections, kenko] = await Promise.all([
      readConnections(table, studioId),
      readSource(table, studioId, 'kenko'),
    ]);
    if (kenko?.status === 'connected')
      await readings.send([{ kind: 'sync-system', studioId, correlationId }]);
    const marketplaces = connections.flatMap(({ status, marketplace }) =>
      status === 'connected' && listsByInterface(marketplace) ? [marketplace] : [],
    );
    if (marketplaces.length > 0)
      await readings.send([{ kind: 'sync', studioId, marketplaces, onlyDue, correlationId }]);
  }
}

/** A studio's marketplace that is being read, and the task that reads it. */
interface Read extends Whose {
  readonly onlyDue: true | undefined;
  readonly correlationId: string;
}

/** Subscribes again if a marketplace has lost our address or has a different one. */
async function keepSubscribed(
  { studioId, marketplace, correlationId }: Read,
  connector: MarketplaceConnector,
  session: ConnectorSession,
  deps: SyncDeps,
): Promise<void> {
  const addresses = (await connector.subscribed?.(session)) ?? [];
  if (addresses.some((address) => address.startsWith(`${deps.webhooks.origin}/`))) return;
  deps.logger.warn('subscription lost', { marketplace });
  const minute = deps.clock.now().toISOString().slice(0, 16);
  await deps.pushes.send([
    {
      body: { kind: 'subscribe', studioId, marketplace, correlationId },
      groupId: groupOf(studioId, marketplace, 'subscribe'),
      deduplicationId: `${marketplace}.${minute}`,
    },
  ]);
}

/** The bookings of classes that are linked. If a class is unknown, the marketplace's list has to be read. */
async function placedAmong(
  table: StudioTable,
  reading: Read,
  bookings: readonly ChannelBooking[],
  { clock, pushes }: SyncDeps,
): Promise<ChannelBooking[]> {
  if (bookings.length === 0) return [];
  const known = new Map(
    (await readListings(table, reading, { isSure: true })).map((one) => [one.listingId, one]),
  );
  if (bookings.some(({ listingId }) => !known.has(listingId)))
    await pushes.send([mappingRequest(reading, clock.now(), reading.correlationId)]);
  return bookings.filter(({ listingId }) => known.get(listingId)?.classId !== undefined);
}

/** Applies bookings that no webhook reported, in the same way as reported ones. */
async function apply(
  table: StudioTable,
  reading: Read,
  bookings: readonly ChannelBooking[],
  deps: SyncDeps,
): Promise<void> {
  const now = deps.clock.now();
  const added = await placedAmong(table, reading, await newAmong(table, reading, bookings, now), deps);
  if (added.length === 0) return;
  deps.logger.info('bookings read', {
    marketplace: reading.marketplace,
    bookings: bookings.length,
    added: added.length,
  });
  const { studioId, marketplace, correlationId } = reading;
  const cancelledBy = new Date(now.getTime() - foundAfterMs).toISOString();
  await deps.reservations.send(
    added
      .slice(0, bookingsTakenMax)
      .map(({ reference, listingId, status, bookedAt, customerName, customerEmail }) =>
        reservationOf({
          studioId,
          marketplace,
          correlationId,
          reported: {
            eventId: `list/${reference}/${status}`,
            event: status,
            reference,
            listingId,
            at: status === 'confirmed' ? (bookedAt ?? now.toISOString()) : cancelledBy,
            ...(customerName && { customerName }),
            ...(customerEmail && { customerEmail }),
          },
        }),
      ),
  );
}

/**
 * Reads what a studio's marketplaces sold. If a marketplace does not list its sales, its listings are read instead.
 * Also checks that bookings are still reported to us. A marketplace that does not answer is read by the next run, and
 * does not delay the others.
 */
export const sync = (
  table: StudioTable,
  { studioId, marketplaces, onlyDue, correlationId }: SyncMessage,
  deps: SyncDeps,
): Promise<void> =>
  eachToItsEnd(marketplaces, (marketplace) =>
    syncOne(table, { studioId, marketplace, onlyDue, correlationId }, deps),
  );

async function syncOne(table: StudioTable, reading: Read, deps: SyncDeps): Promise<void> {
  const now = deps.clock.now();
  const read = await visit(table, reading, { ...deps, ...whileReading(deps) }, async (connector, session) => {
    await keepSubscribed(reading, connector, session, deps);
    if (connector.listBookings)
      await apply(
        table,
        reading,
        await connector.listBookings(session, await horizonOf(table, reading, now)),
        deps,
      );
    else if (
      !reading.onlyDue ||
      isMappingLate(await readHealth(table, reading.studioId, reading.marketplace), now)
    )
      await mapListings(table, reading, connector, session, deps);
  });
  if (read.kind !== 'done') deps.logger.warn('marketplace not synced', { marketplace: reading.marketplace });
}
