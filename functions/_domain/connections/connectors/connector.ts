import type { Marketplace } from '#shared/contracts/channels.ts';
import type { Http } from '#functions/_platform/ports/http.ts';
import type { Recorder } from '../exchange/recorder.ts';

/**
 * push: public API; portal: the staff portal's forms; guided: the owner sets the places and confirms; none: places
 * cannot be set.
 */
type ConnectorCapability = 'push' | 'portal' | 'guided' | 'none';

/** A studio's class in the terms of a marketplace listing. */
export interface ClassToPush {
  readonly className: string;
  /** UTC ISO instant. */
  readonly startsAt: string;
  readonly timezone: string;
  /** YYYY-MM-DD and HH:mm in the studio's local time. */
  readonly localDate: string;
  readonly localTime: string;
  readonly room: string;
  readonly totalCapacity: number;
}

/** A class found on a marketplace. `id` is assigned by the connector and stays valid between sessions. */
export interface Listing {
  readonly id: string;
  readonly name: string;
  readonly startsAt: string;
  readonly room?: string;
}

/** The total number of places that the marketplace may sell, and the number it has sold. */
export interface PlacesReading {
  readonly slots: number;
  readonly booked: number;
}

/**
 * From (inclusive) to (exclusive) as UTC ISO instants, and the studio's IANA zone, because some marketplaces write
 * local times.
 */
export interface ListingWindow {
  readonly from: string;
  readonly to: string;
  readonly timezone: string;
}

/**
 * One class on a marketplace as its members see it. `listing.room` is missing if the marketplace names no room.
 * `places.booked` is missing if the marketplace's list does not contain it; `read` returns it.
 */
export interface PlacesListing {
  readonly listing: Listing;
  readonly places: Pick<PlacesReading, 'slots'> & Partial<PlacesReading>;
}

/** A booking as stored by the marketplace. */
export interface ChannelBooking {
  /** The marketplace's own id of the booking, which is the same in its webhooks and its lists. */
  readonly reference: string;
  /** Listing's `id`. */
  readonly listingId: string;
  readonly status: 'confirmed' | 'cancelled';
  /** UTC ISO instants. */
  readonly startsAt: string;
  readonly bookedAt?: string;
  readonly customerName?: string;
  readonly customerEmail?: string;
}

/** Why a booking request is rejected. Each marketplace has its own codes for these reasons. */
export type RejectReason =
  'class-full' | 'class-cancelled' | 'class-not-found' | 'already-booked' | 'technical-error';

export interface BookingAnswer {
  /** ChannelBooking's `reference`. */
  readonly bookingReference: string;
  /** The `id` of the listing, for marketplaces that need the class besides the booking. No current marketplace does. */
  readonly classListingId?: string;
  readonly answer: 'accept' | 'reject';
  /** The reason for a rejection. The default is 'class-full'. */
  readonly reason?: RejectReason;
}

/**
 * The address to which a marketplace sends its webhooks, and the secret that authenticates them. Wellhub signs with the
 * secret. TotalPass does not sign, so the address itself must be hard to guess.
 */
export interface Subscription {
  readonly url: string;
  /** The secret, which has 1 to 100 characters. */
  readonly secret: string;
}

export interface ConnectorCredentials {
  readonly username: string;
  readonly password: string;
}

/** A series of requests to one marketplace with one studio's credentials. Sessions are never shared between studios. */
export interface ConnectorSession {
  readonly http: Http;
  readonly baseUrl: string;
  /** The host for setting up webhooks, if the marketplace has a separate one (Wellhub). Otherwise `baseUrl`. */
  readonly setupBaseUrl?: string;
  readonly credentials: ConnectorCredentials;
  readonly recorder: Recorder;
  /** The time limit of each request. */
  readonly timeoutMs: number;
  readonly now: () => Date;
  /** The connector's state for one session: access token, session cookies. */
  readonly memory: Map<string, string>;
}

/** Every method throws only MarketplaceError. No request is sent twice, except after its token was refreshed. */
export interface MarketplaceConnector {
  readonly marketplace: Marketplace;
  readonly capability: ConnectorCapability;
  /**
   * Finds the class on the marketplace by name and start, and by room if several match. Undefined if it is not listed.
   */
  findListing(session: ConnectorSession, cls: ClassToPush): Promise<Listing | undefined>;
  read(session: ConnectorSession, listing: Listing): Promise<PlacesReading>;
  /** Sets the absolute number of places. Refuses a number below the places already booked there. Safe to send twice. */
  setSlots(session: ConnectorSession, listing: Listing, slots: number): Promise<void>;
  /** Tests the sign-in without changing anything. Throws 'unauthorized' if the credentials are refused. */
  checkCredentials(session: ConnectorSession): Promise<void>;
  /**
   * Every class offered in the window, with its places, ordered by start. The method does the paging; a list longer
   * than the connector's page limit is 'unreadable' rather than cut short. A guided marketplace refuses the call.
   */
  listListings(session: ConnectorSession, window: ListingWindow): Promise<PlacesListing[]>;
  /**
   * Subscribes an address to webhooks and replaces any earlier one. Safe to send twice. Absent if the marketplace sends
   * no webhooks.
   */
  subscribe?(session: ConnectorSession, subscription: Subscription): Promise<void>;
  /** The addresses that webhooks currently go to, without duplicates. Empty if there are none. */
  subscribed?(session: ConnectorSession): Promise<readonly string[]>;
  /**
   * Answers a booking that waits for the studio. 'not-listed': the booking does not exist. 'rejected': it no longer
   * waits, because it was cancelled, was answered, or expired. Safe to send twice. Absent if bookings never wait.
   */
  answerBooking?(session: ConnectorSession, answer: BookingAnswer): Promise<void>;
  /**
   * Bookings of classes that start in the window, including cancelled bookings. Absent if the marketplace has no such
   * list.
   */
  listBookings?(session: ConnectorSession, window: ListingWindow): Promise<ChannelBooking[]>;
  /**
   * Sets the number of taken places, for marketplaces where the studio's system has to count them. At Wellhub the
   * partner writes `total_booked` and nothing changes it automatically. It is therefore sent after every accepted
   * booking and every cancellation, as the number of Wellhub's own bookings (by quota: `total_capacity` is the most
   * that Wellhub may sell). `setSlots` does not change it, and refuses fewer places than it. A number above the places
   * is sent as the number of places, which leaves none free. The number is absolute, so it is safe to send twice.
   */
  setBooked?(session: ConnectorSession, listing: Listing, booked: number): Promise<void>;
}
