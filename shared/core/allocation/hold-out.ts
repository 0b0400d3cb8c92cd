import { requireCount, requireShare } from '../invalid-input.ts';
import { seededRandom, seedFrom } from '../numbers/random.ts';

/** Share of the classes that are held out with unchanged allocations to measure the gain. */
export const holdOutShare = 0.1;

/**
 * Whether a class is held out. The choice depends only on the studio's seed and the class's id, so the answer never
 * changes and no list is stored. Throws InvalidInput at `seed` or `share`.
 */
export function isHeldOut(seed: number, classId: string, share = holdOutShare): boolean {
  requireCount('seed', seed);
  return seededRandom(seedFrom(`${seed} ${classId}`))() < requireShare('share', share);
}
