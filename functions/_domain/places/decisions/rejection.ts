import { createHash } from 'node:crypto';
import { marketplaces, type Marketplace } from '#shared/contracts/channels.ts';
import type { OptimisationGuidelines } from '#shared/contracts/integrations/guidelines.ts';

type Places = Readonly<Partial<Record<string, number>>>;

/** One marketplace's places before and after the change, including booked places. */
export interface AdvisedChange {
  readonly marketplace: Marketplace;
  readonly from: number;
  readonly to: number;
}

/** The facts about a class that, when they change, make a recommendation a new one. */
export interface ClassFacts {
  readonly totalCapacity: number;
  readonly bookings: number;
  readonly bookedByChannel: Places;
  readonly allocations: Places;
}

/** A recommendation that a person refused, with the facts about the class at that time. */
export interface StandingRejection {
  readonly decisionId: string;
  /** A UTC instant. */
  readonly at: string;
  readonly changes: readonly AdvisedChange[];
  readonly totalCapacity: number;
  readonly bookings: number;
  readonly bookedByChannel: Places;
  readonly expectedRevenueMinor: number;
  /** The `termsDigestOf` of the contracts. */
  readonly terms: string;
  /** The rules that had fired for the class. */
  readonly ruleIds: readonly string[];
}

/** A recommendation that is about to be made. */
export interface Recommending {
  readonly changes: readonly AdvisedChange[];
  readonly expectedRevenueMinor: number;
  /** The rules that request the recommendation. */
  readonly ruleIds: readonly string[];
}

/** The current facts to compare with a class's rejections. */
export interface Present {
  readonly cls: ClassFacts;
  readonly terms: string;
  /** The lowest revenue that a booking brings. */
  readonly bookingMinor: number;
}

/** Number of rejections that a class remembers. Only the latest are kept. */
export const rejectionsMax = 3;

/** A recommendation that exceeds a rejected one by no more places than this counts as the same. */
const sameWithinPlaces = 1;

const materialPlacesMin = 2;
const materialCapacityShare = 0.1;
const materialGainFactor = 1.5;

/** The number of bookings or places by which a class of this capacity must change before a rejection stops counting. */
export const materialPlaces = (totalCapacity: number): number =>
  Math.max(materialPlacesMin, Math.ceil(totalCapacity * materialCapacityShare));

interface Terms {
  readonly marketplace: Marketplace;
  readonly revenuePerBookingMinor: number;
  readonly noShowPayPercent: number;
  readonly guidelines?: OptimisationGuidelines;
}

/**
 * A short digest of the connected marketplaces' prices and the owner's guidelines for them. Their order does not
 * matter.
 */
export function termsDigestOf(contracts: readonly Terms[]): string {
  const terms = marketplaces.flatMap((name) => {
    const contract = contracts.find(({ marketplace }) => marketplace === name);
    if (!contract) return [];
    const { revenuePerBookingMinor, noShowPayPercent, guidelines } = contract;
    const bounds = guidelines?.enabled
      ? [
          guidelines.priority,
          guidelines.minHoursBeforeClass,
          guidelines.lowOccupancyPercent,
          guidelines.highOccupancyPercent,
        ]
      : [];
    return [[name, revenuePerBookingMinor, noShowPayPercent, ...bounds]];
  });
  return createHash('sha256').update(JSON.stringify(terms)).digest('hex').slice(0, 16);
}

const movedOf = (changes: readonly AdvisedChange[]): AdvisedChange[] =>
  changes.filter(({ from, to }) => from !== to);

const wantsPart = ({ from, to }: AdvisedChange, refused: AdvisedChange | undefined): boolean => {
  if (!refused) return false;
  return refused.to > refused.from
    ? to > from && to <= refused.to + sameWithinPlaces
    : to < from && to >= refused.to - sameWithinPlaces;
};

/**
 * Whether a recommendation requests no more than the rejected one: it changes each of its marketplaces in the same
 * direction, by at most one place more. Confidence, wording, amounts and order do not matter.
 */
export function asksForTheSame(wanted: readonly AdvisedChange[], refused: readonly AdvisedChange[]): boolean {
  const before = movedOf(refused);
  return movedOf(wanted).every((change) =>
    wantsPart(
      change,
      before.find(({ marketplace }) => marketplace === change.marketplace),
    ),
  );
}

/**
 * Whether a class has materially changed since a recommendation was refused. It has if
 * - its bookings, in total or on any channel, differ by `materialPlaces`: two, or a tenth of the capacity if that is
 * more;
 * - the places of a marketplace in the recommendation differ by that much;
 * - its capacity differs;
 * - a marketplace was connected or disconnected, or its price or guidelines changed.
 *
 * Time alone changes nothing.
 */
export function factsChanged(
  refused: StandingRejection,
  { cls, terms }: Omit<Present, 'bookingMinor'>,
): boolean {
  if (cls.totalCapacity !== refused.totalCapacity || terms !== refused.terms) return true;
  const least = materialPlaces(cls.totalCapacity);
  const isFar = (a = 0, b = 0): boolean => Math.abs(a - b) >= least;
  const channels = new Set([...Object.keys(cls.bookedByChannel), ...Object.keys(refused.bookedByChannel)]);
  return (
    isFar(cls.bookings, refused.bookings) ||
    [...channels].some((channel) => isFar(cls.bookedByChannel[channel], refused.bookedByChannel[channel])) ||
    refused.changes.some(({ marketplace, from }) => isFar(cls.allocations[marketplace], from))
  );
}

/** True if the gain is at least one and a half times the rejected gain, and at least one booking's revenue higher. */
function gainGrew(expectedMinor: number, refusedMinor: number, bookingMinor: number): boolean {
  const before = Math.max(0, refusedMinor);
  return expectedMinor >= before * materialGainFactor && expectedMinor - before >= bookingMinor;
}

/**
 * The latest rejection that blocks a recommendation. A rejection blocks it if it was about the same change, the class's
 * facts have not changed materially (`factsChanged`), the expected gain has not grown by half and by at least one
 * booking, and every rule that requests the recommendation had already fired. Undefined if the recommendation may be
 * made.
 */
export const refusedBefore = (
  rejections: readonly StandingRejection[],
  wanted: Recommending,
  present: Present,
): StandingRejection | undefined =>
  rejections.findLast(
    (refused) =>
      asksForTheSame(wanted.changes, refused.changes) &&
      !factsChanged(refused, present) &&
      !gainGrew(wanted.expectedRevenueMinor, refused.expectedRevenueMinor, present.bookingMinor) &&
      wanted.ruleIds.every((ruleId) => refused.ruleIds.includes(ruleId)),
  );

/** A class's rejections including a new one, oldest first. */
export const withRejection = <R extends StandingRejection>(known: readonly R[], rejected: R): R[] =>
  [...known, rejected].slice(-rejectionsMax);
