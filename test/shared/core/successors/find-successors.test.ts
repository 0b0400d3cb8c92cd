import { InvalidInput } from '#shared/core/invalid-input.ts';
import { findSuccessors } from '#shared/core/successors/find-successors.ts';
import type { TimetableSeries } from '#shared/core/successors/types.ts';

const yoga: TimetableSeries = {
  seriesId: 'a',
  className: 'Yoga Flow',
  room: 'Studio A',
  instructor: 'Ana Ruiz',
  weekday: 1,
  minuteOfDay: 18 * 60,
  firstDate: '2026-01-05',
  lastDate: '2026-03-30',
  classes: 13,
  capacity: 12,
};
const later = { ...yoga, seriesId: 'b', firstDate: '2026-04-06', lastDate: '2026-06-29' };
const certaintyOf = (change: Partial<TimetableSeries>, before: Partial<TimetableSeries> = {}) =>
  findSuccessors([
    { ...yoga, ...before },
    { ...later, ...change },
  ])[0]?.certainty ?? 'none';

describe('the class that replaces another', () => {
  it.each([
    ['moved by a quarter of an hour', { minuteOfDay: 18 * 60 + 15 }],
    ['moved by half an hour to the front', { minuteOfDay: 17 * 60 + 30 }],
    ['written otherwise', { className: 'Flow – YOGA' }],
    ['in another room', { room: 'Terrace' }],
    ['moved, with a week between', { minuteOfDay: 18 * 60 + 15, firstDate: '2026-04-13' }],
    ['moved, by somebody who is not named', { minuteOfDay: 18 * 60 + 15, instructor: undefined }],
  ])('is certain: %s', (_, change) => {
    expect(certaintyOf(change)).toBe('certain');
  });

  it.each([
    ['moved by an hour', { minuteOfDay: 19 * 60 }],
    ['renamed for good', { className: 'Boxing' }],
    ['moved and given by somebody else', { minuteOfDay: 18 * 60 + 15, instructor: 'Luis Vega' }],
    ['moved and in another room', { minuteOfDay: 18 * 60 + 15, room: 'Terrace' }],
    ['for others', { className: 'Yoga Flow Kids' }],
    ['of half the places', { room: 'Terrace', capacity: 5 }],
    ['moved, after three weeks', { minuteOfDay: 18 * 60 + 15, firstDate: '2026-04-20' }],
  ])('is likely: %s', (_, change) => {
    expect(certaintyOf(change)).toBe('likely');
  });

  it.each([
    ['two hours later', { minuteOfDay: 20 * 60 }],
    ['another weekday', { weekday: 2, minuteOfDay: 18 * 60 + 15 }],
    ['another name by somebody else', { className: 'Boxing', instructor: 'Luis Vega' }],
    [
      'another time and room by somebody else',
      { minuteOfDay: 1095, room: 'Terrace', instructor: 'Luis Vega' },
    ],
    ['for others by somebody else', { className: 'Yoga Flow Kids', instructor: 'Luis Vega' }],
    ['while the other went on', { minuteOfDay: 18 * 60 + 15, firstDate: '2026-03-30' }],
    ['after months', { minuteOfDay: 18 * 60 + 15, firstDate: '2026-08-03' }],
  ])('is none: %s', (_, change) => {
    expect(certaintyOf(change)).toBe('none');
  });

  it('is not certain after a class that was held twice, and absent after one that was held once', () => {
    expect(certaintyOf({ room: 'Terrace' }, { classes: 2 })).toBe('likely');
    expect(certaintyOf({ room: 'Terrace' }, { classes: 1 })).toBe('none');
  });

  it('says what changed', () => {
    const [found] = findSuccessors([yoga, { ...later, minuteOfDay: 18 * 60 + 15, room: 'Terrace' }]);
    expect(found?.changes).toEqual(['time', 'room']);
  });

  it('is not certain if there are two candidates, and is the more similar one', () => {
    const near = { ...later, minuteOfDay: 18 * 60 + 15 };
    const far = { ...later, seriesId: 'c', minuteOfDay: 17 * 60 + 40 };
    expect(findSuccessors([yoga, far, near])).toEqual([
      expect.objectContaining({ fromSeriesId: 'a', toSeriesId: 'b', certainty: 'likely' }),
    ]);
  });

  it('continues from class to class', () => {
    const first = { ...later, minuteOfDay: 18 * 60 + 15 };
    const second = {
      ...first,
      seriesId: 'c',
      minuteOfDay: 18 * 60 + 30,
      firstDate: '2026-07-06',
      lastDate: '2026-09-28',
    };
    expect(
      findSuccessors([second, yoga, first]).map(({ fromSeriesId, toSeriesId }) => fromSeriesId + toSeriesId),
    ).toEqual(['ab', 'bc']);
  });

  it('is not proposed again after it was declined, and the next best one is instead', () => {
    const near = { ...later, minuteOfDay: 18 * 60 + 15 };
    const far = { ...later, seriesId: 'c', minuteOfDay: 17 * 60 + 40 };
    const declined = [{ fromSeriesId: 'a', toSeriesId: 'b' }];
    expect(findSuccessors([yoga, near, far], { linked: [], declined })).toEqual([
      expect.objectContaining({ toSeriesId: 'c', certainty: 'certain' }),
    ]);
  });

  it('refuses an invalid minute', () => {
    expect(() => findSuccessors([{ ...yoga, minuteOfDay: Number.NaN }])).toThrow(InvalidInput);
  });
});
