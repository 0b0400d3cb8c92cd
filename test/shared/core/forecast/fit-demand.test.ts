import { defaultBinEdgesHours } from '#shared/core/forecast/bins.ts';
import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import { forecastClass } from '#shared/core/forecast/forecast-class.ts';
import { observeClass, type BookingEvent } from '#shared/core/forecast/observe-class.ts';
import type { ClassState, DemandModel, PastClass, SeriesHistory } from '#shared/core/forecast/types.ts';
import { weekMultiplier } from '#shared/core/forecast/week-multiplier.ts';
import { seededRandom, type Random } from '#shared/core/numbers/random.ts';
import { samplePoisson } from '#shared/core/numbers/sample-poisson.ts';

const channels = ['direct', 'fitpass'];

/** A class with `means` requests on average, evenly over 168 hours, cut short by capacity and the allotment. */
function pastClass(random: Random, means: number[], allocation: number, ageWeeks: number): PastClass {
  const requests = means.flatMap((mean, c) =>
    Array.from({ length: samplePoisson(mean, random) }, () => ({
      hoursBefore: random() * 168,
      channel: channels[c]!,
    })),
  );
  requests.sort((a, b) => b.hoursBefore - a.hoursBefore);
  const events: BookingEvent[] = [];
  const sold = new Map<string, number>();
  for (const request of requests) {
    const n = sold.get(request.channel) ?? 0;
    if (events.length >= 20 || (request.channel === 'fitpass' && n >= allocation)) continue;
    sold.set(request.channel, n + 1);
    events.push({ ...request, kind: 'booked' });
  }
  const allocationLog = [{ hoursBefore: 168, channel: 'fitpass', allocation }];
  const seen = observeClass({
    capacity: 20,
    channels,
    events,
    allocationLog,
    nowHoursBefore: 0,
    openedHoursBefore: 168,
  });
  return { ...seen, ageWeeks };
}

function histories(means: number[], allocation: number, weeks = 12, series = 12): SeriesHistory[] {
  const random = seededRandom(99);
  return Array.from({ length: series }, (_, k) => ({
    seriesId: `series-${k}`,
    channels,
    classes: Array.from({ length: weeks }, (_week, w) => pastClass(random, means, allocation, w + 1)),
  }));
}

const opening = (seriesId: string, over: Partial<ClassState> = {}): ClassState => ({
  seriesId,
  channels,
  hoursLeft: 168,
  bookings: [[], []],
  openHours: [[], []],
  ...over,
});

