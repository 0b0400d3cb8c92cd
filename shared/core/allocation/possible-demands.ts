import type { Problem } from './problem.ts';

/** A class's demand as a multiple of what is expected, and its probability. */
export interface PossibleDemand {
  readonly demand: number;
  readonly probability: number;
}

/** From this shape on the demand varies by less than two percent, which changes no decision. */
const certainShape = 2500;

/** The shape of the effect on a class's total requests: the effect of the class, and those of its channels by their shares. */
function shapeOfTotal({ classShape, lanes }: Problem): number {
  const total = lanes.reduce((sum, { expectedRemaining }) => sum + expectedRemaining, 0);
  const ofChannels = lanes.reduce(
    (sum, { expectedRemaining, channelShape }) => sum + (expectedRemaining / total) ** 2 / channelShape,
    0,
  );
  return 1 / (1 / classShape + (total > 0 ? ofChannels : 0));
}

/**
 * Two demands that stand for all: the Gauss quadrature of a gamma distribution with mean 1 and shape k. Its points are
 * the roots of a Laguerre polynomial, (k + 1 ± √(k + 1)) / k, and it is exact for polynomials up to the third degree
 * (G. H. Golub and J. H. Welsch, Mathematics of Computation 23 (1969) 221-230). One demand if there is hardly any doubt.
 */
export function possibleDemands(problem: Problem): PossibleDemand[] {
  const shape = shapeOfTotal(problem);
  if (shape >= certainShape) return [{ demand: 1, probability: 1 }];
  const root = Math.sqrt(shape + 1);
  const [low, high] = [(shape + 1 - root) / shape, (shape + 1 + root) / shape];
  const probability = (high - 1) / (high - low);
  return [
    { demand: low, probability },
    { demand: high, probability: 1 - probability },
  ];
}
