import { listsByInterface, type Marketplace } from '#shared/contracts/channels.ts';
import type { Logger } from '#functions/_platform/ports/base.ts';
import type {
  ConnectorSession,
  Listing,
  ListingWindow,
  MarketplaceConnector,
} from '#functions/_domain/connections/connectors/connector.ts';
import { MarketplaceError } from '#functions/_domain/connections/connectors/marketplace-error.ts';
import { keepListings } from '#functions/_domain/places/decisions/keep-listings.ts';
import { readListingOf, type Whose } from '#functions/_domain/connections/listing-store.ts';
import type { PushedClass } from '#functions/_domain/places/outbox/push-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The class is not linked to any listing of the marketplace. A person has to link or list it. */
export class NotLinked extends Error {
  override readonly name = 'NotLinked';
}

interface Finding {
  readonly studioId: string;
  readonly marketplace: Marketplace;
  readonly cls: PushedClass;
  readonly timezone: string;
  readonly connector: MarketplaceConnector;
  readonly session: ConnectorSession;
  readonly logger: Logger;
}

const minuteMs = 60_000;

const linkedListing = async (
  table: StudioTable,
  whose: Whose,
  { classId }: PushedClass,
): Promise<Listing | undefined> => {
  const found = await readListingOf(table, whose, classId);
  return found && { id: found.listingId, name: found.name, startsAt: found.startsAt };
};

/**
 * The window covers everything that starts at the same time as the class, so that a listing claimed by another class is
 * noticed too.
 */
const windowOf = ({ cls, timezone }: Finding): ListingWindow => ({
  from: cls.startsAt,
  to: new Date(Date.parse(cls.startsAt) + minuteMs).toISOString(),
  timezone,
});

/**
 * Finds the listing of a class at a marketplace. For marketplaces with links, only the link counts: if the class has no
 * link, listings with the same start are searched once, and a guessed listing is never used.
 *
 * @throws {NotLinked} if no link is found
 * @throws {MarketplaceError} `not-listed` if a portal does not show the class
 */
export async function findListing(table: StudioTable, finding: Finding): Promise<Listing> {
  const { studioId, marketplace, cls, timezone, connector, session, logger } = finding;
  if (!listsByInterface(marketplace)) {
    const listing = await connector.findListing(session, { ...cls, timezone });
    if (listing) return listing;
    throw new MarketplaceError({
      kind: 'not-listed',
      userMessage: `${cls.className} on ${cls.localDate} at ${cls.localTime} is not listed there. List the class, then try again.`,
    });
  }
  const whose = { studioId, marketplace };
  const known = await linkedListing(table, whose, cls);
  if (known) return known;
  const window = windowOf(finding);
  const listings = await connector.listListings(session, window);
  await keepListings(table, { whose, window, listings, logger });
  const found = await linkedListing(table, whose, cls);
  if (found) return found;
  throw new NotLinked(`${cls.classId} is not linked at ${marketplace}`);
}
