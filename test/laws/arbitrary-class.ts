import * as fc from 'fast-check';
import { direct, marketplace, type AChannel, type AClass } from './a-class.ts';

const names = ['fitpass', 'wellhub', 'totalpass', 'classpass', 'kenko', 'gympass'];

const numbers = (requestsMax: number) => ({
  booked: fc.nat(8),
  revenueMinor: fc.nat(3000),
  noShowPay: fc.constantFrom(0, 0.5, 1),
  remaining: fc.oneof(fc.constant(0), fc.double({ min: 0, max: requestsMax, noNaN: true })),
});

const aDirect: fc.Arbitrary<AChannel> = fc.record(numbers(40)).map((over) => direct(over));

const aMarketplace: fc.Arbitrary<AChannel> = fc
  .record({ ...numbers(15), allocation: fc.nat(30), channel: fc.constantFrom(...names) })
  .map(({ channel, ...over }) => marketplace(channel, over));

/** Any class an engineer or an owner could think of: no marketplace or six, full or empty, with or without demand. */
export const arbitraryClass: fc.Arbitrary<Partial<AClass>> = fc.record({
  capacity: fc.nat(45),
  hoursLeft: fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 168, noNaN: true })),
  channels: fc
    .tuple(
      fc.option(aDirect, { nil: undefined }),
      fc.uniqueArray(aMarketplace, { maxLength: 6, selector: (one) => one.channel }),
    )
    .map(([own, others]) => (own ? [own, ...others] : others)),
  cancelHazardPerHour: fc.constantFrom(0, 0.002, 0.01),
  diversion: fc.constantFrom(
    { toDirect: 0, elsewhere: 0 },
    { toDirect: 0.3, elsewhere: 0.1 },
    { toDirect: 1, elsewhere: 1 },
  ),
  companionShare: fc.constantFrom(0, 0.1, 0.6, 1),
  inventory: fc.constantFrom('shared' as const, 'separate' as const),
  guidelines: fc.record({
    maxSlotAdjustment: fc.nat(12),
    minHoursBeforeClass: fc.constantFrom(0, 2, 12, 24),
  }),
  runIntervalHours: fc.constantFrom(1, 6, 24),
  rollouts: fc.constant(8),
  seed: fc.nat(),
});
