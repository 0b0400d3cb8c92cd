import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import { aClass, direct, marketplace, type AClass } from '#test/laws/a-class.ts';

describe('the last run before the cut-off', () => {
  const channels = [
    direct({ remaining: 14 }),
    marketplace('fitpass', { remaining: 9 }),
    marketplace('wellhub', { revenueMinor: 800 }),
  ];
  const worth = (runIntervalHours: number): number =>
    decideAllocation(aClass({ hoursLeft: 24, runIntervalHours, channels, rollouts: 0 })).facts
      .worthOfferingByChannel['fitpass']!;

  it('is followed by no other, so it offers what is worthwhile at half of the remaining time', () => {
    // Half a day is left until the cut-off at twelve hours.
    const [usual, ...others] = [11, 12, 12 + 5e-10].map(worth);
    expect(others).toEqual([usual, usual]);
    const [last, ...later] = [12 + 2e-9, 12.5, 30].map(worth);
    expect(later).toEqual([last, last]);
    expect(last).toBeGreaterThan(usual!);
  });

  it('shares out separate places for all the remaining time, while earlier runs do so until the next run', () => {
    const shared = (runIntervalHours: number, fitpass: number, wellhub: number, revenueMinor: number) =>
      decideAllocation(
        aClass({
          capacity: 13,
          hoursLeft: 24,
          inventory: 'separate',
          runIntervalHours,
          rollouts: 0,
          channels: [
            direct({ remaining: 0.5 }),
            marketplace('fitpass', { remaining: fitpass }),
            marketplace('wellhub', { remaining: wellhub, revenueMinor }),
          ],
        }),
      ).changes.map(({ to }) => to);
    // Fitpass gets few requests within twelve hours, but some within twenty-four, so it gets three of the four
    // free places.
    expect(shared(12.5, 1.6, 8, 500)).toEqual([5, 3]);
    // In the next six hours the third sale at Fitpass is less likely than the second at Wellhub.
    expect(shared(6, 2, 4, 900)).toEqual([4, 4]);
  });
});

describe('the cut-off', () => {
  const limits = (hoursLeft: number, ofClass: number, own = 0) =>
    decideAllocation(
      aClass({
        hoursLeft,
        guidelines: { maxSlotAdjustment: 5, minHoursBeforeClass: ofClass },
        rollouts: 0,
        channels: [
          direct(),
          marketplace('fitpass', { guidelines: { minHoursBeforeClass: own } }),
          marketplace('wellhub'),
        ],
      }),
    ).facts.limitByChannel;
  const closed = { direct: 'none', fitpass: 'cut-off', wellhub: 'cut-off' };

  it('is the configured number of hours before the class, to a billionth', () => {
    for (const hours of [12.5, 12, 12 - 5e-10])
      expect(Object.values(limits(hours, 12))).not.toContain('cut-off');
    for (const hours of [12 - 2e-9, 11.5, 3]) expect(limits(hours, 12)).toEqual(closed);
  });

  it('is earlier for a marketplace with a longer cut-off of its own', () => {
    for (const hours of [12.5, 12, 12 - 5e-10])
      expect(Object.values(limits(hours, 0, 12))).not.toContain('cut-off');
    for (const hours of [12 - 2e-9, 11.5, 3]) {
      expect(limits(hours, 0, 12)).toMatchObject({ fitpass: 'cut-off' });
      expect(limits(hours, 0, 12)['wellhub']).not.toBe('cut-off');
    }
  });

  it('is no later than the start of the class', () => {
    expect(limits(0, 0)).toEqual(closed);
    expect(Object.values(limits(0.5, 0))).not.toContain('cut-off');
  });
});

describe('free places', () => {
  const decided = (over: Partial<AClass>) => {
    const { changes, facts } = decideAllocation(
      aClass({ guidelines: { maxSlotAdjustment: 20, minHoursBeforeClass: 12 }, rollouts: 0, ...over }),
    );
    return {
      to: changes.map(({ to }) => to),
      limits: changes.map(({ channel }) => facts.limitByChannel[channel]),
    };
  };
  const wanted = [
    direct({ remaining: 0 }),
    marketplace('fitpass', { remaining: 9 }),
    marketplace('wellhub', { remaining: 9, revenueMinor: 800 }),
  ];

  it('are offered equally on every marketplace if they are shared', () => {
    // 22 of the 31 free places are open on each marketplace.
    const { to } = decided({ channels: wanted, inventory: 'shared', capacity: 40 });
    expect(to).toEqual([24, 24]);
  });

  it('are divided among the marketplaces if they are separate', () => {
    const { to, limits } = decided({ channels: wanted, inventory: 'separate' });
    expect(to[0]! - 2 + to[1]! - 2).toBe(11);
    expect(limits).toEqual(['none', 'none']);
  });

  it('are not assigned twice if a decrease is limited', () => {
    // 20 are free. Fitpass should close all of its 18 but may close only five; the others are trimmed to 20 in total.
    const { to, limits } = decided({
      capacity: 30,
      hoursLeft: 24,
      inventory: 'separate',
      guidelines: { maxSlotAdjustment: 5, minHoursBeforeClass: 12 },
      channels: [
        direct({ remaining: 0, booked: 4 }),
        marketplace('fitpass', { remaining: 0.1, allocation: 20, revenueMinor: 300 }),
        marketplace('totalpass', { remaining: 20, allocation: 3 }),
        marketplace('wellhub', { remaining: 20, allocation: 3 }),
      ],
    });
    expect(to.reduce((sum, places) => sum + places - 2, 0)).toBe(20);
    expect(limits).toEqual(['max-slot-adjustment', 'free-places', 'free-places']);
  });

  it('kept open by low occupancy are transferred to others in a class without bookings', () => {
    const { to } = decided({
      inventory: 'separate',
      capacity: 8,
      guidelines: { maxSlotAdjustment: 5, minHoursBeforeClass: 12, closeNothingBelowPercent: 60 },
      channels: [
        direct({ booked: 0, remaining: 0 }),
        marketplace('fitpass', { booked: 0, remaining: 3, allocation: 8, revenueMinor: 600 }),
        marketplace('wellhub', { booked: 0, remaining: 3, allocation: 0, revenueMinor: 3_000 }),
      ],
    });
    expect(to[1]).toBeGreaterThan(0);
    expect(to[0]).toBe(8 - to[1]!);
  });
});
