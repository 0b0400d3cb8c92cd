import { demandSource } from '#shared/core/allocation/replay-demand.ts';
import type { Request } from '#shared/core/allocation/replay-course.ts';
import type { ReplayClass } from '#shared/core/allocation/replay-types.ts';
import type { BookingEvent } from '#shared/core/forecast/observe-class.ts';
import type { DemandModel } from '#shared/core/forecast/types.ts';
import { seededRandom } from '#shared/core/numbers/random.ts';

const draws = 4000;

/**
 * Two bins of 24 hours. Direct has `direct` requests in total, evenly; Fitpass 12, a quarter of them on the first day.
 */
const model = (direct: number, over: Partial<DemandModel> = {}): DemandModel => {
  const unseen = { requestsPerClass: 0, sharePerHour: [1 / 48, 1 / 48], noShow: 0 };
  return {
    version: 1,
    binEdgesHours: [48, 24, 0],
    channels: {
      direct: { ...unseen, requestsPerClass: direct },
      fitpass: { requestsPerClass: 12, sharePerHour: [0.25 / 24, 0.75 / 24], noShow: 0 },
    },
    unseenMarketplace: unseen,
    unseenDirect: unseen,
    series: {},
    level: 1,
    classShape: 1e9,
    channelShape: 1e9,
    cancelHazardPerHour: 1e-9,
    weeksOfHistory: 1,
    classesOfHistory: 1,
    ...over,
  };
};

/** Fitpass is closed all the time. Direct has the given bookings, and as many places as bookings. */
const klass = (bookedAt: readonly number[]): ReplayClass => ({
  classId: 'one',
  seriesId: 'yoga',
  day: 'today',
  ageWeeks: 1,
  terms: [],
  record: {
    capacity: bookedAt.length,
    channels: ['direct', 'fitpass'],
    events: bookedAt.map((hoursBefore): BookingEvent => ({ kind: 'booked', channel: 'direct', hoursBefore })),
    allocationLog: [{ hoursBefore: 48, channel: 'fitpass', allocation: 0 }],
    nowHoursBefore: 0,
    openedHoursBefore: 48,
  },
});

function meanOf(given: DemandModel, cls: ReplayClass, isMeant: (request: Request) => boolean): number {
  const draw = demandSource(given, cls, seededRandom(5));
  let sum = 0;
  for (let i = 0; i < draws; i += 1) sum += draw().filter(isMeant).length;
  return sum / draws;
}

/** Five standard errors of a Poisson mean. */
const reach = (mean: number): number => 5 * Math.sqrt(mean / draws);

const twice = klass([47, 36]);

describe('the possible demand of a finished class', () => {
  it('is the accepted demand plus the expected demand of hours in which a channel was closed', () => {
    const requests = demandSource(model(24), twice, seededRandom(1))();
    expect(requests.filter(({ hours }) => hours === 47 || hours === 36)).toEqual([
      { hours: 47, lane: 0, cancelHours: 0 },
      { hours: 36, lane: 0, cancelHours: 0 },
    ]);
    expect(requests.map(({ hours }) => hours)).toEqual(
      requests.map(({ hours }) => hours).toSorted((a, b) => b - a),
    );
    // Direct is closed from hour 36 on: twelve hours of the first day and the second, at 24/48 an hour.
    for (const [lane, from, to, mean] of [
      [0, 48, 36.001, 1],
      [0, 35.999, 24, 6],
      [0, 24, 0, 12],
      [1, 48, 24, 3],
      [1, 24, 0, 9],
    ] as const) {
      const found = meanOf(
        model(24),
        twice,
        (one) => one.lane === lane && one.hours <= from && one.hours > to,
      );
      expect(Math.abs(found - mean)).toBeLessThan(mean === 1 ? 1e-9 : reach(mean));
    }
  });

  it('may be cancelled at the rate of the model', () => {
    // One an hour over the second day: ∫ 1 − exp(−t/10) dt = 24 − 10 · (1 − e^−2.4). Of these, the cancellations in the
    // last hour are ∫ exp(−(t − 1)/10) − exp(−t/10) dt from 1 to 24, and ∫ 1 − exp(−t/10) dt over the first hour.
    const fast = model(48, { cancelHazardPerHour: 0.1 });
    const isUnmet = ({ lane, hours }: Request): boolean => lane === 0 && hours < 24;
    const cancels = 24 - 10 * (1 - Math.exp(-2.4));
    const found = meanOf(fast, twice, (one) => isUnmet(one) && one.cancelHours > 0);
    expect(Math.abs(found - cancels)).toBeLessThan(reach(cancels));
    const late =
      10 * (1 - Math.exp(-2.3)) - 10 * (Math.exp(-0.1) - Math.exp(-2.4)) + 1 - 10 * (1 - Math.exp(-0.1));
    const foundLate = meanOf(
      fast,
      twice,
      (one) => isUnmet(one) && one.cancelHours > 0 && one.cancelHours < 1,
    );
    expect(Math.abs(foundLate - late)).toBeLessThan(reach(late));
    expect(meanOf(fast, twice, (one) => one.cancelHours > one.hours || one.cancelHours < 0)).toBe(0);
  });

  // Six book directly in the first 24 hours.
  const six = klass([46, 42, 38, 34, 30, 24]);
  const onSecondDay = (given: DemandModel): number =>
    meanOf(given, six, ({ lane, hours }) => lane === 0 && hours < 24);

  it('is higher if the class had more bookings than expected', () => {
    // Two were expected, and two more would have been: (4 + 6) / (4 + 2) of them, and the effect's variance is 10/36.
    const mean = (2 * 10) / 6;
    const found = onSecondDay(model(4, { classShape: 4 }));
    expect(Math.abs(found - mean)).toBeLessThan(5 * Math.sqrt((mean + (4 * 10) / 36) / draws));
  });

  it('follows the class quickly if classes differ much', () => {
    // A factor of (0.5 + 6) / (0.5 + 2) on the two expected bookings.
    const mean = 5.2;
    const found = onSecondDay(model(4, { classShape: 0.5 }));
    expect(Math.abs(found - mean)).toBeLessThan(5 * Math.sqrt((mean + (4 * 6.5) / 2.5 ** 2) / draws));
  });

  it('is higher if the channel had more bookings than expected', () => {
    const mean = (2 * 10) / 6;
    const found = onSecondDay(model(4, { channelShape: 4 }));
    expect(Math.abs(found - mean)).toBeLessThan(5 * Math.sqrt((mean + (4 * 10) / 36) / draws));
  });

  it('uses the channel’s deviation as far as the class does not explain it', () => {
    // Ten were expected. The class's effect e is Gamma(8)/12, the channel's 7 / (1 + 10 e) on average: together 0.5995
    // by quadrature (scipy.integrate.quad), of ten more.
    const found = onSecondDay(model(20, { classShape: 2, channelShape: 1 }));
    expect(Math.abs(found - 5.995079424194582)).toBeLessThan(0.35);
  });
});
