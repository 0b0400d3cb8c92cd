import { requireCount } from '../invalid-input.ts';
import { defaultRollouts, type Futures } from './futures.ts';
import { recalibrated } from './recalibrate.ts';
import { compareOnPaths, type GainEvidence } from './rollouts.ts';
import type { AllocationInput } from './types.ts';

/**
 * The result of the input's simulated futures for new allocations (one per lane), corrected by the studio's own
 * calibration.
 */
export function evidenceFor(
  { rollouts, recalibration }: AllocationInput,
  futures: Futures,
  allocations: readonly number[],
): GainEvidence {
  const paths = requireCount('rollouts', rollouts ?? defaultRollouts);
  const evidence = compareOnPaths(futures, allocations, paths);
  if (evidence.isIdle || !recalibration) return evidence;
  return { ...evidence, confidence: recalibrated(evidence.confidence, recalibration) };
}
