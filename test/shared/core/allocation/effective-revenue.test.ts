import { effectiveRevenue } from '#shared/core/allocation/effective-revenue.ts';

// Of 1,000 bookings at 20.00 a tenth does not come. What a no-show pays is lost in part, in full or not at all.
it.each([
  [0, 1800],
  [0.5, 1900],
  [1, 2000],
])('a kept booking of which a no-show pays %p earns %p on average', (pay, earned) => {
  expect(effectiveRevenue(2000, 0.1, pay)).toBeCloseTo(earned, 9);
});
