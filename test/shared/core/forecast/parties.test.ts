import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import { observeClass } from '#shared/core/forecast/observe-class.ts';
import {
  dispersionIn,
  dispersionOf,
  fitParties,
  shapeOfParties,
  withUnseen,
} from '#shared/core/forecast/parties.ts';
import type { PastClass } from '#shared/core/forecast/types.ts';
import { aRecord, booked, twoDays } from '#test/laws/a-record.ts';
import { seededRandom } from '#shared/core/numbers/random.ts';
import { sampleGamma } from '#shared/core/numbers/sample-gamma.ts';
import { samplePoisson } from '#shared/core/numbers/sample-poisson.ts';

const past = (bookings: number[][], companions?: number[]): PastClass => ({
  ageWeeks: 1,
  bookings,
  openHours: bookings.map((row) => row.map(() => 24)),
  cancelled: bookings.map(() => 0),
  bookedHours: bookings.map(() => 0),
  kept: bookings.map(() => 0),
  noShow: bookings.map(() => 0),
  ...(companions && { companions }),
});

const fit = (...classes: PastClass[]) =>
  fitParties([{ seriesId: 'yoga', channels: ['direct', 'fitpass'], classes }], 2);

describe('the share of companions', () => {
  it('is unknown without any history', () => {
    expect(fit(past([[5, 5]]))).toBeUndefined();
  });

  it('is learned by bin, pulled towards the average of all bins, which is pulled towards one place in twenty', () => {
    const quiet = fit(past([[0, 0]], [0, 0]))!;
    expect(quiet.companionShare).toEqual([0.05, 0.05]);
    expect(quiet.dispersion).toBeCloseTo(1.05 / 0.95, 12);
    // 30 of 100 places early, 8 of 60 late. All: (38 + 2) / (160 + 40) = 0.2, with a weight of 40 places.
    const learned = fit(
      past(
        [
          [60, 60],
          [40, 0],
        ],
        [30, 8],
      ),
    )!;
    expect(learned.companionShare).toEqual([38 / 140, 16 / 100]);
    expect(learned.dispersion).toBeCloseTo(((100 * 178) / 102 + (60 * 116) / 84) / 160, 12);
  });

  it('counts only classes whose booking times are known', () => {
    expect(fit(past([[60, 60]], [6, 6]), past([[1000, 1000]]))).toEqual(fit(past([[60, 60]], [6, 6])));
  });

  it('ignores bookings of the last place, which nobody could have joined', () => {
    // 20 companions among the 80 bookings that a companion could follow.
    const cut = { ...past([[100, 0]], [20, 0]), lastPlaces: [[20, 0]] };
    expect(fit(cut)!.companionShare[0]).toBeCloseTo((20 + 40 * (22 / 120)) / 120, 12);
  });

  it('is never more than half of the demand', () => {
    expect(fit(past([[1000, 0]], [1000, 0]))!.companionShare[0]).toBe(0.6);
  });

  it('refuses invalid counts of companions per bin', () => {
    expect(() => fit(past([[5, 5]], [1]))).toThrow('histories[0].classes[0].companions must hold 2 numbers');
    expect(() => fit(past([[5, 5]], [1, -1]))).toThrow('histories[0].classes[0].companions[1]');
  });

  it('allows learning demand that was cut short in the middle of a group', () => {
    const random = seededRandom(9);
    const [share, parties, places] = [0.4, 3, 3];
    const learned = ([true, false] as const).map((isSeen) => {
      const classes = Array.from({ length: 300 }, (): PastClass => {
        const events = Array.from({ length: samplePoisson(parties, random) }, () => random() * 47.9 + 0.05)
          .sort((a, b) => b - a)
          .flatMap((at) => {
            const own = [booked(at, 'fitpass')];
            while (random() < share) own.push(booked(at, 'fitpass'));
            return own;
          })
          .slice(0, places);
        const allocationLog = [{ hoursBefore: 48, channel: 'fitpass', allocation: places }];
        const { lastPlaces, ...seen } = observeClass(aRecord({ capacity: 30, events, allocationLog }));
        return { ...seen, ageWeeks: 1, ...(isSeen && lastPlaces && { lastPlaces }) };
      });
      const histories = [{ seriesId: 'yoga', channels: ['direct', 'fitpass'], classes }];
      const { channels } = fitDemand(histories, { binEdgesHours: twoDays, recencyPerWeek: 1 });
      return channels['fitpass']!.requestsPerClass / (parties / (1 - share));
    });
    expect(learned[0]).toBeGreaterThan(0.93);
    expect(learned[0]).toBeLessThan(1.07);
    expect(learned[1]).toBeLessThan(0.9);
    expect(withUnseen(7, 2, 0.5)).toBe(9);
  });

  it('gives the number of places the variance of geometric group sizes', () => {
    const random = seededRandom(5);
    const [share, mean, shape] = [0.3, 12, 8];
    const counts = Array.from({ length: 40_000 }, () => {
      const parties = samplePoisson((mean * (1 - share) * sampleGamma(shape, random)) / shape, random);
      let places = 0;
      for (let n = 0; n < parties; n += 1)
        do places += 1;
        while (random() < share);
      return places;
    });
    const average = counts.reduce((sum, n) => sum + n, 0) / counts.length;
    const variance = counts.reduce((sum, n) => sum + (n - average) ** 2, 0) / counts.length;
    const together = shapeOfParties(shape, mean, dispersionOf(share));
    expect(Math.abs(average - mean)).toBeLessThan(0.15);
    expect(Math.abs(variance / (mean + mean ** 2 / together) - 1)).toBeLessThan(0.03);
  });

  it('weights bins by their demand', () => {
    expect(dispersionIn([0.5, 0], [10, 30])).toBe((10 * 3 + 30) / 40);
    expect(dispersionIn(undefined, [10, 30])).toBe(1);
    expect(dispersionIn([0.5, 0.5], [0, 0])).toBe(1);
    expect(shapeOfParties(8, 12, 1)).toBe(8);
    expect(shapeOfParties(8, 0, 3)).toBe(8);
  });
});
