import { requireFinite } from '../invalid-input.ts';
import { polynomial } from './polynomial.ts';

const top = [
  3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
  221.213596169931, 220.206867912376,
];
const bottom = [
  8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674,
  637.333633378831, 793.826512519948, 440.413735824752,
];

function upperTail(x: number): number {
  if (x > 37) return 0;
  const density = Math.exp((-x * x) / 2);
  if (x < 7.07106781186547) return (density * polynomial(top, x)) / polynomial(bottom, x);
  const fraction = x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))));
  return density / fraction / 2.506628274631;
}

/**
 * P(Z <= x) for a standard normal Z. Hart's rational approximation as given by G. West, "Better approximations to
 * cumulative normal functions", Wilmott (2005) 70-76; absolute error below 1e-14. Throws InvalidInput at `x`.
 */
export function normalCdf(x: number): number {
  const tail = upperTail(Math.abs(requireFinite('x', x)));
  return x > 0 ? 1 - tail : tail;
}
