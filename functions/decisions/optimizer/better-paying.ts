import { closedForWorse, whyClosed } from '#shared/core/advice/closed-for-worse.ts';
import type { ClassAdvice } from './studio-to-decide.ts';

/**
 * Whether the customers' demand explains why a better-paying marketplace loses places while another one gains. Without
 * that reason, an owner is not advised to do so.
 */
export const isExplained = ({ facts, recommendations }: ClassAdvice): boolean =>
  !facts || closedForWorse(facts, recommendations).every((closed) => whyClosed(facts, closed) !== null);
