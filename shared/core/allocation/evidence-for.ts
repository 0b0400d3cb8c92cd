import { requireCount } from '../invalid-input.ts';
import { seededRandom } from '../numbers/random.ts';
import type { Problem } from './problem.ts';
import { recalibrated } from './recalibrate.ts';
import { compareOnPaths, type GainEvidence } from './rollouts.ts';
import type { AllocationInput } from './types.ts';

/** Futures that are simulated where an input does not say how many. */
export const defaultRollouts = 120;

/** What the input's simulated futures say of new allocations (one per lane), in the studio's own calibration. */
export function evidenceFor(
  { rollouts, seed, recalibration }: AllocationInput,
  problem: Problem,
  allocations: readonly number[],
): GainEvidence {
  const paths = requireCount('rollouts', rollouts ?? defaultRollouts);
  const evidence = compareOnPaths(problem, allocations, paths, seededRandom(seed));
  if (evidence.isIdle || !recalibration) return evidence;
  return { ...evidence, confidence: recalibrated(evidence.confidence, recalibration) };
}
