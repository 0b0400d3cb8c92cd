import type { Inventory } from '../allocation/types.ts';
import { answeredFirings, applyRules } from './apply-rules.ts';
import type { ChannelPlaces, Firing, Rule, RuledClass } from './types.ts';

/**
 * The sales history of one class. Minutes count before its start; a channel's first log entry applies from the
 * beginning.
 */
export interface PastSale {
  readonly capacity: number;
  readonly events: readonly {
    readonly minutesBefore: number;
    readonly channel: string;
    readonly kind: 'booked' | 'cancelled';
  }[];
  readonly allocationLog: readonly {
    readonly minutesBefore: number;
    readonly channel: string;
    readonly places: number;
  }[];
}

/**
 * When classes are checked: every hour, from `horizonHours` before the start. The places of a channel change until its
 * own `cutOffHours` before the start.
 */
export interface CheckTerms {
  readonly inventory: Inventory;
  readonly maxSlotAdjustment: number;
  readonly horizonHours: number;
  readonly cutOffHours: (channel: string) => number;
}

const hourMinutes = 60;

/** The hours of the checks that can see a change, earliest first; in between, nothing changes. */
function checkTimes(
  sale: PastSale,
  { platforms }: Rule,
  { horizonHours, cutOffHours }: CheckTerms,
): number[] {
  const last = Math.min(...platforms.map(cutOffHours));
  const horizon = horizonHours * hourMinutes;
  const changes = [...sale.events, ...sale.allocationLog].map(({ minutesBefore }) => minutesBefore);
  const hours = [horizon, ...changes].map((at) => Math.floor(Math.min(at, horizon) / hourMinutes));
  return [...new Set(hours)].filter((hour) => hour > last).sort((a, b) => b - a);
}

function bookedAt({ events }: PastSale, minutes: number): Map<string, number> {
  const booked = new Map<string, number>();
  for (const { minutesBefore, channel, kind } of events)
    if (minutesBefore >= minutes)
      booked.set(channel, Math.max(0, (booked.get(channel) ?? 0) + (kind === 'booked' ? 1 : -1)));
  return booked;
}

function placesAt({ allocationLog }: PastSale, minutes: number): Map<string, number> {
  const entries = allocationLog.toSorted((a, b) => b.minutesBefore - a.minutesBefore);
  const places = new Map<string, number>();
  for (const { minutesBefore, channel, places: count } of entries)
    if (minutesBefore >= minutes || !places.has(channel)) places.set(channel, count);
  return places;
}

function classAt(sale: PastSale, rule: Rule, hour: number, terms: CheckTerms): RuledClass {
  const booked = bookedAt(sale, hour * hourMinutes);
  const places = placesAt(sale, hour * hourMinutes);
  const standing = (channel: string): ChannelPlaces => {
    const sold = booked.get(channel) ?? 0;
    const from = Math.max(sold, Math.min(sale.capacity, places.get(channel) ?? 0));
    const isCutOff = hour <= terms.cutOffHours(channel);
    return { channel, booked: sold, from, wanted: from, isCutOff, worthMinor: 0 };
  };
  const others = [...places.keys()].filter((channel) => !rule.platforms.includes(channel)).map(standing);
  return {
    capacity: sale.capacity,
    bookings: [...booked.values()].reduce((sum, count) => sum + count, 0),
    hoursLeft: hour,
    inventory: terms.inventory,
    maxSlotAdjustment: terms.maxSlotAdjustment,
    channels: rule.platforms.map(standing),
    openElsewhere: others.reduce((sum, other) => sum + other.from - other.booked, 0),
  };
}

/**
 * How many times a rule would have fired with hourly checks while these classes were on sale. Bookings and allocations
 * are taken unchanged, because the rule's own effect on them is unknown. It also ignores whether a platform was
 * connected. Cost O(events²) for each class. Throws InvalidInput with the field's path.
 */
export function countFirings(rule: Rule, sales: readonly PastSale[], terms: CheckTerms): number {
  const rules = [{ ...rule, enabled: true }];
  let fired = 0;
  for (const sale of sales) {
    let firings: readonly Firing[] = [];
    for (const hour of checkTimes(sale, rule, terms)) {
      const outcome = applyRules(classAt(sale, rule, hour, terms), rules, firings);
      firings = answeredFirings(outcome.firings, rules, 'done');
      fired += outcome.fired.length;
    }
  }
  return fired;
}
