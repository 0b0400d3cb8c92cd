import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import { forecastClass } from '#shared/core/forecast/forecast-class.ts';
import type { MarkedTime } from '#shared/core/forecast/marked-day.ts';
import type { PastClass, SeriesHistory } from '#shared/core/forecast/types.ts';
import { weekMultiplier } from '#shared/core/forecast/week-multiplier.ts';

const binEdgesHours = [168, 0];
const weeks = 12;

const christmas = { kind: 'holiday', name: 'Christmas Day', date: '2025-12-25', part: 'evening' } as const;

const aClass = (ageWeeks: number, booked: number, day?: MarkedTime): PastClass => ({
  ageWeeks,
  day,
  bookings: [[booked]],
  openHours: [[168]],
  cancelled: [0],
  bookedHours: [0],
  kept: [booked],
  noShow: [0],
});

/** Eight series that sell ten places a class, except for different sales in one week. */
const studio = (odd?: (ageWeeks: number) => PastClass): SeriesHistory[] =>
  Array.from({ length: 8 }, (_, k) => ({
    seriesId: `series-${k}`,
    channels: ['direct'],
    classes: Array.from({ length: weeks }, (_week, w) => (odd && w === 3 ? odd(w + 1) : aClass(w + 1, 10))),
  }));

const usual = fitDemand(studio(), { binEdgesHours });
const onSale = (day?: MarkedTime) => ({
  seriesId: 'series-0',
  channels: ['direct'],
  hoursLeft: 168,
  day,
  bookings: [[]],
  openHours: [[]],
});
const expectedOf = (model: typeof usual, day?: MarkedTime): number =>
  forecastClass(model, onSale(day)).expectedRemaining[0]!;

describe('classes of marked days', () => {
  it('are left out of the baseline, which an unmarked unusual class would distort', () => {
    const marked = fitDemand(
      studio((age) => aClass(age, 3, christmas)),
      { binEdgesHours },
    );
    const unmarked = fitDemand(
      studio((age) => aClass(age, 3)),
      { binEdgesHours },
    );
    const off = (model: typeof usual): number => Math.abs(expectedOf(model) / expectedOf(usual) - 1);
    expect(off(marked)).toBeLessThan(0.01);
    expect(off(unmarked)).toBeGreaterThan(0.02);
  });

  it('teach the effect of such a day, and less about other names', () => {
    const model = fitDemand(
      studio((age) => aClass(age, 3, christmas)),
      { binEdgesHours },
    );
    const share = (name: string): number => expectedOf(model, { ...christmas, name }) / expectedOf(model);
    expect(share('Christmas Day')).toBeLessThan(0.62);
    expect(share('Labour Day')).toBeGreaterThan(share('Christmas Day'));
    expect(share('Labour Day')).toBeLessThan(0.88);
    expect(forecastClass(model, onSale(christmas)).classShape).toBeLessThan(
      forecastClass(model, onSale()).classShape,
    );
  });

  it('teach nothing if the studio was closed, and nothing is expected there', () => {
    const closed: MarkedTime = { ...christmas, kind: 'closed', name: 'Renovation' };
    const model = fitDemand(
      studio((age) => aClass(age, 0, closed)),
      { binEdgesHours },
    );
    expect(expectedOf(model) / expectedOf(usual)).toBeCloseTo(1, 2);
    expect(model.markedDays).toEqual([]);
    expect(expectedOf(model, closed)).toBe(0);
  });

  it('are remembered beyond the histories, and updated by the latest', () => {
    const then = fitDemand(
      studio((age) => aClass(age, 3, christmas)),
      { binEdgesHours },
    );
    const now = fitDemand(studio(), { binEdgesHours }, then.markedDays);
    expect(now.markedDays).toEqual(then.markedDays);
    expect(expectedOf(now, christmas) / expectedOf(now)).toBeLessThan(0.62);
    const again = fitDemand(
      studio((age) => aClass(age, 9, christmas)),
      { binEdgesHours },
      then.markedDays,
    );
    expect(again.markedDays!.map(({ made }) => made)).toEqual([72]);
  });

  it('count as usual beside a holiday unless the data show otherwise', () => {
    const beside: MarkedTime = { ...christmas, kind: 'beside', name: 'before' };
    const model = fitDemand(
      studio((age) => aClass(age, 10, beside)),
      { binEdgesHours },
    );
    expect(expectedOf(model, beside)).toBe(expectedOf(model));
    expect(model.series).toEqual(usual.series);
    expect(model.markedDays).toHaveLength(1);
  });

  it('do not affect the level of the week', () => {
    const quiet = { ...onSale(christmas), hoursLeft: 0, bookings: [[0]], openHours: [[168]] };
    expect(weekMultiplier(usual, [quiet])).toBe(1);
    expect(weekMultiplier(usual, [{ ...quiet, day: undefined }])).toBeLessThan(1);
  });
});
