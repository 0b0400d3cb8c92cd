import type { ChannelPlaces, Rule, RuledClass } from '#shared/core/rules/types.ts';

/** A marketplace with `from` places for sale, all of them free. The optimizer would not change it. */
export const aChannel = (
  channel: string,
  from: number,
  given: Partial<ChannelPlaces> = {},
): ChannelPlaces => ({ channel, booked: 0, from, wanted: from, worthMinor: 1000, ...given });

/** A class of 20 places with 5 bookings, two days before its start. */
export const aRuledClass = (given: Partial<RuledClass> = {}): RuledClass => ({
  capacity: 20,
  bookings: 5,
  hoursLeft: 48,
  inventory: 'separate',
  maxSlotAdjustment: 5,
  channels: [aChannel('fitpass', 2)],
  openElsewhere: 0,
  ...given,
});

/** Two more places on Fitpass when occupancy is below 60 %, starting 12 hours before. */
export const aRule = (given: Partial<Rule> = {}): Rule => ({
  ruleId: 'boost',
  condition: { kind: 'occupancy-below', occupancyPercent: 60, hoursBeforeMin: 12 },
  action: 'increase',
  slotCount: 2,
  platforms: ['fitpass'],
  enabled: true,
  ...given,
});
