import { closedForWorse, whyClosed } from '#shared/core/advice/closed-for-worse.ts';
import type { ClassAdvice } from './studio-to-decide.ts';

/**
 * Whether the customers' demand says why each marketplace is closed that pays better than one that is opened: an owner is
 * not advised to take places from the better payer without that reason.
 */
export const isExplained = ({ facts, recommendations }: ClassAdvice): boolean =>
  !facts || closedForWorse(facts, recommendations).every((closed) => whyClosed(facts, closed) !== null);