describe('fitDemand', () => {
  it('recovers demand even though most of it was turned away', () => {
    const model = fitDemand(histories([7, 6], 3));
    expect(model.channels['direct']!.requestsPerClass).toBeGreaterThan(6.5);
    expect(model.channels['direct']!.requestsPerClass).toBeLessThan(7.5);
    expect(model.channels['fitpass']!.requestsPerClass).toBeGreaterThan(5.4);
    expect(model.channels['fitpass']!.requestsPerClass).toBeLessThan(6.6);
    const forecast = forecastClass(model, opening('series-3'));
    expect(Math.abs(forecast.expectedRemaining[0]! - 7)).toBeLessThan(1.2);
    expect(Math.abs(forecast.expectedRemaining[1]! - 6)).toBeLessThan(1.2);
  });

  it('has curves that sum to one class, a level near 1 for steady weeks, and the cancellation rates of the data', () => {
    const model = fitDemand(histories([7, 3], 6));
    for (const { sharePerHour, noShow } of Object.values(model.channels)) {
      const whole = sharePerHour.reduce(
        (sum, share, b) => sum + share * (defaultBinEdgesHours[b]! - defaultBinEdgesHours[b + 1]!),
        0,
      );
      expect(whole).toBeCloseTo(1, 12);
      expect(noShow).toBe(0);
    }
    expect(model.level).toBeGreaterThan(0.9);
    expect(model.level).toBeLessThan(1.1);
    expect(model.cancelHazardPerHour).toBeLessThan(0.0005);
    expect(model).toMatchObject({ version: 1, weeksOfHistory: 12, classesOfHistory: 144 });
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });

  it('follows the weekly level: twice the demand in the last weeks', () => {
    const random = seededRandom(5);
    const given = Array.from({ length: 10 }, (_, k) => ({
      seriesId: `series-${k}`,
      channels,
      classes: Array.from({ length: 8 }, (_w, w) => pastClass(random, w < 4 ? [8, 4] : [4, 2], 10, w + 1)),
    }));
    const { level, series } = fitDemand(given);
    expect(level * series['series-0']!['direct']!).toBeGreaterThan(6);
    expect(level).toBeGreaterThan(1.1);
  });

  it('has a forecast without any history, and for an unseen series or channel', () => {
    const nothing = forecastClass(fitDemand([]), opening('new'));
    expect(nothing.expectedRemaining).toEqual([expect.closeTo(3, 9), expect.closeTo(3, 9)]);
    expect(nothing.weeksOfHistory).toBe(0);
    const model = fitDemand(histories([7, 5], 10));
    const fresh = forecastClass(model, opening('new', { channels: ['direct', 'wellhub'] }));
    expect(fresh.expectedRemaining[0]).toBeCloseTo(
      model.channels['direct']!.requestsPerClass * model.level,
      9,
    );
    expect(fresh.expectedRemaining[1]).toBeGreaterThan(3);
    expect(fresh.expectedRemaining[1]).toBeLessThan(6);
  });

  it('assumes absences only for channels that reported one, and is careful with few', () => {
    const [only] = histories([3, 3], 3, 1, 1);
    const told = { ...only!.classes[0]!, noShow: [0, 2], kept: [50, 18] };
    const { channels: known, unseenMarketplace, unseenDirect } = fitDemand([{ ...only!, classes: [told] }]);
    expect(known['direct']!.noShow).toBe(0);
    expect(known['fitpass']!.noShow).toBeCloseTo(0.1, 12);
    expect([unseenDirect.noShow, unseenMarketplace.noShow]).toEqual([0, known['fitpass']!.noShow]);
  });

  it('without sales assumes that everybody comes, and that demand is even over the hours', () => {
    const [only] = histories([3, 3], 3, 1, 1);
    const absent = { ...only!.classes[0]!, noShow: [90, 0], kept: [3, 0] };
    expect(fitDemand([{ ...only!, classes: [absent] }]).channels['direct']!.noShow).toBe(1);
    const { unseenDirect } = fitDemand([], { sweeps: 0 });
    expect(unseenDirect.sharePerHour).toEqual(Array<number>(10).fill(1 / 168));
  });

  it('does not depend on the order of series or channels', () => {
    const given = histories([7, 5], 4, 4, 4);
    const turned = given.toReversed().map((history) => ({
      ...history,
      channels: history.channels.toReversed(),
      classes: history.classes.map((past) => ({
        ...past,
        bookings: past.bookings.toReversed(),
        openHours: past.openHours.toReversed(),
        lastPlaces: past.lastPlaces!.toReversed(),
        kept: past.kept.toReversed(),
        noShow: past.noShow.toReversed(),
      })),
    }));
    const [one, other] = [fitDemand(given), fitDemand(turned)];
    for (const id of Object.keys(one.series)) {
      for (const channel of channels) {
        expect(other.series[id]![channel]).toBeCloseTo(one.series[id]![channel]!, 9);
      }
    }
  });

  it.each([
    ['options.binEdgesHours', { binEdgesHours: [24, 12] }],
    ['options.priorRequestsPerClass', { priorRequestsPerClass: 0 }],
  ])('refuses %s by name', (path, options) => {
    expect(() => fitDemand([], options)).toThrow(expect.objectContaining({ name: 'InvalidInput', path }));
  });

  it.each([
    ['histories[1].seriesId', (h: SeriesHistory[]) => [h[0]!, h[0]!]],
    ['histories[0].classes[0].bookings[0]', (h: SeriesHistory[]) => withClass(h, { bookings: [[1], [1]] })],
    ['histories[0].classes[0].openHours', (h: SeriesHistory[]) => withClass(h, { openHours: [] })],
    ['histories[0].classes[0].ageWeeks', (h: SeriesHistory[]) => withClass(h, { ageWeeks: Number.NaN })],
    [
      'histories[0].classes[0].cancelled[1]',
      (h: SeriesHistory[]) => withClass(h, { cancelled: [0, Number.NaN] }),
    ],
    ['histories[0].classes[0].noShow[0]', (h: SeriesHistory[]) => withClass(h, { noShow: [-1, 0] })],
  ])('refuses %s by name', (path, spoil) => {
    expect(() => fitDemand(spoil(histories([3, 3], 3, 1, 2)))).toThrow(
      expect.objectContaining({ name: 'InvalidInput', path }),
    );
  });
});

