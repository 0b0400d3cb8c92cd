import { InvalidInput, requireNonNegative } from '../invalid-input.ts';
import type { AllocationEntry, ClassRecord } from './observe-class.ts';
import { directChannel } from './types.ts';

/** A finished class as it was recorded. Imported classes have neither an opening time nor an allocation log. */
export interface PastRecord {
  readonly seriesId: string;
  /** Age of the class in weeks. */
  readonly ageWeeks: number;
  readonly record: Omit<ClassRecord, 'openedHoursBefore'>;
  /** When sales opened; null if not recorded. */
  readonly openedHoursBefore: number | null;
}

/** A series with fewer bookings than this is assumed to open at the studio's usual time. */
const bookingsToTell = 20;

/** A series without sales on a channel where this many bookings were expected was not listed there. */
const usualToTell = 3;

/** Number of gaps between the earliest bookings that show how dense bookings are when sales open. */
const earliestBookings = 8;

/**
 * Estimates how long before their start classes go on sale, from the times of their bookings. If n bookings were spread
 * evenly over that period, the earliest would be at n / (n + 1) of it. If bookings rush in when sales open, the
 * earliest ones are as close to the opening as they are to each other. The smaller estimate is used, so that a single
 * very early booking moves the opening only by its own distance.
 */
function spanOf(moments: readonly number[]): number {
  const [first = 0, ...others] = moments.toSorted((a, b) => b - a).slice(0, earliestBookings + 1);
  const last = others.at(-1);
  const gap = last === undefined ? Infinity : (first - last) / others.length;
  return moments.length === 0 ? 0 : first + Math.min(first / moments.length, gap);
}

const bookedAt = ({ record }: PastRecord): number[] =>
  record.events.flatMap(({ kind, hoursBefore }) =>
    kind === 'booked' && hoursBefore > 0 ? [hoursBefore] : [],
  );

