import { effectiveRevenue } from '#shared/core/allocation/effective-revenue.ts';

// A tenth of 1,000 bookings at 20.00 are no-shows, for which the studio loses a part, all, or nothing.
it.each([
  [0, 1800],
  [0.5, 1900],
  [1, 2000],
])('a booking whose no-show pays %p earns %p on average', (pay, earned) => {
  expect(effectiveRevenue(2000, 0.1, pay)).toBeCloseTo(earned, 9);
});
