import type { ClassForecast } from '../forecast/types.ts';
import type { Recalibration } from './recalibrate.ts';

/**
 * How marketplaces share places. `separate`: open places over all marketplaces never exceed free places. `shared`: each
 * may be offered the same free place. Direct sells what is free in both.
 */
export type Inventory = 'separate' | 'shared';

/** Where one channel of a class stands. */
export interface ChannelPosition {
  readonly channel: string;
  /** Bookings standing now. */
  readonly booked: number;
  /** Places it may sell in total, those booked included; null for direct, which has no allocation. */
  readonly allocation: number | null;
  /** Minor units earned by a booking that comes, and the share of it that a no-show still earns. */
  readonly revenueMinor: number;
  readonly noShowPay: number;
  /** How much the owner favours the channel when places are given out (1: by revenue alone). Never enters amounts. */
  readonly preference?: number;
  /** Where it differs from the class's; hours below the class's count as the class's. */
  readonly guidelines?: ChannelGuidelines;
}

/** What the owner set. Percentages are of occupancy (bookings / capacity · 100). */
export interface Guidelines {
  readonly maxSlotAdjustment: number;
  readonly minHoursBeforeClass: number;
  /** Below this occupancy no places are closed, other than for another marketplace that is given them. */
  readonly closeNothingBelowPercent?: number;
  /** Above this occupancy no places are opened. */
  readonly openNothingAbovePercent?: number;
}

/** What the owner set for one channel. */
export type ChannelGuidelines = Partial<Omit<Guidelines, 'maxSlotAdjustment'>>;

/** Places of a class that channels which are not decided have sold, and those that are not free to be dealt out. */
export interface PlacesElsewhere {
  readonly sold: number;
  readonly held: number;
}

export interface AllocationInput {
  /** All places of the class, those elsewhere included. */
  readonly capacity: number;
  /** None where it is left out. */
  readonly elsewhere?: PlacesElsewhere;
  readonly inventory: Inventory;
  readonly hoursLeft: number;
  readonly channels: readonly ChannelPosition[];
  /** From forecastClass, over at least these channels. */
  readonly forecast: ClassForecast;
  readonly guidelines: Guidelines;
  /** Hours until this class is decided again. */
  readonly runIntervalHours: number;
  readonly seed: number;
  /** Simulated paths for confidence and impact; 120 when left out. */
  readonly rollouts?: number;
  /** The studio's own correction of confidence; none when left out. */
  readonly recalibration?: Recalibration;
  /** The dynamic programme unless said otherwise, or unless it would be too large. */
  readonly solver?: Solver;
}

export type Solver = 'dynamic-programme' | 'emsr-b';

/** What binds a marketplace's number besides its economics. */
export type Limit =
  'none' | 'max-slot-adjustment' | 'cut-off' | 'low-occupancy' | 'high-occupancy' | 'free-places';

/** One marketplace's part of a decision. `from` and `to` are places in total, those booked included. */
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

/** Revenue per booking at which the channel would be offered one place more, or one fewer; null: no such price. */
export interface Tipping {
  readonly opensOneMoreAtMinor: number | null;
  readonly closesOneBelowMinor: number | null;
}

/** The numbers behind a decision. Records run over channels. */
export interface DecisionFacts {
  readonly inventory: Inventory;
  readonly solver: Solver;
  /** Of the whole class: its places, and those sold on any channel. */
  readonly capacity: number;
  readonly sold: number;
  /** Places that may be dealt out: neither sold nor held elsewhere. */
  readonly free: number;
  readonly hoursLeft: number;
  readonly weeksOfHistory: number;
  /** Bookings made so far on any channel (cancelled ones included), and what was to be expected by now. */
  readonly bookings: number;
  readonly expectedByNow: number;
  readonly bookingsByChannel: Readonly<Record<string, number>>;
  readonly expectedByNowByChannel: Readonly<Record<string, number>>;
  readonly expectedRemainingByChannel: Readonly<Record<string, number>>;
  /** P(direct alone asks for every free place before the start). */
  readonly probabilityDirectSellsThePlace: number;
  /** What the next free place is worth when it is kept: the revenue expected to be lost by selling it now. */
  readonly placeValueMinor: number;
  readonly marginalValueByChannelMinor: Readonly<Record<string, number>>;
  /** Further places worth offering: by the solver used, and by EMSR-b as a cross-check. */
  readonly worthOfferingByChannel: Readonly<Record<string, number>>;
  readonly worthOfferingByEmsrB: Readonly<Record<string, number>>;
  readonly limitByChannel: Readonly<Record<string, Limit>>;
  readonly whatWouldChange: Readonly<Record<string, Tipping>>;
}

export interface AllocationDecision {
  /** One entry per marketplace, `maintain` included, in the order given. */
  readonly changes: readonly AllocationChange[];
  /** P(the class earns more with the changes | they make a difference); 0.5 when nothing changes. */
  readonly confidence: number;
  /** Of the money that the changes may win or lose, the share that is expected to be won; 0.5 when nothing changes. */
  readonly gainShare: number;
  readonly expectedRevenueImpactMinor: number;
  readonly facts: DecisionFacts;
}
