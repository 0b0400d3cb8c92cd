import { madeBookings, pacePercent, shownBookings } from '#shared/core/advice/pace.ts';

const pace = (bookings: number, expectedByNow: number, over = {}) =>
  pacePercent({ bookings, sold: 0, expectedByNow, weeksOfHistory: 8, ...over });

describe('the lead of a class over its usual bookings', () => {
  it.each([
    [10, 8, 25],
    [6, 8, -25],
    [1, 1.04, 0],
    [5, 1.88, 163],
    [8, 8.02, 0],
  ])('%d against %d is %d percent', (bookings, expected, percent) => {
    expect(pace(bookings, expected)).toBe(percent);
  });

  it('includes sales that were read but not reported yet', () => {
    expect(pace(8, 10)).toBe(-20);
    expect(pace(8, 10, { sold: 9 })).toBe(-10);
    expect(madeBookings({ bookings: 8, sold: 9 })).toBe(9);
  });

  it('is the same for a fact and for its record, which is rounded to hundredths', () => {
    for (let at = 0; at < 3_000; at += 1) {
      const expected = 1 + at / 997;
      const recorded = Math.round(expected * 100) / 100;
      expect(pace(3, recorded)).toBe(pace(3, expected));
      expect(shownBookings(recorded)).toBe(shownBookings(expected));
    }
  });

  it('is unknown without usual bookings', () => {
    expect(pace(3, 0.9)).toBeNull();
    expect(pace(3, 5, { weeksOfHistory: 0 })).toBeNull();
  });
});
