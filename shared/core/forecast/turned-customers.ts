import type { NamedBooking } from './observe-class.ts';
import { directChannel, type TurnedCustomers } from './types.ts';

/** A finished class, its bookings of named customers among what its sales showed. */
interface NamedClass {
  readonly channels: readonly string[];
  readonly bookings: readonly (readonly number[])[];
  readonly openHours: readonly (readonly number[])[];
  readonly named: readonly NamedBooking[];
  /** Whether it is known when its marketplaces were closed. */
  readonly isLogged: boolean;
}

/** On which channels each customer booked: in one class alone, or in several. */
class Customers {
  readonly #classOf = new Map<string, number>();

  /** Texts of two parts are one key only where both parts are the same: a length tells where the first one ends. */
  static #key(customer: string, channel: string): string {
    return `${channel.length} ${channel}${customer}`;
  }

  add(customer: string, channel: string, cls: number): void {
    const key = Customers.#key(customer, channel);
    this.#classOf.set(key, (this.#classOf.get(key) ?? cls) === cls ? cls : -1);
  }

  /** Whether a customer booked on a channel for another class than this one. */
  isKnown(customer: string, channel: string, cls: number): boolean {
    const only = this.#classOf.get(Customers.#key(customer, channel));
    return only !== undefined && only !== cls;
  }
}

const total = (values: readonly number[] = []): number => values.reduce((sum, value) => sum + value, 0);

function turnedIn(one: NamedClass, cls: number, customers: Customers): TurnedCustomers {
  const { channels, bookings, openHours } = one;
  const offered = channels.flatMap((channel, c) =>
    channel !== directChannel && total(openHours[c]) + total(bookings[c]) > 0 ? [c] : [],
  );
  const counts = {
    asked: offered.reduce((sum, c) => sum + total(bookings[c]), 0),
    known: 0,
    toDirect: { closed: 0, open: 0 },
    elsewhere: { closed: 0, open: 0 },
  };
  for (const { customer, channel, closed } of one.named) {
    const isAtHome = (c: number): boolean => customers.isKnown(customer, channels[c] ?? '', cls);
    const isDirect = channels[channel] === directChannel;
    if (!isDirect && isAtHome(channel)) counts.known += 1;
    const homes = offered.filter((c) => c !== channel && isAtHome(c));
    if (homes.length === 0) continue;
    const to = isDirect ? counts.toDirect : counts.elsewhere;
    to[homes.some((c) => closed.includes(c)) ? 'closed' : 'open'] += 1;
  }
  return counts;
}

/**
 * What customers did who are known from a marketplace, by class; undefined of classes that name nobody, or of which nobody
 * knows when their marketplaces were closed. A customer is known from a marketplace for a class who booked there for another one: one
 * booked elsewhere while it was closed for the class may have turned, one booked elsewhere while it was open did so anyway.
 * Cost O(bookings · channels).
 */
export function turnedCustomers(classes: readonly NamedClass[]): (TurnedCustomers | undefined)[] {
  const customers = new Customers();
  classes.forEach(({ channels, named }, cls) => {
    for (const { customer, channel } of named) customers.add(customer, channels[channel] ?? '', cls);
  });
  return classes.map((one, cls) =>
    one.isLogged && one.named.length > 0 ? turnedIn(one, cls, customers) : undefined,
  );
}
