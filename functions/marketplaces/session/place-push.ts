import { channelNames } from '#shared/contracts/channels.ts';
import { counted } from '#shared/core/text/counted.ts';
import type {
  ConnectorSession,
  Listing,
  MarketplaceConnector,
} from '#functions/_domain/connections/connectors/connector.ts';
import { MarketplaceError } from '#functions/_domain/connections/connectors/marketplace-error.ts';
import { placesMessage } from '#functions/_domain/classes/places-message.ts';

/** A number that was read back from the marketplace. */
export interface VerifiedPlaces {
  /** Higher than requested if more places were sold. Then no further places are offered. */
  readonly places: number;
  /** Whether the number was sent. If not, the marketplace already showed it. */
  readonly sent: boolean;
}

/** A higher number is needed, but no more places may be opened. */
export class MayNotRaise extends Error {
  override readonly name = 'MayNotRaise';
  /** The number that the marketplace shows. */
  readonly slots: number;

  constructor(slots: number) {
    super('no more places may be opened');
    this.slots = slots;
  }
}

interface PlacesToBring {
  readonly connector: MarketplaceConnector;
  readonly session: ConnectorSession;
  /** The class's listing at the marketplace. */
  readonly listing: Listing;
  readonly places: number;
  /**
   * Applies the marketplace's sales to the class.
   *
   * @returns the number of bookings on this channel that the class then includes
   */
  readonly applySold: (sold: number) => Promise<number>;
  /** Whether more places may be opened than the marketplace shows. They may if this is omitted. */
  readonly mayRaise?: () => Promise<boolean>;
}

/**
 * If a place is sold between reading and setting, a higher number is set. After this many rounds, the message is
 * retried later.
 */
const roundsMax = 3;

const bookingsMessage = (count: number): string => counted(count, 'cancelled booking');

/**
 * A marketplace that repeats our count may still include a cancelled booking. The new count is already on its way to
 * the marketplace.
 */
function assertSold({ connector: { marketplace } }: PlacesToBring, sold: number, known: number): void {
  if (sold > known)
    throw new MarketplaceError({
      kind: 'unclear',
      userMessage: `${channelNames[marketplace]} still counts ${bookingsMessage(sold - known)}.`,
    });
}

/** Reads the current number, applies the sales, and returns the lowest number that can be set. */
async function readSold(bring: PlacesToBring) {
  const { connector, session, listing, places, applySold } = bring;
  const { slots, booked } = await connector.read(session, listing);
  const known = await applySold(booked);
  if (booked > places) assertSold(bring, booked, known);
  return { slots, booked, target: Math.max(places, booked) };
}

/** @returns whether the marketplace accepted the number; false if more places have been sold than the number allows */
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
 * Sets a marketplace to an absolute number of places, or to the number sold if that is higher. It reads first, sends
 * only a difference, and trusts only what it reads back. It is safe to run again after a crash at any point.
 *
 * @throws {MarketplaceError} if the number is not verified; `isFinal` says whether another attempt can help
 * @throws {MayNotRaise} if more places would have to be opened, and may not be
 */
export async function bringPlaces(bring: PlacesToBring): Promise<VerifiedPlaces> {
  const { mayRaise = async () => true } = bring;
  let last: number | undefined;
  for (let round = 0; round < roundsMax; round += 1) {
    const { slots, booked, target } = await readSold(bring);
    if (slots === target) return { places: target, sent: last !== undefined };
    if (last === target) throw notShown(slots, target);
    // A number that is already sold out opens nothing.
    if (target > Math.max(slots, booked) && !(await mayRaise())) throw new MayNotRaise(slots);
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

/** Whether only a person can help, because another attempt would fail in the same way. */
export const isFinal = ({ kind }: MarketplaceError): boolean =>
  kind === 'unauthorized' || kind === 'not-listed' || kind === 'rejected';
