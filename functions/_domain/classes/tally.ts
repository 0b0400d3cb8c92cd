import { isAtRisk, isFullyBooked } from '#shared/core/numbers/occupancy-bands.ts';
import { percentOf } from '#shared/core/numbers/percent.ts';

/** The sums over a whole studio. Confidences of decisions are summed in millionths, so that the sum is exact. */
export interface Counters {
  readonly classes: number;
  readonly bookings: number;
  readonly slotsManaged: number;
  readonly automationsRun: number;
  readonly decisions: number;
  readonly pendingReview: number;
  /** The expected gain of all waiting decisions together. */
  readonly pendingWorthMinor: number;
  readonly confidenceMillionths: number;
}

/** The sums over the classes of one day of the studio, and how many decisions of that day were executed. */
export interface DayFigures {
  readonly classes: number;
  readonly capacity: number;
  readonly bookings: number;
  readonly revenueMinor: number;
  /** Classes whose occupancy is low, and those that are as good as full. */
  readonly atRisk: number;
  readonly fullyBooked: number;
  readonly executed: number;
}

/** The change of the dashboard's sums by a write. A sum that it does not name stays. */
export interface Tally {
  readonly counters?: Partial<Counters>;
  readonly days?: Readonly<Record<string, Partial<DayFigures>>>;
}

/** The part of a class that counts in sums. */
export interface CountedClass {
  readonly localDate: string;
  readonly totalCapacity: number;
  readonly bookings: number;
  readonly revenueMinor: number;
}

type Held = Pick<CountedClass, 'totalCapacity' | 'bookings'>;

const occupancyOf = ({ totalCapacity, bookings }: Held): number => percentOf(bookings, totalCapacity);

/** The change of a count of classes for which a statement about their occupancy holds. */
const turned = (before: Held | undefined, after: Held, is: (occupancyPercent: number) => boolean): number =>
  Number(is(occupancyOf(after))) - Number(before !== undefined && is(occupancyOf(before)));

const nothing = { totalCapacity: 0, bookings: 0, revenueMinor: 0 };

/** A class that is new or has changed. The day of a class never changes. */
export function classTally(before: CountedClass | undefined, after: CountedClass): Tally {
  const from = before ?? nothing;
  const classes = before ? 0 : 1;
  const bookings = after.bookings - from.bookings;
  return {
    counters: { classes, bookings },
    days: {
      [after.localDate]: {
        classes,
        bookings,
        capacity: after.totalCapacity - from.totalCapacity,
        revenueMinor: after.revenueMinor - from.revenueMinor,
        atRisk: turned(before, after, isAtRisk),
        fullyBooked: turned(before, after, isFullyBooked),
      },
    },
  };
}

const negative = <F extends object>(fields: F): F =>
  Object.fromEntries(Object.entries(fields).map(([name, by]) => [name, -Number(by)])) as F;

/** The sums of a deleted class, with the opposite sign. */
export function removedClassTally(cls: CountedClass): Tally {
  const { counters = {}, days = {} } = classTally(undefined, cls);
  return {
    counters: negative(counters),
    days: Object.fromEntries(Object.entries(days).map(([localDate, sums]) => [localDate, negative(sums)])),
  };
}

/** The part of a decision that counts in sums: its confidence and its expected revenue. */
export interface CountedDecision {
  readonly confidence: number;
  readonly expectedRevenueMinor: number;
}

/** A decision that waits, or did. */
export interface TalliedDecision {
  readonly expectedRevenueMinor: number;
  /** Whether the sum of what waits includes it: decisions that waited before there was this sum are not in it. */
  readonly isWorthCounted?: boolean | undefined;
}

const millionths = (confidence: number): number => Math.round(confidence * 1_000_000);

/** A new decision that was carried out at once, so it never waits. */
export const carriedOutTally = ({ confidence }: Pick<CountedDecision, 'confidence'>): Tally => ({
  counters: { decisions: 1, confidenceMillionths: millionths(confidence) },
});

/** A new decision that waits for an answer; it is stored with `isWorthCounted`. */
export const newDecisionTally = ({ confidence, expectedRevenueMinor }: CountedDecision): Tally => ({
  counters: {
    decisions: 1,
    pendingReview: 1,
    pendingWorthMinor: expectedRevenueMinor,
    confidenceMillionths: millionths(confidence),
  },
});

/** A decision that waits for an answer no longer. */
export const answeredTally = ({ expectedRevenueMinor, isWorthCounted }: TalliedDecision): Tally => ({
  counters: { pendingReview: -1, ...(isWorthCounted && { pendingWorthMinor: -expectedRevenueMinor }) },
});

/** A decision that is deleted. */
export const removedDecisionTally = (
  decision: CountedDecision & TalliedDecision & { readonly status: string },
): Tally =>
  sumOfTallies([
    { counters: negative(carriedOutTally(decision).counters ?? {}) },
    ...(decision.status === 'pending-review' ? [answeredTally(decision)] : []),
  ]);

/** The part of an adjustment that counts in sums. */
export interface CountedAdjustment {
  readonly status: 'pending' | 'applied' | 'cancelled' | 'failed';
  readonly slotsChanged: number;
  /** Its source. Lines of Logs that change no places are stored among adjustments, and do not count. */
  readonly source?: string | undefined;
}

const recorded: ReadonlySet<string> = new Set(['booking', 'called-off', 'reinstated']);

const isTried = ({ status, source }: CountedAdjustment): boolean =>
  !(source !== undefined && recorded.has(source)) && (status === 'applied' || status === 'failed');
const movedBy = ({ status, slotsChanged }: CountedAdjustment): number =>
  status === 'applied' ? Math.abs(slotsChanged) : 0;

/** An adjustment whose end changed. */
export const adjustmentTally = (before: CountedAdjustment, after: CountedAdjustment): Tally => ({
  counters: {
    automationsRun: Number(isTried(after)) - Number(isTried(before)),
    slotsManaged: movedBy(after) - movedBy(before),
  },
});

interface Adjusted {
  readonly adjustments: readonly { readonly status: string }[];
}

const isExecuted = ({ adjustments }: Adjusted): boolean =>
  adjustments.some(({ status }) => status === 'applied');

/** The change of the number of executed decisions by a decision's adjustments. */
export const executedChange = (before: Adjusted, after: Adjusted): number =>
  Number(isExecuted(after)) - Number(isExecuted(before));

function added<K extends string>(
  into: Partial<Record<K, number>>,
  change: Partial<Record<K, number>>,
): Partial<Record<K, number>> {
  const sum = { ...into };
  for (const [name, by] of Object.entries(change) as [K, number][]) sum[name] = (sum[name] ?? 0) + by;
  return sum;
}

/** Several changes as one. */
export function sumOfTallies(tallies: readonly Tally[]): Required<Tally> {
  let counters: Partial<Counters> = {};
  const days: Record<string, Partial<DayFigures>> = {};
  for (const tally of tallies) {
    counters = added(counters, tally.counters ?? {});
    for (const [localDate, change] of Object.entries(tally.days ?? {}))
      days[localDate] = added(days[localDate] ?? {}, change);
  }
  return { counters, days };
}
