import type { NamedBooking } from './observe-class.ts';
import { directChannel, type TurnedCustomers } from './types.ts';

/** A finished class with its observation and its bookings by named customers. */
interface NamedClass {
  readonly channels: readonly string[];
  readonly bookings: readonly (readonly number[])[];
  readonly openHours: readonly (readonly number[])[];
  readonly named: readonly NamedBooking[];
  /** Whether the closing times of its marketplaces are known or can be inferred from their places. */
  readonly knowsClosings: boolean;
}

/** The number of classes that each customer booked on each channel. */
class Customers {
  readonly #classesOf = new Map<string, Set<number>>();

  /** The length prefix makes the key unique for each pair of texts: it shows where the first one ends. */
  static #key(customer: string, channel: string): string {
    return `${channel.length} ${channel}${customer}`;
  }

  add(customer: string, channel: string, cls: number): void {
    const key = Customers.#key(customer, channel);
    const classes = this.#classesOf.get(key);
    if (classes) classes.add(cls);
    else this.#classesOf.set(key, new Set([cls]));
  }

  /** The number of classes, other than this one, that a customer booked on a channel. */
  others(customer: string, channel: string, cls: number): number {
    const classes = this.#classesOf.get(Customers.#key(customer, channel));
    return classes ? classes.size - Number(classes.has(cls)) : 0;
  }
}

const total = (values: readonly number[] = []): number => values.reduce((sum, value) => sum + value, 0);

const noneTurned = (): Record<'bookings' | 'named' | 'closed' | 'open', number> => ({
  bookings: 0,
  named: 0,
  closed: 0,
  open: 0,
});

function turnedIn(one: NamedClass, cls: number, customers: Customers): TurnedCustomers {
  const { channels, bookings, openHours } = one;
  const offered = channels.flatMap((channel, c) =>
    channel !== directChannel && total(openHours[c]) + total(bookings[c]) > 0 ? [c] : [],
  );
  const counts = {
    asked: offered.reduce((sum, c) => sum + total(bookings[c]), 0),
    known: 0,
    toDirect: noneTurned(),
    elsewhere: noneTurned(),
  };
  channels.forEach((channel, c) => {
    const kind = channel === directChannel ? counts.toDirect : counts.elsewhere;
    kind.bookings += total(bookings[c]);
  });
  for (const { customer, channel, closed } of one.named) {
    const others = (c: number): number => customers.others(customer, channels[c] ?? '', cls);
    const isDirect = channels[channel] === directChannel;
    const here = others(channel);
    if (!isDirect && here > 0) counts.known += 1;
    const homes = offered.filter((c) => c !== channel && others(c) > here);
    const to = isDirect ? counts.toDirect : counts.elsewhere;
    to.named += 1;
    if (homes.length === 0) continue;
    to[homes.some((c) => closed.includes(c)) ? 'closed' : 'open'] += 1;
  }
  return counts;
}

/**
 * The bookings of customers known from a marketplace, by class; undefined for classes without names or without known
 * closing times. A customer is known from a marketplace if they booked another class there. If such a customer books
 * elsewhere while the marketplace is closed, the booking may be a diversion; while it is open, it is not. Cost
 * O(bookings · channels).
 */
export function turnedCustomers(classes: readonly NamedClass[]): (TurnedCustomers | undefined)[] {
  const customers = new Customers();
  classes.forEach(({ channels, named }, cls) => {
    for (const { customer, channel } of named) customers.add(customer, channels[channel] ?? '', cls);
  });
  return classes.map((one, cls) =>
    one.knowsClosings && one.named.length > 0 ? turnedIn(one, cls, customers) : undefined,
  );
}
