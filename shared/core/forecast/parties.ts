import { InvalidInput, isNonNegative, requireNonNegative } from '../invalid-input.ts';
import type { SeriesHistory } from './types.ts';

/** The prior: the weight in bookings, and the share of companions among them. */
const prior = { bookings: 40, share: 0.05 };

/** A larger share would indicate a source with imprecise times rather than parties. */
const shareMax = 0.6;

/** Below this number of expected requests, parties make no difference. */
const requestsMin = 1e-9;

/** Bookings on one channel within this time belong to one party. */
export const momentHours = 0.5 / 60;

const roundHours = 0.25;

/**
 * Files contain bare days or rounded hours. A time that is a whole multiple of a quarter of an hour before the start
 * carries no information about parties.
 */
export const isRound = (hours: number): boolean =>
  Math.abs(hours / roundHours - Math.round(hours / roundHours)) < 1e-6;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * How customers book together. A party requests one place, with probability ρ one more at the same time, and so on: its
 * size is geometric.
 */
export interface Parties {
  /** ρ by bin. */
  readonly companionShare: readonly number[];
  /** Variance-to-mean ratio of the requested places over all bins. */
  readonly dispersion: number;
}

/** Variance-to-mean ratio of the places requested by a Poisson number of parties: E[size²] / E[size]. */
export const dispersionOf = (companionShare: number): number => (1 + companionShare) / (1 - companionShare);

/**
 * Variance-to-mean ratio of the requested places in several bins.
 *
 * @param requests expected number of requested places, by bin
 */
export function dispersionIn(
  companionShare: readonly number[] | undefined,
  requests: readonly number[],
): number {
  const mean = sum(requests);
  if (!companionShare || mean <= 0) return 1;
  return sum(requests.map((expected, b) => expected * dispersionOf(companionShare[b] ?? 0))) / mean;
}

/**
 * Bookings of one channel and bin, including unseen companions: a customer who takes the last open place would have
 * brought ρ / (1 − ρ) more on average.
 */
export const withUnseen = (bookings: number, lastPlaces: number, companionShare: number): number =>
  bookings + (lastPlaces * companionShare) / (1 - companionShare);

/**
 * Shape of the negative binomial with the variance of parties, mean · dispersion + mean² / shape. It is smaller than
 * the shape for single customers.
 */
export const shapeOfParties = (shape: number, mean: number, dispersion: number): number =>
  dispersion > 1 && mean > requestsMin ? 1 / (1 / shape + (dispersion - 1) / mean) : shape;

/**
 * Learns the share of bookings made at the same time as another on their channel, by bin, shrunk towards the share over
 * all bins. Undefined if no history contains this information. Cost O(classes · channels · bins). Throws InvalidInput
 * with the field's path.
 */
export function fitParties(histories: readonly SeriesHistory[], bins: number): Parties | undefined {
  const [companions, bookings] = [Array<number>(bins).fill(0), Array<number>(bins).fill(0)];
  let isKnown = false;
  histories.forEach(({ classes }, k) => {
    classes.forEach((past, i) => {
      if (!past.companions) return;
      isKnown = true;
      const path = `histories[${k}].classes[${i}].companions`;
      if (past.companions.length !== bins) throw new InvalidInput(path, `must hold ${bins} numbers`);
      past.companions.forEach((n, b) => {
        if (!isNonNegative(n)) requireNonNegative(`${path}[${b}]`, n);
        companions[b] = (companions[b] ?? 0) + n;
        let [seen, last] = [0, 0];
        for (const row of past.bookings) seen += row[b] ?? 0;
        past.lastPlaces?.forEach((row, c) => {
          const places = row[b] ?? 0;
          if (!isNonNegative(places))
            requireNonNegative(`histories[${k}].classes[${i}].lastPlaces[${c}][${b}]`, places);
          last += places;
        });
        bookings[b] = (bookings[b] ?? 0) + Math.max(0, seen - last);
      });
    });
  });
  if (!isKnown) return undefined;
  const ofAll = (sum(companions) + prior.bookings * prior.share) / (sum(bookings) + prior.bookings);
  const companionShare = companions.map((n, b) =>
    Math.min(shareMax, (n + prior.bookings * ofAll) / ((bookings[b] ?? 0) + prior.bookings)),
  );
  return {
    companionShare,
    dispersion: sum(bookings) > 0 ? dispersionIn(companionShare, bookings) : dispersionOf(ofAll),
  };
}
