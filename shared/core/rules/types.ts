import type { Inventory } from '../allocation/types.ts';

/**
 * The condition of a rule about a class: occupancy is bookings / capacity · 100; both limits are the numbers that the
 * owner entered.
 */
export interface RuleCondition {
  readonly kind: 'occupancy-below' | 'occupancy-above';
  readonly occupancyPercent: number;
  /** Minimum number of hours before the class. */
  readonly hoursBeforeMin: number;
}

/** The change that an owner requests: `slotCount` places more or fewer on each of `platforms`. */
export interface Rule {
  readonly ruleId: string;
  readonly condition: RuleCondition;
  readonly action: 'increase' | 'decrease';
  readonly slotCount: number;
  readonly platforms: readonly string[];
  readonly enabled: boolean;
}

/** The values that a condition is checked against. */
export interface Standing {
  readonly capacity: number;
  readonly bookings: number;
  readonly hoursLeft: number;
}

/** One connected marketplace of a class. Places are totals, including booked ones. */
export interface ChannelPlaces {
  readonly channel: string;
  readonly booked: number;
  /** The places that it may sell now. */
  readonly from: number;
  /** The places that it would get without any rule. */
  readonly wanted: number;
  /** Whether the class is too close for its places there to change. Neither rule nor model changes them any more. */
  readonly isCutOff?: boolean;
  /** The revenue of one booking there. If a rule needs free places, increases are reduced, the least valuable first. */
  readonly worthMinor: number;
}

export interface RuledClass extends Standing {
  readonly inventory: Inventory;
  readonly maxSlotAdjustment: number;
  readonly channels: readonly ChannelPlaces[];
  /** Open places on channels outside the decision. */
  readonly openElsewhere: number;
}

/** Places of one channel, including booked ones. */
export interface Target {
  readonly channel: string;
  readonly places: number;
}

/**
 * A rule that fired for a class; it is kept while its condition is met. `asked`: its places are part of the class's
 * decision; `done`: they were given, and the optimizer does not take them back; `declined`: the owner rejected them.
 */
export interface Firing {
  readonly ruleId: string;
  readonly state: 'asked' | 'done' | 'declined';
  /** The places it requested. */
  readonly targets: readonly Target[];
}

/** The limits that can keep a rule from getting all the places it requests. */
export type RuleLimit =
  'none' | 'capacity' | 'booked' | 'none-left' | 'max-slot-adjustment' | 'free-places' | 'earlier-rule';

/** The effect of one rule on one channel. `asks` is false if it only protects places from an earlier firing. */
export interface RuleEffect {
  readonly ruleId: string;
  readonly channel: string;
  readonly asks: boolean;
  /** Places that the rule adds; negative if it removes them. */
  readonly slotChange: number;
  /** The minimum (increase) or maximum (decrease) places that it leaves. */
  readonly places: number;
  readonly limit: RuleLimit;
}

export interface RulesOutcome {
  /** The places of each given channel after applying the rules. */
  readonly placesByChannel: ReadonlyMap<string, number>;
  readonly effects: readonly RuleEffect[];
  /** The firings that apply from now on, in the order of the rules. */
  readonly firings: readonly Firing[];
  /** The rules that fired now, for the first time since their conditions were met. */
  readonly fired: readonly string[];
}
