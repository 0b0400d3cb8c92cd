import { bookingsVariance, type Shapes } from '#shared/core/forecast/bookings-variance.ts';
import { fitShapes, startShapes } from '#shared/core/forecast/fit-shapes.ts';

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
    // The prior is 50/25 = 2 and 50. The channels: (9 − 6)² − 6 = 3 and 36, (1 − 3)² − 3 = 1 and 9, without the class.
    expect(ofChannel[0]).toBeCloseTo(86 / (2 + 3 - 36 / shared), 12);
    expect(ofChannel[1]).toBeCloseTo(59 / (2 + 1 - 9 / shared), 12);
  });

  it('is attributed once if there is only one channel', () => {
    const sold = Array.from({ length: 400 }, (_, i): Sold => [0, [20, i % 2 === 0 ? 30 : 10]]);
    let shapes: Shapes = { ofClass: 15, ofChannel: [25] };
    for (let sweep = 0; sweep < 12; sweep += 1) shapes = shapesOf(sold, shapes);
    // 10² − 20 beyond chance, of a square of 20².
    expect(1 / shapes.ofClass + 1 / shapes.ofChannel[0]!).toBeCloseTo(0.2, 2);
  });

  it('of a channel is kept within 0.2 and 100', () => {
    expect(shapesOf([[0, [2, 60], [40, 40]]]).ofChannel).toEqual([0.2, 100]);
  });
});

it('the bookings of a class vary by parties, by its own effect and by those of its channels', () => {
  // 2 · 10 by parties, 10² / 5 of the class, 6² / 9 and 4² / 8 of the channels.
  const variance = bookingsVariance([6, 4], { ofClass: 5, ofChannel: [9, 8] }, 2);
  expect(variance).toBeCloseTo(20 + 20 + 4 + 2, 12);
});
