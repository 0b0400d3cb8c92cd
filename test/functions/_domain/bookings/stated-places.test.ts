import { recountedFigures } from '#functions/_domain/bookings/booked-figures.ts';
import { withStatedPlaces } from '#functions/_domain/bookings/stated-places.ts';
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
