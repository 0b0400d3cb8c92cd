import type { ConnectorSession, ListingWindow } from './connector.ts';

/** One class in a studio's own system. */
export interface SystemClass {
  readonly id: string;
  readonly name: string;
  /** UTC ISO instant. */
  readonly startsAt: string;
  readonly durationMinutes?: number;
  readonly capacity: number;
  /** Unsold places, if the system reports them. */
  readonly availablePlaces?: number;
  readonly room?: string;
  readonly instructor?: string;
  readonly cancelled: boolean;
}

/** A booking in a studio's own system, from any channel. */
export interface SystemBooking {
  readonly id: string;
  readonly classId: string;
  readonly status: 'booked' | 'waitlisted' | 'cancelled' | 'failed';
  /** How the booking was sold, in the system's terms: a booking source or a pricing option. */
  readonly source?: string;
  /** UTC ISO instants. */
  readonly startsAt?: string;
  readonly bookedAt?: string;
  readonly customerName?: string;
  readonly customerEmail?: string;
}

/** One location of a studio. */
export interface SystemCenter {
  readonly id: string;
  readonly name: string;
  /** IANA zone. */
  readonly timezone: string;
}

/**
 * A studio's own system, which is only read: schedule and bookings. `credentials.password` is the API key and
 * `credentials.username` the center's id, empty if the key is for one center. Every method does its own paging. A list
 * longer than the page limit is 'unreadable' and is not cut short. Methods throw only MarketplaceError. If the system
 * asks to wait, the error is 'rate-limited' with the number of seconds.
 */
export interface StudioSystem {
  readonly system: 'kenko';
  checkCredentials(session: ConnectorSession): Promise<void>;
  centers(session: ConnectorSession): Promise<SystemCenter[]>;
  /** Classes that start in the window, ordered by start, including cancelled ones. */
  listSchedules(session: ConnectorSession, window: ListingWindow): Promise<SystemClass[]>;
  /** Bookings of classes that start in the window, including cancelled ones. */
  listBookings(session: ConnectorSession, window: ListingWindow): Promise<SystemBooking[]>;
}
