import { closedForWorse, whyClosed } from '#shared/core/advice/closed-for-worse.ts';
import type { ClassAdvice } from './studio-to-decide.ts';

/**
 * Whether customer demand explains why a better-paying marketplace loses places while another one gains them. Without
 * that reason, the change is not recommended.
 */
export const isExplained = ({ facts, recommendations }: ClassAdvice): boolean =>
  !facts || closedForWorse(facts, recommendations).every((closed) => whyClosed(facts, closed) !== null);
