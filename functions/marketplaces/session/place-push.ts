import { channelNames } from '#shared/contracts/channels.ts';
import { counted } from '#shared/core/text/counted.ts';
import type {
  ConnectorSession,
  Listing,
  MarketplaceConnector,
} from '#functions/_domain/connections/connectors/connector.ts';
import { MarketplaceError } from '#functions/_domain/connections/connectors/marketplace-error.ts';
import { placesMessage } from '#functions/_domain/classes/places-message.ts';

/** A number that the marketplace shows, read back. */
export interface VerifiedPlaces {
  /** More than requested if more is sold there; nothing more is offered then. */
  readonly places: number;
  /** Whether it was sent, or was shown already. */
  readonly sent: boolean;
}

interface PlacesToBring {
  readonly connector: MarketplaceConnector;
  readonly session: ConnectorSession;
  /** The class's listing there. */
  readonly listing: Listing;
  readonly places: number;
  /**
   * Applies the marketplace's sales to the class.
   *
   * @returns the number of bookings of the class then known on this channel
   */
  readonly applySold: (sold: number) => Promise<number>;
}

/** A sale between reading and setting is met by setting a higher number; so often at most, then the message comes again. */
const roundsMax = 3;

const bookingsMessage = (count: number): string => counted(count, 'cancelled booking');

/** A marketplace that repeats our count may still include a cancelled booking; it is sent the new count meanwhile. */
function assertSold({ connector: { marketplace } }: PlacesToBring, sold: number, known: number): void {
  if (sold > known)
    throw new MarketplaceError({
      kind: 'unclear',
      userMessage: `${channelNames[marketplace]} still counts ${bookingsMessage(sold - known)}.`,
    });
}

/** Reads the current number, applies the sales, and returns the lowest number that is possible. */
async function readSold(bring: PlacesToBring) {
  const { connector, session, listing, places, applySold } = bring;
  const { slots, booked } = await connector.read(session, listing);
  const known = await applySold(booked);
  if (booked > places) assertSold(bring, booked, known);
  return { slots, target: Math.max(places, booked) };
}

/** @returns whether the marketplace took the number; not when more is sold by now than it allows */
async function isSet(bring: PlacesToBring, target: number): Promise<boolean> {
  const { connector, session, listing } = bring;
  try {
    await connector.setSlots(session, listing, target);
    return true;
  } catch (error) {
    if (!(error instanceof MarketplaceError) || error.kind !== 'rejected') throw error;
    if ((await connector.read(session, listing)).booked <= target) throw error;
    return false;
  }
}

/**
 * Brings a marketplace to an absolute number of places, or to what it has sold if that is more: it reads first, sends
 * only a difference, and trusts only what it reads back. Safe to run again after a crash at any point.
 *
 * @throws {MarketplaceError} if the number is not verified; `isFinal` says whether another attempt can help
 */
export async function bringPlaces(bring: PlacesToBring): Promise<VerifiedPlaces> {
  let last: number | undefined;
  for (let round = 0; round < roundsMax; round += 1) {
    const { slots, target } = await readSold(bring);
    if (slots === target) return { places: target, sent: last !== undefined };
    if (last === target) throw notShown(slots, target);
    if (await isSet(bring, target)) last = target;
  }
  const { slots, target } = await readSold(bring);
  if (slots === target) return { places: target, sent: true };
  throw notShown(slots, target);
}

const notShown = (slots: number, wanted: number): MarketplaceError =>
  new MarketplaceError({
    kind: 'unclear',
    userMessage: `It shows ${placesMessage(slots)} after ${counted(wanted, 'was', 'were')} set.`,
  });

/** Whether only a person can help: another attempt would end the same. */
export const isFinal = ({ kind }: MarketplaceError): boolean =>
  kind === 'unauthorized' || kind === 'not-listed' || kind === 'rejected';
