import { problemOf } from '#shared/core/allocation/problem.ts';
import type { AllocationInput } from '#shared/core/allocation/types.ts';
import { aClass, direct, marketplace } from '#test/laws/a-class.ts';

describe('a class as input for the solvers', () => {
  it('orders its channels by earnings, and by name if these are equal', () => {
    const cheap = marketplace('aerobics', { revenueMinor: 700 });
    const [a, b] = [marketplace('fitpass'), marketplace('wellhub')];
    const namesOf = (channels: AllocationInput['channels']): string[] =>
      problemOf({ ...aClass({ channels: [direct(), cheap, a, b] }), channels }).lanes.map(
        (one) => one.channel,
      );
    for (const given of [
      [direct(), a, b, cheap],
      [cheap, b, a, direct()],
    ]) {
      expect(namesOf(given)).toEqual(['direct', 'fitpass', 'wellhub', 'aerobics']);
    }
  });

  it('has no free place once more are sold than its capacity', () => {
    expect(problemOf(aClass({ capacity: 7 }))).toMatchObject({ sold: 9, free: 0 });
    expect(problemOf(aClass({ capacity: 12 }))).toMatchObject({ sold: 9, free: 3 });
  });

  it('leaves places sold or held by others to them, and never loses a place that its own channels sold', () => {
    const elsewhere = (sold: number, held: number) => problemOf({ ...aClass(), elsewhere: { sold, held } });
    expect(elsewhere(4, 0)).toMatchObject({ capacity: 16, sold: 9, free: 7, occupancyPercent: 65 });
    expect(elsewhere(4, 5)).toMatchObject({ capacity: 11, sold: 9, free: 2, occupancyPercent: 65 });
    expect(elsewhere(4, 12)).toMatchObject({ capacity: 9, sold: 9, free: 0, occupancyPercent: 65 });
    expect(problemOf(aClass())).toMatchObject({ capacity: 20, sold: 9, free: 11, occupancyPercent: 45 });
  });

  it.each(['minHoursBeforeClass', 'closeNothingBelowPercent', 'openNothingAbovePercent'])(
    'refuses a negative %s by name, of the class and of a channel',
    (name) => {
      const own = { maxSlotAdjustment: 5, minHoursBeforeClass: 12, [name]: -0.5 };
      expect(() => problemOf(aClass({ guidelines: own }))).toThrow(
        expect.objectContaining({ path: `guidelines.${name}` }),
      );
      const channels = [direct(), marketplace('fitpass', { guidelines: { [name]: -0.5 } })];
      expect(() => problemOf(aClass({ channels }))).toThrow(
        expect.objectContaining({ path: `channels[1].guidelines.${name}` }),
      );
    },
  );

  it('refuses a marketplace without an allocation', () => {
    const channels = [marketplace('fitpass', { allocation: null })];
    expect(() => problemOf(aClass({ channels }))).toThrow(
      'channels[0].allocation must be a number of places',
    );
  });
});
