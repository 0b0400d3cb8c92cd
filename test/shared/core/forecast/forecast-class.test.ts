import { forecastClass } from '#shared/core/forecast/forecast-class.ts';
import type { ChannelDemand, ClassState, DemandModel } from '#shared/core/forecast/types.ts';

const evenly = (requestsPerClass: number, noShow: number): ChannelDemand => ({
  requestsPerClass,
  sharePerHour: [1 / 48, 1 / 48],
  noShow,
});

/** Two bins of 24 hours. Direct asks for 12 in all, a quarter of it on the first day; Fitpass for 8, evenly. */
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

const close = (...numbers: number[]) => numbers.map((one) => expect.closeTo(one, 12) as unknown);

describe('the forecast of a class', () => {
  it('is the rates, the class and each channel, as far as they are ahead or behind', () => {
    // An hour of the first day brings direct 12 · 1.5 / 96 = 0.1875, of the second 0.5625; Fitpass 0.25 in both.
    // By now 24 · 0.1875 + 12 · 0.5625 = 11.25 and 20 · 0.25 = 5 were to be expected at a usual week of the studio.
    const week = 1.1;
    const classEffect = (20 + 6) / (20 + 16.25 * week);
    const own = (25 + 5) / (25 + 11.25 * week * classEffect);
    const others = (25 + 1) / (25 + 5 * week * classEffect);
    expect(forecastClass(model, state(), week)).toEqual({
      channels: ['direct', 'fitpass'],
      binEdgesHours: [48, 24, 0],
      hoursLeft: 12,
      ratePerHour: [
        close(0.1875 * week * classEffect * own, 0.5625 * week * classEffect * own),
        close(0.25 * week * classEffect * others, 0.25 * week * classEffect * others),
      ],
      classShape: 26,
      channelShapes: [30, 26],
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

  it('follows the channel where the series is new, and others of its kind where the channel is', () => {
    const nothing = { hoursLeft: 48, bookings: [[], []], openHours: [[], []] };
    const fresh = forecastClass(model, state({ ...nothing, seriesId: 'box' }));
    expect(fresh.expectedRemaining).toEqual(close(36, 9));
    const kenko = forecastClass(model, state({ ...nothing, channels: ['direct', 'kenko'] }));
    expect(kenko).toMatchObject({ expectedRemaining: close(18, 6), noShow: [0.1, 0.3] });
    const { direct: _direct, ...channels } = model.channels;
    const unknown = forecastClass({ ...model, channels }, state({ ...nothing, seriesId: 'box' }));
    expect(unknown).toMatchObject({ expectedRemaining: close(3, 9), noShow: [0.4, 0.2] });
  });

  it('squeezes the time since a long opening into the first bin', () => {
    // 72 hours before the start of a class opened 120 hours before it: half of what lies before the last day.
    const early = { hoursLeft: 72, bookings: [[], []], openHours: [[], []] };
    expect(forecastClass(model, state({ ...early, openedHoursBefore: 120 })).hoursLeft).toBe(36);
    expect(forecastClass(model, state(early)).hoursLeft).toBe(48);
  });

  it('refuses a week of no demand by name', () => {
    expect(() => forecastClass(model, state(), 0)).toThrow(expect.objectContaining({ path: 'studioWeek' }));
  });
});
