import { forecastClass } from '#shared/core/forecast/forecast-class.ts';
import type { ChannelDemand, ClassState, DemandModel } from '#shared/core/forecast/types.ts';

const evenly = (requestsPerClass: number, noShow: number): ChannelDemand => ({
  requestsPerClass,
  sharePerHour: [1 / 48, 1 / 48],
  noShow,
});

/** Two bins of 24 hours. Direct has 12 requests in total, a quarter of them on the first day; Fitpass has 8, evenly. */
const model: DemandModel = {
  version: 1,
  binEdgesHours: [48, 24, 0],
  channels: {
    direct: { requestsPerClass: 24, sharePerHour: [0.25 / 24, 0.75 / 24], noShow: 0.1 },
    fitpass: evenly(6, 0.2),
  },
  unseenMarketplace: evenly(4, 0.3),
  unseenDirect: evenly(2, 0.4),
  series: { yoga: { direct: 12, fitpass: 8 } },
  level: 1.5,
  classShape: 20,
  channelShape: 25,
  cancelHazardPerHour: 0.003,
  weeksOfHistory: 12,
  classesOfHistory: 40,
};

const state = (over: Partial<ClassState> = {}): ClassState => ({
  seriesId: 'yoga',
  channels: ['direct', 'fitpass'],
  hoursLeft: 12,
  bookings: [[2, 3], [1]],
  openHours: [[24, 12], [20]],
  ...over,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const close = (...numbers: number[]) => numbers.map((one) => expect.closeTo(one, 12) as unknown);

describe('the forecast of a class', () => {
  it('trusts a surplus as far as its exponent at that time allows', () => {
    const forecast = (exponent: number) =>
      forecastClass({ ...model, surplusExponents: [1, exponent] }, state());
    const [all, half, none] = [1, 0.5, 0].map(forecast);
    // Half of the last bin has passed, so a quarter of its actual and expected bookings counts.
    const surplus = (20 + 3.75) / (20 + 4.5 + 6.75 / 4 + 5);
    const own = (effect: number): number => (25 + 2.75) / (25 + 6.1875 * effect);
    expect(all).toEqual(forecastClass(model, state()));
    expect(half!.ratePerHour[0]![1]).toBeCloseTo(0.5625 * surplus ** 0.5 * own(surplus ** 0.5), 12);
    expect(half!.classShape).toBe(21.875);
    expect(none!.ratePerHour[0]![1]).toBeCloseTo(0.5625 * own(1), 12);
    expect(none!.classShape).toBe(20);
  });

  it('trusts the surplus of a week, and of a channel, as far as their exponents allow', () => {
    const [all, week, channel] = [{}, { weekExponents: [1, 0.25] }, { channelExponents: [1, 0] }].map(
      (over) => forecastClass({ ...model, ...over }, state(), 1.3),
    );
    const surplus = (20 + 3.75) / (20 + (4.5 + 6.75 / 4 + 5) * 1.3);
    const own = (25 + 2.75) / (25 + 6.1875 * 1.3 * surplus);
    expect(all!.ratePerHour[0]![1]).toBeCloseTo(0.5625 * 1.3 * surplus * own, 12);
    expect(week!.ratePerHour[0]![1]).toBeCloseTo(0.5625 * 1.3 ** 0.25 * surplus * own, 12);
    expect(channel!.ratePerHour[0]![1]).toBeCloseTo(0.5625 * 1.3 * surplus, 12);
    expect(all!.channelShapes[0]).toBeCloseTo(25 + 2.75, 12);
    expect(channel!.channelShapes[0]).toBeCloseTo(25, 12);
  });

  it('uses the shape of a channel if it has one', () => {
    const channels = { ...model.channels, fitpass: { ...evenly(6, 0.2), shape: 2 } };
    const forecast = forecastClass({ ...model, channels }, state());
    const surplus = (20 + 3.75) / (20 + 4.5 + 6.75 / 4 + 5);
    expect(forecast.ratePerHour[1]![1]).toBeCloseTo((8 / 48) * 1.5 * surplus * (3 / (2 + 5 * surplus)), 12);
    expect(forecast.channelShapes).toEqual(close(25 + 2.75, 2 + 1));
  });

  it('trusts a surplus less if customers come in groups', () => {
    // Bookings of the first bin count half, because their dispersion is (1 + 1/3) / (1 − 1/3) = 2.
    const together = forecastClass({ ...model, companionShare: [1 / 3, 0] }, state());
    const surplus = (20 + 1.5 + 0.75) / (20 + 2.25 + 6.75 / 4 + 2.5 + (20 - 20) / 4);
    expect(together.companionShare).toEqual([1 / 3, 0]);
    expect(together.classShape).toBe(20 + 1.5 + 0.75);
    expect(together.ratePerHour[0]![1]! / 0.5625).toBeCloseTo(
      surplus * ((25 + 1 + 0.75) / (25 + (2.25 + 6.75 / 4) * surplus)),
      12,
    );
    expect(together.bookedByNow).toEqual(forecastClass(model, state()).bookedByNow);
  });

  it('varies as much as the rest of past classes did', () => {
    const channels = { ...model.channels, fitpass: { ...evenly(6, 0.2), restVariance: [1, 4] } };
    const forecast = forecastClass({ ...model, channels, classRestVariance: [1, 2] }, state());
    expect(forecast.classShape).toBe(23.75 / 2);
    expect(forecast.channelShapes).toEqual(close(25 + 2.75, (25 + 1) / 4));
    expect(forecast.ratePerHour).toEqual(forecastClass(model, state()).ratePerHour);
  });

  it('is less certain about a channel whose usual demand rests on few bookings', () => {
    const few = { ...model, seriesBookings: { yoga: { direct: 15, fitpass: 1e18 } } };
    // The certainty about Fitpass is limited only by its own effect.
    expect(forecastClass(few, state()).channelShapes).toEqual(close(1 / (1 / 27.75 + 1 / 15), 26));
    const unseen = forecastClass(few, state({ seriesId: 'box' })).channelShapes;
    expect(unseen).toEqual(close(1 / (1 / 27.75 + 1 / 6), 1 / (1 / 26 + 1 / 6)));
  });

  it('adds the customers to direct whom a closed marketplace refuses, as far as they switch', () => {
    const diversion = { toDirect: 0.3, elsewhere: 0.2 };
    const seen = forecastClass({ ...model, diversion }, state());
    // Fitpass was closed for 4 hours of the first day and all 12 of the second, at 0.25 requests an hour.
    expect(seen.expectedByNow).toEqual(close(11.25 + 0.3 * 16 * 0.25, 5));
    expect(seen.diversion).toEqual(diversion);
    // If it was never offered there, its customers did not know about the class.
    const never = forecastClass(
      { ...model, diversion },
      state({ bookings: [[2, 3], [0]], openHours: [[24, 12], [0]] }),
    );
    expect(never.expectedByNow).toEqual(close(11.25, 0));
  });

  it('combines the rates with the lead or lag of the class and of each channel', () => {
    // An hour of the first day brings direct 12 · 1.5 / 96 = 0.1875, of the second 0.5625; Fitpass 0.25 in both. In a
    // usual week of the studio, 24 · 0.1875 + 12 · 0.5625 = 11.25 and 20 · 0.25 = 5 would be expected by now.
    const week = 1.1;
    // Half of the second day has passed, so a quarter of it counts for the lead of the class.
    const classEffect = (20 + 3.75) / (20 + (4.5 + 6.75 / 4 + 5) * week);
    const own = (25 + 2.75) / (25 + 6.1875 * week * classEffect);
    const others = (25 + 1) / (25 + 5 * week * classEffect);
    expect(forecastClass(model, state(), week)).toEqual({
      channels: ['direct', 'fitpass'],
      binEdgesHours: [48, 24, 0],
      hoursLeft: 12,
      ratePerHour: [
        close(0.1875 * week * classEffect * own, 0.5625 * week * classEffect * own),
        close(0.25 * week * classEffect * others, 0.25 * week * classEffect * others),
      ],
      classShape: 23.75,
      channelShapes: [27.75, 26],
      expectedRemaining: close(6.75 * week * classEffect * own, 3 * week * classEffect * others),
      expectedByNow: close(11.25, 5),
      bookedByNow: [5, 1],
      curve: [
        { hoursBefore: 24, expected: expect.closeTo(4.5 + 5, 12), actual: 3 },
        { hoursBefore: 12, expected: expect.closeTo(16.25, 12), actual: 6 },
      ],
      cancelHazardPerHour: 0.003,
      noShow: [0.1, 0.2],
      weeksOfHistory: 12,
    });
  });

  it('follows the channel if the series is new, and others of its kind if the channel is new', () => {
    const nothing = { hoursLeft: 48, bookings: [[], []], openHours: [[], []] };
    const fresh = forecastClass(model, state({ ...nothing, seriesId: 'box' }));
    expect(fresh.expectedRemaining).toEqual(close(36, 9));
    const kenko = forecastClass(model, state({ ...nothing, channels: ['direct', 'kenko'] }));
    expect(kenko).toMatchObject({ expectedRemaining: close(18, 6), noShow: [0.1, 0.3] });
    const { direct: _direct, ...channels } = model.channels;
    const unknown = forecastClass({ ...model, channels }, state({ ...nothing, seriesId: 'box' }));
    expect(unknown).toMatchObject({ expectedRemaining: close(3, 9), noShow: [0.4, 0.2] });
  });

  it('squeezes the time since an early opening into the first bin', () => {
    // 72 hours before the start of a class opened 120 hours before it: half of the time before the last day.
    const early = { hoursLeft: 72, bookings: [[], []], openHours: [[], []] };
    expect(forecastClass(model, state({ ...early, openedHoursBefore: 120 })).hoursLeft).toBe(36);
    expect(forecastClass(model, state(early)).hoursLeft).toBe(48);
  });

  it('does not mistake a rush at the opening for a busy class', () => {
    // Direct has 3 bookings in the first of 24 hours, as many as were expected in 16 of them.
    const rush = { hoursLeft: 47, bookings: [[3], [0]], openHours: [[1], [1]] };
    const [before, after] = [{ hoursLeft: 48, bookings: [[], []], openHours: [[], []] }, rush].map((one) =>
      sum(forecastClass(model, state({ ...one, openedHoursBefore: 48 })).expectedRemaining),
    );
    expect(after! / before!).toBeGreaterThan(0.95);
    expect(after! / before!).toBeLessThan(1.01);
    // The same bookings of a whole day are a deficit of 7.5 in 10.5.
    const day = { hoursLeft: 24, bookings: [[3], [0]], openHours: [[24], [24]] };
    expect(sum(forecastClass(model, state(day)).expectedRemaining) / before!).toBeLessThan(0.6);
  });

  it('counts the bookings of a late sale by its own hours', () => {
    // Opened 12 hours before the end of the first day: 6 hours later half of the time has passed.
    const late = (openedHoursBefore: number) =>
      forecastClass(
        model,
        state({ hoursLeft: 30, openedHoursBefore, bookings: [[4], [0]], openHours: [[6], [0]] }),
      );
    expect(late(36).classShape).toBe(20 + 4 / 4);
    expect(late(48).classShape).toBe(20 + 4 * 0.75 ** 2);
    expect(late(30).classShape).toBe(20);
  });

  it('refuses a week without demand by name', () => {
    expect(() => forecastClass(model, state(), 0)).toThrow(expect.objectContaining({ path: 'studioWeek' }));
  });
});
