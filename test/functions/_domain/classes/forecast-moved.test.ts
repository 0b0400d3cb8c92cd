import { hasMoved, type Day, type DayToStore } from '#functions/_domain/classes/forecast-moved.ts';
import {
  aChannel,
  aSoldClass,
  customers,
  demandLeft,
  madeAt,
} from '#test/shared/core/outlook/a-foretold-class.ts';

const localDate = '2026-11-25';
const now = new Date(madeAt);
const classes = ['a', 'b'].map((classId) => ({ ...aSoldClass(), classId, localDate }));
const forecastOf = (requests: number, ids = ['a', 'b']) => ({
  customers: customers(),
  leftOf: new Map(
    ids.map((classId) => [
      classId,
      demandLeft({
        channels: [aChannel('direct', { booked: 3, requests }), aChannel('fitpass', { booked: 2 })],
      }),
    ]),
  ),
});
const stored = (over: Partial<Day> = {}): Day => ({ madeAt, forecast: forecastOf(4), ...over });
const anew = (requests: number, ids?: string[]): DayToStore => ({
  localDate,
  forecast: forecastOf(requests, ids),
});

describe('a new forecast for a day', () => {
  it.each([
    ['as it was', stored(), anew(4), false],
    ['a little more', stored(), anew(4.3), false],
    ['half a booking more', stored(), anew(4.5), true],
    ['fewer', stored(), anew(3), true],
    ['never before', undefined, anew(4), true],
    ['for the first time', stored({ forecast: undefined, beginsAt: madeAt }), anew(4), true],
    ['with a class more', stored({ forecast: forecastOf(4, ['a']) }), anew(4), true],
    ['with a class that nothing is forecast for any more', stored(), anew(4, ['a']), true],
    ['not yet', stored({ forecast: undefined, beginsAt: madeAt }), { localDate, beginsAt: madeAt }, false],
    ['not yet, for the first time', undefined, { localDate, beginsAt: madeAt }, true],
  ])('%s', (_name, before, after, moved) => {
    expect(hasMoved(before, after, classes, now)).toBe(moved);
  });

  it('counts as unchanged if only time has passed', () => {
    const later = new Date(now.getTime() + 60 * 60_000);
    expect(hasMoved(stored(), anew(4 - 4 * (0.25 / 24)), classes, later)).toBe(false);
  });

  it('counts as changed if bookings pay a different amount', () => {
    const dearer = forecastOf(4);
    const paid = new Map(
      [...dearer.leftOf].map(([id, left]) => [
        id,
        { ...left, channels: left.channels.map((one) => ({ ...one, revenueMinor: one.revenueMinor * 1.5 })) },
      ]),
    );
    expect(hasMoved(stored(), { localDate, forecast: { ...dearer, leftOf: paid } }, classes, now)).toBe(true);
  });
});
