import { currentLevel } from '#shared/core/forecast/fit-weeks.ts';

it('the current level starts at the usual one and gives the last week the most weight', () => {
  // Half of log 2, then half of the way to log 1/2: log 2 · (1/2 − 3/4) = −log 2 / 4.
  expect(currentLevel(Float64Array.from([2, 0.5]), 0.5)).toBeCloseTo(2 ** -0.25, 12);
  expect(currentLevel(new Float64Array(), 0.5)).toBe(1);
});
