import type { ClassRecord } from '../forecast/observe-class.ts';
import type { ChannelPosition, Guidelines, Inventory } from './types.ts';

/** A finished class as it was sold, and what its channels pay. */
export interface ReplayClass {
  readonly classId: string;
  readonly seriesId: string;
  /** The day it took place in the studio's own calendar, in any spelling: losses are counted by day. */
  readonly day: string;
  /** How many weeks ago (1: last week). */
  readonly ageWeeks: number;
  /** Bookings and allocations in force. A marketplace without any entry could sell every place. */
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
  /** Only decisions that are sure enough for it (`sure-enough.ts`) are carried out; all of them when left out. */
  readonly confidenceThreshold?: number;
  readonly seed: number;
  /** Resampled courses per class; 20 when left out. */
  readonly draws?: number;
}

/** A mean with its 95 % interval, in minor units. */
export interface IntervalMinor {
  readonly meanMinor: number;
  readonly lowMinor: number;
  readonly highMinor: number;
}

/** What the policy would have earned over what was in force. */
export interface Replay {
  /** Classes and days replayed: those with at least one older week to learn from. */
  readonly classes: number;
  readonly days: number;
  readonly revenueInForceMinor: number;
  readonly gainMinor: number;
  readonly gainPerClass: IntervalMinor;
  /** Whether the interval lies above zero. */
  readonly isGainProven: boolean;
  /** Days on which the policy is expected to have earned less. */
  readonly lossDays: number;
  /** Gain as a share of what perfect foresight would have gained; null where there was nothing to gain. */
  readonly shareOfPossibleGain: number | null;
  readonly byClass: readonly { readonly classId: string; readonly gain: IntervalMinor }[];
}
