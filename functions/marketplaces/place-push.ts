import type { ConnectorSession, Listing, MarketplaceConnector, ClassToPush } from './connectors/connector.ts';
import { MarketplaceError } from './connectors/marketplace-error.ts';

/** The number stands at the marketplace, read back; or it cannot stand there and no further try will change that. */
export type PushOutcome =
  | { readonly kind: 'confirmed'; readonly sent: boolean }
  | { readonly kind: 'refused'; readonly message: string };

interface PlacesToBring {
  readonly connector: MarketplaceConnector;
  readonly session: ConnectorSession;
  readonly of: ClassToPush;
  readonly places: number;
}

async function listingOf({ connector, session, of }: PlacesToBring): Promise<Listing> {
  const listing = await connector.findListing(session, of);
  if (listing) return listing;
  throw new MarketplaceError({
    kind: 'not-listed',
    userMessage: `${of.className} on ${of.localDate} at ${of.localTime} is not listed there. List the class, then try again.`,
  });
}

/**
 * Brings a marketplace to an absolute number of places: looks first, sends only what differs, and believes
 * nothing but what it reads back. Safe to run again after a crash at any point.
 *
 * @throws {MarketplaceError} when the number is not confirmed; `isFinal` says whether another try can help
 */
export async function bringPlaces(bring: PlacesToBring): Promise<PushOutcome> {
  const { connector, session, places } = bring;
  const listing = await listingOf(bring);
  const before = await connector.read(session, listing);
  if (before.slots === places) return { kind: 'confirmed', sent: false };
  if (before.booked > places)
    return {
      kind: 'refused',
      message: `${before.booked} places are sold there already, more than ${places}.`,
    };
  await connector.setSlots(session, listing, places);
  const after = await connector.read(session, listing);
  if (after.slots === places) return { kind: 'confirmed', sent: true };
  throw new MarketplaceError({
    kind: 'unclear',
    userMessage: `It shows ${after.slots} places after ${places} were set.`,
  });
}

/** Whether only a person can help: another try would end the same. */
export const isFinal = ({ kind }: MarketplaceError): boolean =>
  kind === 'unauthorized' || kind === 'not-listed' || kind === 'rejected';
