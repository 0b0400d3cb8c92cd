import type { Shapes } from './bookings-variance.ts';
import type { Expected } from './fit-weeks.ts';

interface Prior {
  readonly shape: number;
  /** In squared expected bookings. */
  readonly weight: number;
  readonly min: number;
  readonly max: number;
}

const classPrior: Prior = { shape: 15, weight: 3000, min: 4, max: 80 };
const channelLimits = { weight: 50, min: 0.2, max: 100 };

/** Variance beyond that of parties, and squared expected bookings, summed over classes. */
interface Moments {
  excess: number;
  square: number;
}

export const startShapes = (channelShape: number, channels: number): Shapes => ({
  ofClass: classPrior.shape,
  ofChannel: Array.from({ length: channels }, () => channelShape),
});

function shapeFrom({ excess, square }: Moments, { shape, weight, min, max }: Prior): number {
  const varies = (excess + weight / shape) / (square + weight);
  return Math.min(max, Math.max(min, 1 / Math.max(varies, 1e-3)));
}

function classMoments(
  perClass: readonly Expected[],
  weekLevel: Float64Array,
  dispersion: number,
  ofChannel: readonly number[],
): Moments {
  const moments = { excess: 0, square: 0 };
  for (const { week, expected, made, channels } of perClass) {
    const level = weekLevel[week] ?? 1;
    moments.excess += (made - expected * level) ** 2 - dispersion * expected * level;
    moments.square += (expected * level) ** 2;
    for (let c = 0; c < channels.expected.length; c += 1)
      moments.excess -= ((channels.expected[c] ?? 0) * level) ** 2 / (ofChannel[c] ?? Infinity);
  }
  return moments;
}

function channelMoments(
  perClass: readonly Expected[],
  weekLevel: Float64Array,
  dispersion: number,
  ofClass: number,
  count: number,
): Moments[] {
  const moments = Array.from({ length: count }, (): Moments => ({ excess: 0, square: 0 }));
  for (const { week, channels } of perClass) {
    const level = weekLevel[week] ?? 1;
    moments.forEach((own, c) => {
      const usual = (channels.expected[c] ?? 0) * level;
      own.excess += ((channels.made[c] ?? 0) - usual) ** 2 - dispersion * usual - usual ** 2 / ofClass;
      own.square += usual ** 2;
    });
  }
  return moments;
}

/**
 * One sweep for the shapes, by the method of moments over past classes, each shrunk towards its prior. Bookings of a
 * channel vary by D · e + e² (1 / φ + 1 / φ_c), those of a class by D · e + e² / φ + Σ e_c² / φ_c, where e are expected
 * bookings and D is the dispersion of parties. Channels explain only what the class's new shape does not: if both were
 * computed from the shapes before, they would claim the same variance in turns. Cost O(classes · channels).
 *
 * @param before the shapes of the previous sweep
 * @param channelShape the prior shape of a channel's effect
 */
export function fitShapes(
  perClass: readonly Expected[],
  weekLevel: Float64Array,
  dispersion: number,
  before: Shapes,
  channelShape: number,
): Shapes {
  const { ofChannel } = before;
  const ofClass = shapeFrom(classMoments(perClass, weekLevel, dispersion, ofChannel), classPrior);
  const moments = channelMoments(perClass, weekLevel, dispersion, ofClass, ofChannel.length);
  return {
    ofClass,
    ofChannel: moments.map((own) => shapeFrom(own, { ...channelLimits, shape: channelShape })),
  };
}
