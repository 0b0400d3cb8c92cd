import { isHeldOut } from '#shared/core/allocation/hold-out.ts';
import { seedFrom } from '#shared/core/numbers/random.ts';

/**
 * Whether a class is held out. The answer never changes for a class, so nothing needs to be stored and owners can
 * check it.
 */
export const isClassHeldOut = (studioId: string, classId: string): boolean =>
  isHeldOut(seedFrom(studioId), classId);
