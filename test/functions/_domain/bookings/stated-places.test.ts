import { recountedFigures } from '#functions/_domain/bookings/booked-figures.ts';
import {
  isReplacedNumber,
  latestPlaces,
  withStatedPlaces,
} from '#functions/_domain/bookings/stated-places.ts';
import { count, emptyClass, importedMinutes, instant, rowOf } from './counted-class.ts';

const row = rowOf({ bookedMinutes: 1800, cancelledMinutes: undefined, channel: 'direct', places: 2 }, 1);

/** A class of which a schedule file counted ten bookings, the two places of this one included. */
const counted = { ...emptyClass, fileCount: count(10) };
const bookingsWith = (one: typeof row): number => recountedFigures([one], counted).bookings;

describe('a booking whose number of places changes after a schedule file counted its class', () => {
  it('adds its further places to the count', () => {
    const later = { count: 5, at: instant(importedMinutes - 100) };
    for (const source of ['file', 'report'] as const)
      expect(bookingsWith(withStatedPlaces(row, later, source))).toBe(13);
  });

  it('frees its cancelled places at once if they were reported, and with the next count if a file says so', () => {
    const later = { count: 1, at: instant(importedMinutes - 100) };
    expect(bookingsWith(withStatedPlaces(row, later, 'report'))).toBe(9);
    expect(bookingsWith(withStatedPlaces(row, later, 'file'))).toBe(10);
  });

  it('frees all of its places when it is cancelled', () => {
    const more = withStatedPlaces(row, { count: 5, at: instant(800) }, 'report');
    const ended = { ...more, status: 'cancelled' as const, cancelledAt: instant(700) };
    expect(bookingsWith(ended)).toBe(8);
  });
});

describe('a number of places', () => {
  it('that was stated before the known one changes nothing', () => {
    const known = withStatedPlaces(row, { count: 5, at: instant(800) }, 'report');
    expect(withStatedPlaces(known, { count: 1, at: instant(900) }, 'report')).toBe(known);
    expect(withStatedPlaces(known, { count: 4, at: instant(800) }, 'file')).toBe(known);
  });
});

describe('the number of places that was stated for a booking', () => {
  const unstated = rowOf({ bookedMinutes: 1800, cancelledMinutes: undefined, channel: 'direct' }, 1);
  const [first, second, third, fourth] = [1000, 900, 800, 700].map(instant) as [
    string,
    string,
    string,
    string,
  ];

  it('is the booked one if it is the first, and changes by the difference afterwards', () => {
    const one = withStatedPlaces(unstated, { count: 3, at: first }, 'report');
    expect(one).toEqual({ ...unstated, places: 3, placesAt: first });
    const same = withStatedPlaces(one, { count: 3, at: second }, 'report');
    expect(same).toEqual({ ...unstated, places: 3, placesAt: second });
    const more = withStatedPlaces(same, { count: 4, at: third }, 'report');
    const fewer = withStatedPlaces(more, { count: 2, at: fourth }, 'report');
    expect(fewer).toMatchObject({
      places: 2,
      placesAt: fourth,
      placeChanges: [
        { at: third, more: 1 },
        { at: fourth, more: -2 },
      ],
    });
    expect(fewer.placeChanges?.map(({ precision }) => precision)).toEqual([undefined, undefined]);
  });

  it('is the latest, and of two from the same time the higher one', () => {
    const [low, high] = [
      { count: 2, at: second },
      { count: 3, at: second },
    ];
    for (const [a, b] of [
      [low, high],
      [high, low],
    ])
      expect(latestPlaces(a, b)).toBe(high);
    expect(latestPlaces(high, { count: 1, at: third })).toEqual({ count: 1, at: third });
    expect(latestPlaces({ count: 1, at: third }, high)).toEqual({ count: 1, at: third });
    expect([latestPlaces(undefined, low), latestPlaces(low, undefined)]).toEqual([low, low]);
  });

  it('was replaced if a later report states an earlier number again', () => {
    const three = withStatedPlaces(unstated, { count: 3, at: first }, 'report');
    const twice = withStatedPlaces(three, { count: 4, at: second }, 'report');
    const changed = withStatedPlaces(twice, { count: 2, at: third }, 'report');
    const isReplaced = (count: number, at = fourth) => isReplacedNumber(changed, { count, at });
    expect([4, 3, 2, 1, 5].map((count) => isReplaced(count))).toEqual([true, true, false, false, false]);
    expect([third, second].map((at) => isReplaced(4, at))).toEqual([false, false]);
    expect(isReplacedNumber(unstated, { count: 1, at: fourth })).toBe(false);
    // The number was the same again in between.
    const again = withStatedPlaces(changed, { count: 4, at: fourth }, 'report');
    expect(isReplacedNumber(again, { count: 4, at: instant(600) })).toBe(false);
  });
});
