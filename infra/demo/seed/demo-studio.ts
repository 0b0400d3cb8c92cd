import { seededRandom, type Random } from '#shared/core/numbers/random.ts';
import { addHours, addLocalDays, instantToLocal, localToInstant, weekdayOf } from '#shared/core/time/zone.ts';
import { demoChannels, requestsFor, type DemoChannel } from './demand.ts';
import { people, type Person } from './people.ts';
import { sellPlaces, type Sale, type Slots } from './sell.ts';
import { offers, timetable, type Offer } from './timetable.ts';

export const demoTimezone = 'America/Mexico_City';
const pastDays = 12 * 7;
const comingDays = 14;

/** The revenue of a booking in whole pesos. It is always below the price of a single class. */
export const marketplacePesos: Readonly<Record<Exclude<DemoChannel, 'direct'>, number>> = {
  fitpass: 95,
  wellhub: 110,
  totalpass: 85,
};

/** The share of the capacity that each marketplace gets at the start. */
const slotShares: Readonly<Record<Exclude<DemoChannel, 'direct'>, number>> = {
  fitpass: 0.2,
  wellhub: 0.18,
  totalpass: 0.12,
};

export interface DemoClass {
  readonly offer: Offer;
  readonly instructor: string;
  readonly localDate: string;
  readonly localTime: string;
  readonly startsAt: string;
  readonly slots: Slots;
}

export interface DemoBooking {
  readonly cls: DemoClass;
  readonly channel: DemoChannel;
  readonly customer: Person;
  readonly bookedAt: string;
  readonly cancelledAt: string | undefined;
  readonly revenuePesos: number;
}

export interface DemoStudio {
  readonly classes: readonly DemoClass[];
  readonly bookings: readonly DemoBooking[];
}

const slotsOf = ({ capacity }: Offer): Slots => ({
  fitpass: Math.round(capacity * slotShares.fitpass),
  wellhub: Math.round(capacity * slotShares.wellhub),
  totalpass: Math.round(capacity * slotShares.totalpass),
});

/** The day of the week and the hour determine the instructor, so each weekly class keeps its instructor. */
const instructorOf = ({ instructors }: Offer, weekday: number, localTime: string): string =>
  instructors[(weekday + Number(localTime.slice(0, 2))) % instructors.length] ?? instructors[0];

function classesOf(localDate: string): DemoClass[] {
  const weekday = weekdayOf(localDate);
  return (timetable[weekday] ?? []).map(([localTime, key]) => ({
    offer: offers[key],
    instructor: instructorOf(offers[key], weekday, localTime),
    localDate,
    localTime,
    startsAt: localToInstant(localDate, localTime, demoTimezone),
    slots: slotsOf(offers[key]),
  }));
}

/** Members buy packs, so a visit earns less than the single price but more than at any marketplace. */
const packPrices = [0.7, 0.8, 1] as const;

function revenueOf({ offer }: DemoClass, channel: DemoChannel, random: Random): number {
  if (channel !== 'direct') return marketplacePesos[channel];
  const share = packPrices[Math.floor(random() * packPrices.length)] ?? 1;
  return Math.round(offer.pricePesos * share);
}

/** Picks a customer who has not booked the class yet. */
function drawCustomer(taken: Set<Person>, random: Random): Person {
  for (;;) {
    const person = people[Math.floor(random() ** 1.6 * people.length)];
    if (person === undefined || taken.has(person)) continue;
    taken.add(person);
    return person;
  }
}

const wholeSecond = (instant: string): string => `${instant.slice(0, 19)}.000Z`;

function bookingsOf(cls: DemoClass, nowUtc: string, random: Random): DemoBooking[] {
  const requests = requestsFor(cls.offer, weekdayOf(cls.localDate), cls.localTime, random);
  const taken = new Set<Person>();
  const bookingOf = (sale: Sale): DemoBooking[] => {
    const at = (hoursBefore: number): string => wholeSecond(addHours(cls.startsAt, -hoursBefore));
    const customer = drawCustomer(taken, random);
    const revenuePesos = revenueOf(cls, sale.channel, random);
    const bookedAt = at(sale.hoursBefore);
    const cancelledAt = sale.cancelledHoursBefore === undefined ? undefined : at(sale.cancelledHoursBefore);
    if (bookedAt >= nowUtc) return [];
    const known = cancelledAt !== undefined && cancelledAt < nowUtc ? cancelledAt : undefined;
    return [{ cls, channel: sale.channel, customer, bookedAt, cancelledAt: known, revenuePesos }];
  };
  return sellPlaces(requests, cls.offer.capacity, cls.slots).flatMap(bookingOf);
}

/**
 * A realistic studio at `now`: the classes of the past twelve weeks and the next two, and every booking made so far.
 * The same seed and time always give the same studio.
 */
export function demoStudio(now: Date, seed: number): DemoStudio {
  const random = seededRandom(seed);
  const nowUtc = now.toISOString();
  const today = instantToLocal(nowUtc, demoTimezone).date;
  const classes = Array.from({ length: pastDays + comingDays }, (_, day) =>
    classesOf(addLocalDays(today, day - pastDays)),
  ).flat();
  return { classes, bookings: classes.flatMap((cls) => bookingsOf(cls, nowUtc, random)) };
}

export const isMarketplace = (channel: DemoChannel): channel is Exclude<DemoChannel, 'direct'> =>
  channel !== 'direct';

export const demoMarketplaces = demoChannels.filter(isMarketplace);
