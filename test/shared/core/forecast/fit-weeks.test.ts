import { classShapeOf, currentLevel } from '#shared/core/forecast/fit-weeks.ts';

describe('the variation of classes around their expectation', () => {
  const usual = Float64Array.from([1, 1.5]);
  const shapeOf = (...classes: [week: number, expected: number, made: number][]): number =>
    classShapeOf(
      classes.map(([week, expected, made]) => ({ week, expected, made })),
      usual,
      1,
    );

  it('is 15 before anything is known', () => {
    expect(shapeOf()).toBeCloseTo(15, 12);
  });

  it('is the variance beyond chance, divided by the square of the expectation', () => {
    // Prior: 3000/15 = 200 and 3000. Data: (14 − 10)² − 10 = 6 and 100; 20 bookings in a week of 1.5: (10 − 30)² − 30 =
    // 370 and 900.
    expect(shapeOf([0, 10, 14], [1, 20, 10])).toBeCloseTo(4000 / 576, 12);
  });

  it('is learned from the variance that groups do not explain', () => {
    // With a dispersion of 2: (14 − 10)² − 20 = −4 and 100.
    const shape = classShapeOf([{ week: 0, expected: 10, made: 14 }], usual, 2);
    expect(shape).toBeCloseTo(3100 / 196, 12);
  });

  it('is kept within 4 and 80', () => {
    expect(shapeOf([0, 10, 200])).toBe(4);
    // Sales exactly as expected: (200 − 190) / (3000 + 190²).
    expect(shapeOf([0, 190, 190])).toBe(80);
    expect(shapeOf([0, 500, 500])).toBe(80);
    // A change of 260/3000 stays within the bounds, so the result is neither of them.
    expect(shapeOf([0, 100, 150])).toBeCloseTo(13_000 / 2600, 12);
    expect(shapeOf([0, 30, 30])).toBeCloseTo(3900 / 170, 12);
  });
});

it('the current level starts at the usual one and gives the last week the most weight', () => {
  // Half of log 2, then half of the way to log 1/2: log 2 · (1/2 − 3/4) = −log 2 / 4.
  expect(currentLevel(Float64Array.from([2, 0.5]), 0.5)).toBeCloseTo(2 ** -0.25, 12);
  expect(currentLevel(new Float64Array(), 0.5)).toBe(1);
});
