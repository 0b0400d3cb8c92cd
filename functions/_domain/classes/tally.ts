import { isAtRisk, isFullyBooked } from '#shared/core/numbers/occupancy-bands.ts';
import { percentOf } from '#shared/core/numbers/percent.ts';

/** The totals of a whole studio. Confidences of decisions are summed in millionths, so the sum is exact. */
export interface Counters {
  readonly classes: number;
  readonly bookings: number;
  readonly slotsManaged: number;
  readonly automationsRun: number;
  readonly decisions: number;
  readonly pendingReview: number;
  /** The total expected gain of all pending decisions. */
  readonly pendingWorthMinor: number;
  readonly confidenceMillionths: number;
}

/** The totals over the classes of one studio day, and the number of that day's decisions that were executed. */
export interface DayFigures {
  readonly classes: number;
  readonly capacity: number;
  readonly bookings: number;
  readonly revenueMinor: number;
  /** Number of classes with low occupancy, and number of nearly full classes. */
  readonly atRisk: number;
  readonly fullyBooked: number;
  readonly executed: number;
}

/** The change of the dashboard's totals caused by a write. A total that is missing here stays the same. */
export interface Tally {
  readonly counters?: Partial<Counters>;
  readonly days?: Readonly<Record<string, Partial<DayFigures>>>;
}

/** The numbers of a class that count in the totals. */
export interface CountedClass {
  readonly localDate: string;
  readonly totalCapacity: number;
  readonly bookings: number;
  readonly revenueMinor: number;
}

type Held = Pick<CountedClass, 'totalCapacity' | 'bookings'>;

const occupancyOf = ({ totalCapacity, bookings }: Held): number => percentOf(bookings, totalCapacity);

/** The change in the number of classes whose occupancy meets a condition. */
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

/** The change of the totals when a class is deleted: its numbers with the opposite sign. */
export function removedClassTally(cls: CountedClass): Tally {
  const { counters = {}, days = {} } = classTally(undefined, cls);
  return {
    counters: negative(counters),
    days: Object.fromEntries(Object.entries(days).map(([localDate, sums]) => [localDate, negative(sums)])),
  };
}

/** The parts of a decision that count in the totals: its confidence and its expected revenue. */
export interface CountedDecision {
  readonly confidence: number;
  readonly expectedRevenueMinor: number;
}

/** A decision that is, or was, pending. */
export interface TalliedDecision {
  readonly expectedRevenueMinor: number;
  /**
   * Whether the sum over pending decisions includes this one. Decisions that are older than the sum are not included.
   */
  readonly isWorthCounted?: boolean | undefined;
}

const millionths = (confidence: number): number => Math.round(confidence * 1_000_000);

/** A new decision that was carried out at once, so it was never pending. */
export const carriedOutTally = ({ confidence }: Pick<CountedDecision, 'confidence'>): Tally => ({
  counters: { decisions: 1, confidenceMillionths: millionths(confidence) },
});

/** A new pending decision. It is stored with `isWorthCounted`. */
export const newDecisionTally = ({ confidence, expectedRevenueMinor }: CountedDecision): Tally => ({
  counters: {
    decisions: 1,
    pendingReview: 1,
    pendingWorthMinor: expectedRevenueMinor,
    confidenceMillionths: millionths(confidence),
  },
});

/** A decision that is no longer pending. */
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

/** The parts of an adjustment that count in the totals. */
export interface CountedAdjustment {
  readonly status: 'pending' | 'applied' | 'cancelled' | 'failed';
  readonly slotsChanged: number;
  /**
   * The source of the adjustment. Lines in Logs that change no places are stored as adjustments too, but are not
   * counted.
   */
  readonly source?: string | undefined;
}

const recorded: ReadonlySet<string> = new Set(['booking', 'called-off', 'reinstated', 'restored']);

const isTried = ({ status, source }: CountedAdjustment): boolean =>
  !(source !== undefined && recorded.has(source)) && (status === 'applied' || status === 'failed');
const movedBy = ({ status, slotsChanged }: CountedAdjustment): number =>
  status === 'applied' ? Math.abs(slotsChanged) : 0;

/** An adjustment whose final state changed. */
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

/** The change in the number of executed decisions caused by a decision's adjustments. */
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

/** Adds up several changes. */
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