/** The assumed opening of sales for classes without a recorded one, by series. */
function usualOpenings(unknown: readonly PastRecord[]): (seriesId: string) => number {
  const usual = spanOf(unknown.flatMap(bookedAt));
  const bySeries = new Map(
    [...Map.groupBy(unknown, ({ seriesId }) => seriesId)].map(([seriesId, own]) => {
      const moments = own.flatMap(bookedAt);
      return [seriesId, moments.length < bookingsToTell ? usual : spanOf(moments)] as const;
    }),
  );
  return (seriesId) => bySeries.get(seriesId) ?? usual;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * The usual opening of sales by series, in hours before the start: the median over its classes of the recorded opening
 * or, if there is none, the one estimated from bookings. It is the assumed opening of a class that was sold before it
 * was otherwise known. It never throws, because `completion` has already validated its input.
 */
export function usualOpeningHours(past: readonly PastRecord[]): Readonly<Record<string, number>> {
  const fromBookings = usualOpenings(past.filter(({ openedHoursBefore }) => openedHoursBefore === null));
  const bySeries = Map.groupBy(past, ({ seriesId }) => seriesId);
  return Object.fromEntries(
    [...bySeries].map(([seriesId, own]) => [
      seriesId,
      median(own.map(({ openedHoursBefore }) => openedHoursBefore ?? fromBookings(seriesId))),
    ]),
  );
}

const sellsOn = ({ record }: PastRecord, channel: string): boolean =>
  record.events.some((event) => event.channel === channel && event.kind === 'booked');

const isLogged = ({ record }: PastRecord, channel: string): boolean =>
  record.allocationLog.some((entry) => entry.channel === channel);

/** The classes without a log in which a marketplace counts as open, judged by its sales. */
function openWithoutLog(past: readonly PastRecord[], channel: string): Set<PastRecord> {
  const unlogged = past.filter((one) => one.record.channels.includes(channel) && !isLogged(one, channel));
  const sold = unlogged.filter((one) => sellsOn(one, channel)).map(({ ageWeeks }) => ageWeeks);
  const [youngest, oldest] = [Math.min(...sold), Math.max(...sold)];
  const inUse = unlogged.filter(({ ageWeeks }) => ageWeeks >= youngest && ageWeeks <= oldest);
  const bookings = inUse.flatMap(({ record }) =>
    record.events.filter((event) => event.channel === channel && event.kind === 'booked'),
  ).length;
  const bySeries = Map.groupBy(inUse, ({ seriesId }) => seriesId);
  return new Set(
    [...bySeries.values()].flatMap((own) => {
      const usual = (bookings / inUse.length) * own.length;
      return usual < usualToTell || own.some((one) => sellsOn(one, channel)) ? own : [];
    }),
  );
}

/** A class with an allocation log. */
export type LoggedPlaces = Pick<PastRecord, 'seriesId'> & {
  readonly record: Pick<ClassRecord, 'capacity' | 'allocationLog'>;
};

/** The initial places of each logged class on a channel, if above 0, and their share of its capacity. */
function firstPlaces(logged: readonly LoggedPlaces[], channel: string): { places: number; share: number }[] {
  return logged.flatMap(({ record: { capacity, allocationLog } }) => {
    const own = allocationLog.filter((entry) => entry.channel === channel);
    if (own.length === 0 || capacity === 0) return [];
    const { allocation } = own.reduce((first, entry) =>
      entry.hoursBefore > first.hoursBefore ? entry : first,
    );
    return allocation > 0 ? { places: allocation, share: allocation / capacity } : [];
  });
}

/** The maximum number of simultaneous bookings on a channel. */
function mostStanding({ record }: PastRecord, channel: string): number {
  let [standing, most] = [0, 0];
  const own = record.events.filter((event) => event.channel === channel && event.kind !== 'no-show');
  for (const { kind } of own.toSorted((a, b) => b.hoursBefore - a.hoursBefore)) {
    standing += kind === 'booked' ? 1 : -1;
    most = Math.max(most, standing);
  }
  return most;
}

/** The places assumed on a marketplace without a log. */
interface AssumedPlaces {
  /** Whether logged classes show how many places the marketplace has. */
  readonly areKnown: boolean;
  readonly placesOf: (one: PastRecord) => number;
}

/** A class with everything needed to count its open hours. */
export interface CompleteRecord extends ClassRecord {
  /** Whether its marketplaces' places are logged or can be inferred from other classes. */
  readonly knowsClosings: boolean;
}

/**
 * The places assumed on a marketplace for classes without a log: the usual initial number of logged classes of the same
 * series, otherwise the studio's usual share of capacity. Never fewer than were sold. Without any log, all places.
 */
function placesWithoutLog(
  unlogged: ReadonlySet<PastRecord>,
  logged: readonly LoggedPlaces[],
  channel: string,
): AssumedPlaces {
  const shares = firstPlaces(logged, channel).map(({ share }) => share);
  const usualShare = shares.length > 0 ? median(shares) : 1;
  const loggedOf = Map.groupBy(logged, ({ seriesId }) => seriesId);
  const bySeries = new Map(
    [...Map.groupBy(unlogged, ({ seriesId }) => seriesId)].map(([seriesId, own]) => {
      const places = firstPlaces(loggedOf.get(seriesId) ?? [], channel).map((first) => first.places);
      const sold = Math.max(...own.map((one) => mostStanding(one, channel)));
      return [seriesId, { places: places.length > 0 ? median(places) : undefined, sold }] as const;
    }),
  );
  const placesOf = ({ seriesId, record: { capacity } }: PastRecord): number => {
    const { places, sold } = bySeries.get(seriesId) ?? { places: undefined, sold: 0 };
    return Math.min(capacity, Math.max(places ?? Math.ceil(usualShare * capacity), sold));
  };
  return { areKnown: shares.length > 0, placesOf };
}

function requirePast(past: readonly PastRecord[]): void {
  past.forEach(({ ageWeeks, openedHoursBefore, record }, i) => {
    requireNonNegative(`past[${i}].ageWeeks`, ageWeeks);
    if (openedHoursBefore !== null) requireNonNegative(`past[${i}].openedHoursBefore`, openedHoursBefore);
    record.events.forEach(({ hoursBefore }, e) => {
      if (!Number.isFinite(hoursBefore))
        throw new InvalidInput(`past[${i}].record.events[${e}].hoursBefore`, 'must be finite');
    });
  });
}

/**
 * Fills in, class by class, what an import omits about a studio's finished classes, so that their open hours can be
 * counted. If no opening is recorded, sales are assumed to open when the series, or the studio, usually gets its first
 * bookings; this covers classes without bookings too. A marketplace without a log counts as open from the studio's
 * first week with a sale on it to the last, in the series that sell on it. Otherwise it counts as closed, so that
 * nothing is learned from it. Its assumed places follow the logged ones, so a class that sold them all counts as
 * closed. Cost O(classes · channels · events). Throws InvalidInput with the field's path.
 *
 * @param onSale classes that are not over: their logs show how many places marketplaces have
 */
export function completion(
  past: readonly PastRecord[],
  onSale: readonly LoggedPlaces[] = [],
): (one: PastRecord) => CompleteRecord {
  requirePast(past);
  const openingOf = usualOpenings(past.filter(({ openedHoursBefore }) => openedHoursBefore === null));
  const channels = [...new Set(past.flatMap(({ record }) => record.channels))];
  const logged = [...past, ...onSale];
  const assumedOf = new Map(
    channels.flatMap((channel) => {
      if (channel === directChannel) return [];
      const open = openWithoutLog(past, channel);
      return [[channel, { open, ...placesWithoutLog(open, logged, channel) }] as const];
    }),
  );
  return (one) => {
    const { seriesId, record } = one;
    const openedHoursBefore = one.openedHoursBefore ?? openingOf(seriesId);
    const assumed = record.channels.flatMap((channel) => {
      const marketplace = assumedOf.get(channel);
      return marketplace?.open.has(one) ? [{ channel, ...marketplace }] : [];
    });
    const entries = assumed.map(({ channel, placesOf }): AllocationEntry => ({
      hoursBefore: openedHoursBefore,
      channel,
      allocation: placesOf(one),
    }));
    return {
      ...record,
      allocationLog: [...record.allocationLog, ...entries],
      openedHoursBefore,
      knowsClosings: assumed.every(({ areKnown }) => areKnown),
    };
  };
}
