import { isHeldOut } from '#shared/core/allocation/hold-out.ts';
import { seedFrom } from '#shared/core/numbers/random.ts';

/** The same class is always held out, or never: an owner can tell, and nothing needs to be remembered. */
export const isClassHeldOut = (studioId: string, classId: string): boolean =>
  isHeldOut(seedFrom(studioId), classId);
