import type { ClassRecord } from '../forecast/observe-class.ts';
import type { ChannelPosition, Guidelines, Inventory } from './types.ts';

/** A finished class as it was sold, and what its channels pay. */
export interface ReplayClass {
  readonly classId: string;
  readonly seriesId: string;
  /** The local day of the class in the studio's calendar, in any format: losses are counted by day. */
  readonly day: string;
  /** Age of the class in weeks (1: last week). */
  readonly ageWeeks: number;
  /** Bookings and the original allocations. A marketplace without any entry could sell every place. */
  readonly record: ClassRecord;
  /** One entry for each of the record's channels. */
  readonly terms: readonly Pick<
    ChannelPosition,
    'channel' | 'revenueMinor' | 'noShowPay' | 'preference' | 'guidelines'
  >[];
}

export interface ReplayInput {
  readonly classes: readonly ReplayClass[];
  readonly inventory: Inventory;
  readonly guidelines: Guidelines;
  readonly runIntervalHours: number;
  /** Only decisions that reach this threshold (`sure-enough.ts`) are applied; all of them if it is omitted. */
  readonly confidenceThreshold?: number;
  readonly seed: number;
  /** Resampled demand draws per class; 20 if omitted. */
  readonly draws?: number;
}

/** A mean with its 95 % interval, in minor units. */
export interface IntervalMinor {
  readonly meanMinor: number;
  readonly lowMinor: number;
  readonly highMinor: number;
}

/** What the policy would have gained over the original allocations. */
export interface Replay {
  /** Number of replayed classes and days: those with at least one older week to learn from. */
  readonly classes: number;
  readonly days: number;
  readonly revenueInForceMinor: number;
  readonly gainMinor: number;
  readonly gainPerClass: IntervalMinor;
  /** Whether the interval is above zero. */
  readonly isGainProven: boolean;
  /** Days on which the policy is expected to have earned less. */
  readonly lossDays: number;
  /** Gain as a share of the gain with perfect foresight; null if that gain is zero. */
  readonly shareOfPossibleGain: number | null;
  readonly byClass: readonly { readonly classId: string; readonly gain: IntervalMinor }[];
}
