import { fitShapes, startShapes, type Shapes } from '#shared/core/forecast/fit-shapes.ts';

/** One past class: actual and expected bookings by channel. */
type Sold = [week: number, ...channels: [expected: number, made: number][]];

const weekLevel = Float64Array.from([1, 1.5]);
const none = { ofClass: Infinity, ofChannel: [Infinity, Infinity] };

function shapesOf(classes: readonly Sold[], before: Shapes = none, dispersion = 1): Shapes {
  const perClass = classes.map(([week, ...channels]) => {
    const [expected, made] = [0, 1].map((at) => Float64Array.from(channels, (own) => own[at]!)) as [
      Float64Array,
      Float64Array,
    ];
    const sum = (values: Float64Array): number => values.reduce((total, one) => total + one, 0);
    return { week, expected: sum(expected), made: sum(made), channels: { expected, made } };
  });
  return fitShapes(perClass, weekLevel, dispersion, before, 25);
}

describe('the variation of classes around their expectation', () => {
  const ofClass = (...classes: Sold[]): number => shapesOf(classes).ofClass;

  it('is 15 for a class and that of the options for a channel before anything is known', () => {
    expect(startShapes(25, 2)).toEqual({ ofClass: 15, ofChannel: [25, 25] });
    expect(shapesOf([]).ofClass).toBeCloseTo(15, 12);
    expect(shapesOf([]).ofChannel[1]).toBeCloseTo(25, 12);
  });

  it('is the variance beyond chance, divided by the square of the expectation', () => {
    // Prior: 3000/15 = 200 and 3000. Data: (14 − 10)² − 10 = 6 and 100; 20 bookings in a week of 1.5: (10 − 30)² − 30 =
    // 370 and 900.
    expect(ofClass([0, [10, 14]], [1, [20, 10]])).toBeCloseTo(4000 / 576, 12);
  });

  it('is learned from the variance that groups do not explain', () => {
    // With a dispersion of 2: (14 − 10)² − 20 = −4 and 100.
    expect(shapesOf([[0, [10, 14]]], none, 2).ofClass).toBeCloseTo(3100 / 196, 12);
  });

  it('is kept within 4 and 80', () => {
    expect(ofClass([0, [10, 200]])).toBe(4);
    // Sales exactly as expected: (200 − 190) / (3000 + 190²).
    expect(ofClass([0, [190, 190]])).toBe(80);
    expect(ofClass([0, [500, 500]])).toBe(80);
    // A change of 260/3000 stays within the bounds, so the result is neither of them.
    expect(ofClass([0, [100, 150]])).toBeCloseTo(13_000 / 2600, 12);
    expect(ofClass([0, [30, 30]])).toBeCloseTo(3900 / 170, 12);
  });

  it('is learned for each channel, and does not count for the class what a channel explains', () => {
    const before = { ofClass: 20, ofChannel: [10, 4] };
    const { ofClass: shared, ofChannel } = shapesOf([[1, [4, 9], [2, 1]]], before);
    // 6 and 3 are expected. The class: (10 − 9)² − 9 − 36/10 − 9/4 = −13.85 and 81.
    expect(shared).toBeCloseTo(3081 / (200 - 13.85), 12);
    // The prior is 50/25 = 2 and 50. The channels: (9 − 6)² − 6 − 36/20 = 1.2 and 36, (1 − 3)² − 3 − 9/20 = 0.55 and 9.
    expect(ofChannel[0]).toBeCloseTo(86 / 3.2, 12);
    expect(ofChannel[1]).toBeCloseTo(59 / 2.55, 12);
  });

  it('of a channel is kept within 0.2 and 100', () => {
    expect(shapesOf([[0, [2, 60], [40, 40]]]).ofChannel).toEqual([0.2, 100]);
  });
});
