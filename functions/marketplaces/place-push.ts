import type { ConnectorSession, Listing, MarketplaceConnector } from './connectors/connector.ts';
import { MarketplaceError } from './connectors/marketplace-error.ts';
import { placesAre, placesWords } from '../schedule/places-words.ts';

/** The number stands at the marketplace, read back; or it cannot stand there and no further try will change that. */
export type PushOutcome =
  | { readonly kind: 'confirmed'; readonly sent: boolean }
  | { readonly kind: 'refused'; readonly message: string };

interface PlacesToBring {
  readonly connector: MarketplaceConnector;
  readonly session: ConnectorSession;
  /** What the class is called there. */
  readonly listing: Listing;
  readonly places: number;
}

/**
 * Brings a marketplace to an absolute number of places: looks first, sends only what differs, and believes
 * nothing but what it reads back. Safe to run again after a crash at any point.
 *
 * @throws {MarketplaceError} when the number is not confirmed; `isFinal` says whether another try can help
 */
export async function bringPlaces(bring: PlacesToBring): Promise<PushOutcome> {
  const { connector, session, listing, places } = bring;
  const before = await connector.read(session, listing);
  if (before.slots === places) return { kind: 'confirmed', sent: false };
  if (before.booked > places)
    return {
      kind: 'refused',
      message: `${placesAre(before.booked)} sold there already, more than ${places}.`,
    };
  await connector.setSlots(session, listing, places);
  const after = await connector.read(session, listing);
  if (after.slots === places) return { kind: 'confirmed', sent: true };
  throw new MarketplaceError({
    kind: 'unclear',
    userMessage: `It shows ${placesWords(after.slots)} after ${places} ${places === 1 ? 'was' : 'were'} set.`,
  });
}

/** Whether only a person can help: another try would end the same. */
export const isFinal = ({ kind }: MarketplaceError): boolean =>
  kind === 'unauthorized' || kind === 'not-listed' || kind === 'rejected';
