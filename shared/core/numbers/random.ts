import { requireCount } from '../invalid-input.ts';

/** A source of numbers in [0, 1). It is always a parameter, so that calculations can be repeated. */
export type Random = () => number;

function splitmix32(state: number): () => number {
  let s = state;
  return () => {
    s = (s + 0x9e3779b9) | 0;
    let z = Math.imul(s ^ (s >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
}

/**
 * Small fast counting generator sfc32 (C. Doty-Humphrey, PractRand), 128 bits of state, seeded through splitmix32 and
 * warmed by 12 steps. The same seed gives the same numbers everywhere. Throws InvalidInput at `seed`.
 */
export function seededRandom(seed: number): Random {
  const spread = splitmix32(requireCount('seed', seed) ^ Math.floor(seed / 2 ** 32));
  let [a, b, c, counter] = [spread(), spread(), spread(), 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 12; i += 1) next();
  return next;
}

/** A seed from any text (FNV-1a, 32 bits), so that a class's id decides its random numbers. */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
