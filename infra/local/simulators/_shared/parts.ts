import type { Call, Reply } from './call.ts';
import type { Booking, ListedClass, Member } from './class.ts';
import type { Deliveries } from './deliveries.ts';
import type { Faults } from './faults.ts';
import type { Log } from './log.ts';
import type { Store } from './store.ts';

/** A setting of a studio's account that people change by hand on the page: one or more fields, saved together. */
export interface AccountSettings {
  readonly title: string;
  readonly fields: ReadonlyArray<{
    readonly name: string;
    readonly label: string;
    readonly type: 'email' | 'url' | 'text';
  }>;
  /** Reads the values of the fields. A missing value is empty. */
  readonly read: (studio: string) => Readonly<Record<string, string>>;
  /** Says what was done, or why nothing was. */
  readonly save: (studio: string, values: Readonly<Record<string, string>>) => string;
}

/** The actions of people on a marketplace's page. Each returns a sentence if it cannot be done. */
export interface Desk {
  readonly book: (one: ListedClass, member?: Partial<Member>) => Booking | string;
  readonly cancel: (booking: Booking, late: boolean) => string | undefined;
  readonly checkIn?: (booking: Booking) => string | undefined;
  /** Sets the studio's places by hand. */
  readonly setSlots?: (one: ListedClass, slots: number) => string | undefined;
  readonly settings?: AccountSettings;
}

/** The parts of one marketplace: its name, its interface, and its people's actions. */
export interface SimulatedMarketplace {
  readonly title: string;
  readonly note: string;
  readonly answer: (call: Call) => Reply;
  readonly desk: Desk;
  /** Ends every session and token, if there are any. */
  readonly endSessions?: () => void;
}

export interface SimulatorParts {
  readonly store: Store;
  readonly faults: Faults;
  readonly log: Log;
  readonly now: () => Date;
  readonly deliveries: Deliveries;
  /** Its own address, known once it listens. */
  readonly ownUrl: () => string;
  /** Carries out what was held back as late, webhooks too; answers how many that were. */
  readonly land: () => number;
}
