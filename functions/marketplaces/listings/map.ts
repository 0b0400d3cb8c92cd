import type { MapMessage } from '#shared/contracts/messages.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import { addHours } from '#shared/core/time/zone.ts';
import { openHours } from '#functions/_domain/classes/horizon.ts';
import type {
  ConnectorSession,
  ListingWindow,
  MarketplaceConnector,
} from '#functions/_domain/connections/connectors/connector.ts';
import { recordMapping } from '#functions/_domain/connections/health-store.ts';
import { keepListings } from '#functions/_domain/places/decisions/keep-listings.ts';
import type { Whose } from '#functions/_domain/connections/listing-store.ts';
import { readTimezone } from '#functions/_domain/places/outbox/push-store.ts';
import { wakePushes } from '#functions/_domain/places/outbox/wake-pushes.ts';
import { later, visit, type VisitDeps } from '../session/visit.ts';
import { whileReading } from '../session/while-reading.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The time from now to the end of the period in which classes are decided. */
export async function horizonOf(table: StudioTable, { studioId }: Whose, now: Date): Promise<ListingWindow> {
  const from = now.toISOString();
  return { from, to: addHours(from, openHours), timezone: await readTimezone(table, studioId) };
}

/** Reads everything that a studio's marketplace lists from now on, and links it to the studio's classes. */
export async function mapListings(
  table: StudioTable,
  { studioId, marketplace }: Whose,
  connector: MarketplaceConnector,
  session: ConnectorSession,
  { clock, logger }: Base,
): Promise<void> {
  const whose = { studioId, marketplace };
  const now = clock.now();
  const window = await horizonOf(table, whose, now);
  const listings = await connector.listListings(session, window);
  const { newlyLinked } = await keepListings(table, { whose, window, listings, logger });
  await wakePushes(table, whose, newlyLinked, now);
  await recordMapping(table, studioId, marketplace, now);
}

export async function map(table: StudioTable, message: MapMessage, deps: VisitDeps): Promise<void> {
  const read = await visit(table, message, { ...deps, ...whileReading(deps) }, (connector, session) =>
    mapListings(table, message, connector, session, deps),
  );
  if (read.kind === 'later') throw later(read);
  if (read.kind === 'refused') deps.logger.warn('listings not read', { message: read.message });
}
