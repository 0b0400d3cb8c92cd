import type { Expected } from './fit-weeks.ts';

/** Gamma shapes of the effects in a studio's demand. The smaller a shape, the more demand varies. */
export interface Shapes {
  /** The effect shared by all channels of a class. */
  readonly ofClass: number;
  /** Each channel's own effect on a class. */
  readonly ofChannel: readonly number[];
}

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

function addClass(
  { week, expected, made, channels }: Expected,
  weekLevel: Float64Array,
  dispersion: number,
  before: Shapes,
  ofClass: Moments,
  ofChannel: readonly Moments[],
): void {
  const level = weekLevel[week] ?? 1;
  ofClass.excess += (made - expected * level) ** 2 - dispersion * expected * level;
  ofClass.square += (expected * level) ** 2;
  ofChannel.forEach((own, c) => {
    const usual = (channels.expected[c] ?? 0) * level;
    ofClass.excess -= usual ** 2 / (before.ofChannel[c] ?? Infinity);
    own.excess += ((channels.made[c] ?? 0) - usual) ** 2 - dispersion * usual - usual ** 2 / before.ofClass;
    own.square += usual ** 2;
  });
}

/**
 * One sweep for the shapes, by the method of moments over past classes, each shrunk towards its prior. Bookings of a
 * channel vary by D · e + e² (1 / φ + 1 / φ_c), those of a class by D · e + e² / φ + Σ e_c² / φ_c, where e are expected
 * bookings and D is the dispersion of parties. Cost O(classes · channels).
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
  const ofClass = { excess: 0, square: 0 };
  const ofChannel = before.ofChannel.map((): Moments => ({ excess: 0, square: 0 }));
  for (const one of perClass) addClass(one, weekLevel, dispersion, before, ofClass, ofChannel);
  return {
    ofClass: shapeFrom(ofClass, classPrior),
    ofChannel: ofChannel.map((own) => shapeFrom(own, { ...channelLimits, shape: channelShape })),
  };
}
