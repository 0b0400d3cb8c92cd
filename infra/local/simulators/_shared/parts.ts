import type { Call, Reply } from './call.ts';
import type { Booking, ListedClass, Member } from './class.ts';
import type { Deliveries } from './deliveries.ts';
import type { Faults } from './faults.ts';
import type { Log } from './log.ts';
import type { Store } from './store.ts';

/** A setting of a studio's account that people change on the page: one or more fields that are saved together. */
export interface AccountSettings {
  readonly title: string;
  readonly fields: ReadonlyArray<{
    readonly name: string;
    readonly label: string;
    readonly type: 'email' | 'url' | 'text';
  }>;
  /** Reads the values of the fields. A missing value is empty. */
  readonly read: (studio: string) => Readonly<Record<string, string>>;
  /** Saves the values. Returns a sentence that says what was done or why nothing was done. */
  readonly save: (studio: string, values: Readonly<Record<string, string>>) => string;
}

/** The actions that people can take on a marketplace's page. Each returns an error message if it fails. */
export interface Desk {
  readonly book: (one: ListedClass, member?: Partial<Member>) => Booking | string;
  readonly cancel: (booking: Booking, late: boolean) => string | undefined;
  readonly checkIn?: (booking: Booking) => string | undefined;
  /** Sets the studio's places manually. */
  readonly setSlots?: (one: ListedClass, slots: number) => string | undefined;
  readonly settings?: AccountSettings;
}

/** The parts of a marketplace: its name, its API, and the actions of its users. */
export interface SimulatedMarketplace {
  readonly title: string;
  readonly note: string;
  readonly answer: (call: Call) => Reply;
  readonly desk: Desk;
  /** Ends every session and token, at marketplaces that have them. */
  readonly endSessions?: () => void;
}

export interface SimulatorParts {
  readonly store: Store;
  readonly faults: Faults;
  readonly log: Log;
  readonly now: () => Date;
  readonly deliveries: Deliveries;
  /** The simulator's own URL, known once it listens. */
  readonly ownUrl: () => string;
  /** Carries out the late requests and webhooks; returns their number. */
  readonly land: () => number;
}
