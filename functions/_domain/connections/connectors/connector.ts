import type { Marketplace } from '#shared/contracts/channels.ts';
import type { Http } from '#functions/_platform/ports/http.ts';
import type { Recorder } from '../exchange/recorder.ts';

/** push: public API; portal: the staff portal's forms; guided: the owner sets it and confirms; none: no way to set. */
type ConnectorCapability = 'push' | 'portal' | 'guided' | 'none';

/** The studio's class in the form of a marketplace's listing. */
export interface ClassToPush {
  readonly className: string;
  /** UTC ISO instant. */
  readonly startsAt: string;
  readonly timezone: string;
  /** YYYY-MM-DD and HH:mm on the studio's wall. */
  readonly localDate: string;
  readonly localTime: string;
  readonly room: string;
  readonly totalCapacity: number;
}

/** A class found on a marketplace. `id` is the connector's own and stays valid between sessions. */
export interface Listing {
  readonly id: string;
  readonly name: string;
  readonly startsAt: string;
  readonly room?: string;
}

/** The total number of places that the marketplace may sell, and how many of them it has sold. */
export interface PlacesReading {
  readonly slots: number;
  readonly booked: number;
}

/**
 * From (inclusive) to (exclusive) as UTC ISO instants, and the studio's IANA zone, in which some marketplaces write
 * times.
 */
export interface ListingWindow {
  readonly from: string;
  readonly to: string;
  readonly timezone: string;
}

/**
 * One class on a marketplace as its members find it. `listing.room` is missing if the marketplace names none, and
 * `places.booked` if its list does not contain it; `read` does.
 */
export interface PlacesListing {
  readonly listing: Listing;
  readonly places: Pick<PlacesReading, 'slots'> & Partial<PlacesReading>;
}

/** A booking as the marketplace itself has it. */
export interface ChannelBooking {
  /** The marketplace's own id of the booking: the same in its webhooks and its lists. */
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

/** Why a booking request is rejected. Each marketplace has codes of its own for it. */
export type RejectReason =
  'class-full' | 'class-cancelled' | 'class-not-found' | 'already-booked' | 'technical-error';

export interface BookingAnswer {
  /** ChannelBooking's `reference`. */
  readonly bookingReference: string;
  /** Listing's `id`, for marketplaces that need the class besides the booking; none of today's does. */
  readonly classListingId?: string;
  readonly answer: 'accept' | 'reject';
  /** 'class-full' if a rejection names none. */
  readonly reason?: RejectReason;
}

/**
 * The address to which a marketplace sends its webhooks, and the secret that proves them. Wellhub signs with the
 * secret. TotalPass signs nothing, so its address itself must be hard to guess.
 */
export interface Subscription {
  readonly url: string;
  /** 1 to 100 characters. */
  readonly secret: string;
}

export interface ConnectorCredentials {
  readonly username: string;
  readonly password: string;
}

/** One run against one marketplace with one studio's credentials. Never shared between studios. */
export interface ConnectorSession {
  readonly http: Http;
  readonly baseUrl: string;
  /** The host where webhooks are set up, if the marketplace has another one for that (Wellhub). Otherwise `baseUrl`. */
  readonly setupBaseUrl?: string;
  readonly credentials: ConnectorCredentials;
  readonly recorder: Recorder;
  /** Limit of each single request. */
  readonly timeoutMs: number;
  readonly now: () => Date;
  /** The connector's state for one session: access token, session cookies. */
  readonly memory: Map<string, string>;
}

/** Every method throws only MarketplaceError, and sends nothing twice, except when a token was refreshed. */
export interface MarketplaceConnector {
  readonly marketplace: Marketplace;
  readonly capability: ConnectorCapability;
  /** The class on the marketplace by name, instant and, between equals, room; undefined when it is not listed. */
  findListing(session: ConnectorSession, cls: ClassToPush): Promise<Listing | undefined>;
  read(session: ConnectorSession, listing: Listing): Promise<PlacesReading>;
  /** Sets the absolute number of places; refuses a number below what is booked there. Safe to send twice. */
  setSlots(session: ConnectorSession, listing: Listing, slots: number): Promise<void>;
  /** Reads without changing anything; throws 'unauthorized' if the credentials are refused. */
  checkCredentials(session: ConnectorSession): Promise<void>;
  /**
   * Every class offered in the window, with its places, in the order of their start. Paged inside; a list longer than
   * the connector's page limit is 'unreadable' rather than cut short. A guided marketplace refuses.
   */
  listListings(session: ConnectorSession, window: ListingWindow): Promise<PlacesListing[]>;
  /**
   * Subscribes an address to webhooks, replacing any earlier one. Safe to send twice. Absent if the marketplace sends
   * none.
   */
  subscribe?(session: ConnectorSession, subscription: Subscription): Promise<void>;
  /** The addresses that webhooks go to now, each once; empty when there is none. */
  subscribed?(session: ConnectorSession): Promise<readonly string[]>;
  /**
   * Answers a booking that waits for the studio. 'not-listed': there is no such booking; 'rejected': it waits no
   * longer (it was cancelled, answered, or its time is over). Safe to send twice. Absent if bookings never wait.
   */
  answerBooking?(session: ConnectorSession, answer: BookingAnswer): Promise<void>;
  /**
   * Bookings of classes that start in the window, including cancelled ones. Absent if the marketplace has no such
   * list.
   */
  listBookings?(session: ConnectorSession, window: ListingWindow): Promise<ChannelBooking[]>;
  /**
   * Sets the number of taken places, for marketplaces where the studio's system has to count them. At Wellhub the
   * partner writes `total_booked`, and nothing changes it automatically, so it is sent after every accepted booking
   * and every cancellation, as the number of that marketplace's own bookings (by quota: `total_capacity` is the most
   * that Wellhub may sell). `setSlots` does not change it, and refuses fewer places than it. A number above the places
   * is sent as the places, which leaves none free. The number is absolute, so it is safe to send twice.
   */
  setBooked?(session: ConnectorSession, listing: Listing, booked: number): Promise<void>;
}
