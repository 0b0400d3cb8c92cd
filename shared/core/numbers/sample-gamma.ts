import { requirePositive } from '../invalid-input.ts';
import type { Random, Uniforms } from './random.ts';
import { sampleNormal, type Normals } from './sample-normal.ts';

/**
 * A gamma variate with the given shape and scale 1 (mean = variance = shape). Marsaglia and Tsang, "A simple method for
 * generating gamma variables", ACM TOMS 26 (2000) 363-372; shapes below 1 use their boost G(a) = G(a + 1) U^(1/a).
 * Their squeeze accepts most variates without a logarithm. Cost: about 1.05 normal variates. Throws InvalidInput at
 * `shape`.
 *
 * @param normals standard normal variates, drawn from `uniforms`
 */
export function drawGamma(shape: number, uniforms: Uniforms, normals: Pick<Normals, 'next'>): number {
  requirePositive('shape', shape);
  if (shape < 1) return drawGamma(shape + 1, uniforms, normals) * (1 - uniforms.next()) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normals.next();
    const t = 1 + c * x;
    const v = t * t * t;
    if (v <= 0) continue;
    const u = 1 - uniforms.next();
    const xx = x * x;
    if (u < 1 - 0.0331 * xx * xx || Math.log(u) < 0.5 * xx + d - d * v + d * Math.log(v)) return d * v;
  }
}

export const sampleGamma = (shape: number, random: Random): number =>
  drawGamma(shape, { next: random }, { next: () => sampleNormal(random) });
