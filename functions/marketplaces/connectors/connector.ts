import type { Marketplace } from '../../../shared/contracts/channels.ts';
import type { Http } from '../../_platform/ports/http.ts';
import type { Recorder } from './recorder.ts';

/** push: public API; portal: the staff portal's forms; guided: the owner sets it and confirms; none: no way to set. */
type ConnectorCapability = 'push' | 'portal' | 'guided' | 'none';

/** The studio's class as a marketplace would list it. */
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

/** Places the marketplace may sell in total, and how many of them it has sold. */
export interface PlacesReading {
  readonly slots: number;
  readonly booked: number;
}

export interface ConnectorCredentials {
  readonly username: string;
  readonly password: string;
}

/** One run against one marketplace with one studio's credentials. Never shared between studios. */
export interface ConnectorSession {
  readonly http: Http;
  readonly baseUrl: string;
  readonly credentials: ConnectorCredentials;
  readonly recorder: Recorder;
  /** Limit of each single request. */
  readonly timeoutMs: number;
  readonly now: () => Date;
  /** What the connector keeps for the length of the session: access token, session cookies. */
  readonly memory: Map<string, string>;
}

/** Every method throws MarketplaceError, nothing else, and sends nothing twice (a refreshed token apart). */
export interface MarketplaceConnector {
  readonly marketplace: Marketplace;
  readonly capability: ConnectorCapability;
  /** The class on the marketplace by name, instant and, between equals, room; undefined when it is not listed. */
  findListing(session: ConnectorSession, of: ClassToPush): Promise<Listing | undefined>;
  read(session: ConnectorSession, listing: Listing): Promise<PlacesReading>;
  /** Sets the absolute number of places; refuses a number below what is booked there. Safe to send twice. */
  setSlots(session: ConnectorSession, listing: Listing, slots: number): Promise<void>;
  checkCredentials(session: ConnectorSession): Promise<void>;
}