function withClass([first]: SeriesHistory[], over: Partial<PastClass>): SeriesHistory[] {
  return [{ ...first!, classes: [{ ...first!.classes[0]!, ...over }] }];
}

describe('forecastClass', () => {
  const {
    surplusExponents: _ofClass,
    weekExponents: _ofWeek,
    channelExponents: _ofChannel,
    companionShare: _share,
    ...learned
  } = fitDemand(histories([7, 6], 10));
  const alike = Object.entries(learned.channels).map(([channel, one]) => [channel, { ...one, shape: 1e12 }]);
  const model: DemandModel = {
    ...learned,
    channels: Object.fromEntries(alike),
    classShape: 15,
    classRestVariance: [1, 1, 1, 0.5, 1, 1, 1, 1, 1, 1],
    level: 1,
  };
  const base = forecastClass(model, opening('series-0')).expectedRemaining;

  it('adjusts rates by (φ + n) / (φ + e)', () => {
    const openHours = channels.map(() => [24, 24, 24]);
    const state = opening('series-0', {
      hoursLeft: 96,
      openHours,
      bookings: [
        [4, 2, 2],
        [3, 3, 2],
      ],
    });
    const seen = forecastClass(model, state);
    const expected = seen.expectedByNow[0]! + seen.expectedByNow[1]!;
    const usual = forecastClass(model, opening('series-0', { hoursLeft: 96 }));
    const ratio = (15 + 16) / (15 + expected);
    expect(seen.expectedRemaining[0]).toBeCloseTo(usual.expectedRemaining[0]! * ratio, 6);
    expect(seen.classShape).toBe(2 * 31);
    expect(seen.bookedByNow).toEqual([8, 8]);
    expect(seen.curve.map(({ hoursBefore, actual }) => [hoursBefore, actual])).toEqual([
      [144, 7],
      [120, 12],
      [96, 16],
    ]);
    expect(seen.curve.at(-1)!.expected).toBeCloseTo(expected, 9);
  });

  it('expects nothing for a class that starts, and everything for one that opens long before', () => {
    expect(forecastClass(model, opening('series-0', { hoursLeft: 0 })).expectedRemaining).toEqual([0, 0]);
    const early = forecastClass(model, opening('series-0', { hoursLeft: 400, openedHoursBefore: 400 }));
    expect(early.expectedRemaining).toEqual(base);
  });

  it('applies the studio’s weekly level to rates', () => {
    const state = opening('series-0', { openHours: [[24], [24]], bookings: [[9], [9]], hoursLeft: 144 });
    const expected = forecastClass(model, state).expectedByNow.reduce((sum, e) => sum + e, 0);
    const week = weekMultiplier(model, [state, state]);
    expect(week).toBeCloseTo((40 + 36) / (40 + 2 * expected), 9);
    const lifted = forecastClass(model, opening('series-0'), 2);
    expect(lifted.expectedRemaining[0]).toBeCloseTo(2 * base[0]!, 9);
  });

  it.each([
    ['hoursLeft', { hoursLeft: Number.NaN }],
    ['bookings', { bookings: [] }],
    ['bookings[1]', { bookings: [[], Array<number>(11).fill(0)] }],
    ['bookings[0][0]', { bookings: [[-1], []] }],
    ['openHours[1][0]', { openHours: [[], [Infinity]] }],
  ])('refuses %s by name', (path, over) => {
    expect(() => forecastClass(model, opening('series-0', over))).toThrow(
      expect.objectContaining({ name: 'InvalidInput', path }),
    );
  });
});
