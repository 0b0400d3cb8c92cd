import { isHeldOut } from '#shared/core/allocation/hold-out.ts';
import { seedFrom } from '#shared/core/numbers/random.ts';

/**
 * Whether a class is held out of automatic execution. The answer for a class never changes, so it is not stored and
 * owners can check it.
 */
export const isClassHeldOut = (studioId: string, classId: string): boolean =>
  isHeldOut(seedFrom(studioId), classId);
