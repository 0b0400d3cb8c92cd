import type { ClassForecast } from '../forecast/types.ts';
import type { Recalibration } from './recalibrate.ts';

/**
 * How marketplaces share places. `separate`: the open places of all marketplaces together never exceed the free places.
 * `shared`: each marketplace may offer the same free place. In both, direct sells any free place.
 */
export type Inventory = 'separate' | 'shared';

/** The present state of one channel of a class. */
export interface ChannelPosition {
  readonly channel: string;
  /** Active bookings. */
  readonly booked: number;
  /** Total places that it may sell, including booked ones; null for direct, which has no allocation. */
  readonly allocation: number | null;
  /** Minor units earned by an attended booking, and the share of it that a no-show still earns. */
  readonly revenueMinor: number;
  readonly noShowPay: number;
  /**
   * The owner's preference for the channel when places are allocated (1: by revenue alone). It never enters amounts.
   */
  readonly preference?: number;
  /** Only if different from the class's; fewer hours than the class's count as the class's. */
  readonly guidelines?: ChannelGuidelines;
}

/** The owner's guidelines. Percentages are of occupancy (bookings / capacity · 100). */
export interface Guidelines {
  readonly maxSlotAdjustment: number;
  readonly minHoursBeforeClass: number;
  /** Below this occupancy, places are closed only to give them to another marketplace. */
  readonly closeNothingBelowPercent?: number;
  /** Above this occupancy, no places are opened. */
  readonly openNothingAbovePercent?: number;
}

/** The owner's guidelines for one channel. */
export type ChannelGuidelines = Partial<Omit<Guidelines, 'maxSlotAdjustment'>>;

/** Places of a class sold on channels outside the decision, and places that may not be allocated. */
export interface PlacesElsewhere {
  readonly sold: number;
  readonly held: number;
}

export interface AllocationInput {
  /** All places of the class, including those elsewhere. */
  readonly capacity: number;
  /** Zero if absent. */
  readonly elsewhere?: PlacesElsewhere;
  readonly inventory: Inventory;
  readonly hoursLeft: number;
  readonly channels: readonly ChannelPosition[];
  /** From forecastClass, covering at least these channels. */
  readonly forecast: ClassForecast;
  readonly guidelines: Guidelines;
  /** Hours until the next decision on this class. */
  readonly runIntervalHours: number;
  readonly seed: number;
  /** Simulated paths for confidence and impact; 120 if absent. */
  readonly rollouts?: number;
  /** The studio's own correction of confidence; none if absent. */
  readonly recalibration?: Recalibration;
  /** The dynamic programme by default, unless it would be too large. */
  readonly solver?: Solver;
}

export type Solver = 'dynamic-programme' | 'emsr-b';

/** What limits a marketplace's number besides its economics. */
export type Limit =
  'none' | 'max-slot-adjustment' | 'cut-off' | 'low-occupancy' | 'high-occupancy' | 'free-places';

/** One marketplace's part of a decision. `from` and `to` are total places, including booked ones. */
export interface AllocationChange {
  readonly channel: string;
  readonly from: number;
  readonly to: number;
  readonly slotChange: number;
  readonly action: 'increase' | 'decrease' | 'maintain';
  readonly expectedRevenueImpactMinor: number;
  /** What one more booking through the channel is expected to earn, after cancellations and no-shows. */
  readonly marginalValueMinor: number;
}

/**
 * Revenue per booking at which the channel would be offered one place more, or one fewer; null if no such price exists.
 */
export interface Tipping {
  readonly opensOneMoreAtMinor: number | null;
  readonly closesOneBelowMinor: number | null;
}

/** The numbers behind a decision. Records are keyed by channel. */
export interface DecisionFacts {
  readonly inventory: Inventory;
  readonly solver: Solver;
  /** For the whole class: its places, and those sold on any channel. */
  readonly capacity: number;
  readonly sold: number;
  /** Places that may be allocated: neither sold nor held elsewhere. */
  readonly free: number;
  readonly hoursLeft: number;
  readonly weeksOfHistory: number;
  /** Bookings made so far on any channel, including cancelled ones, and the number expected by now. */
  readonly bookings: number;
  readonly expectedByNow: number;
  readonly bookingsByChannel: Readonly<Record<string, number>>;
  readonly expectedByNowByChannel: Readonly<Record<string, number>>;
  readonly expectedRemainingByChannel: Readonly<Record<string, number>>;
  /** P(direct alone requests every free place before the start). */
  readonly probabilityDirectSellsThePlace: number;
  /** The value of keeping the next free place: the expected revenue lost by selling it now. */
  readonly placeValueMinor: number;
  /** The share of customers refused by a marketplace who then book directly. */
  readonly turnsToDirectShare: number;
  readonly marginalValueByChannelMinor: Readonly<Record<string, number>>;
  /** Further places worth offering, by the solver used and by EMSR-b as a cross-check. */
  readonly worthOfferingByChannel: Readonly<Record<string, number>>;
  readonly worthOfferingByEmsrB: Readonly<Record<string, number>>;
  readonly limitByChannel: Readonly<Record<string, Limit>>;
  readonly whatWouldChange: Readonly<Record<string, Tipping>>;
}

export interface AllocationDecision {
  /** One entry per marketplace, including `maintain`, in the order of the input. */
  readonly changes: readonly AllocationChange[];
  /** P(the class earns more with the changes | they make a difference); 0.5 if nothing changes. */
  readonly confidence: number;
  /** The gain share of the changes in money; 0.5 if nothing changes. */
  readonly gainShare: number;
  readonly expectedRevenueImpactMinor: number;
  readonly facts: DecisionFacts;
}
