import { requireCount, requireShare } from '../invalid-input.ts';
import { seededRandom, seedFrom } from '../numbers/random.ts';

/** Share of the classes that are left to what was in force, so that the gain can be measured. */
export const holdOutShare = 0.1;

/**
 * Whether a class is held out: chosen by the studio's seed and the class's id alone, so the answer never changes and no
 * list is kept. Throws InvalidInput at `seed` or `share`.
 */
export function isHeldOut(seed: number, classId: string, share = holdOutShare): boolean {
  requireCount('seed', seed);
  return seededRandom(seedFrom(`${seed} ${classId}`))() < requireShare('share', share);
}
