import { Failure } from '#shared/contracts/failure.ts';
import { refusePaused } from '../carrying-out/not-paused.ts';
import type { StudioRead } from './read-studio.ts';

type MayRun = Pick<StudioRead, 'studio' | 'hasIntegration' | 'pausedBy'>;

/**
 * Throws if a run is not allowed. Called before a run starts, and again by the worker that carries it out.
 *
 * @throws {Failure} `no-integration`; `automation-paused`; `conflict` if an owner starts the run while the AI is
 * switched off
 */
export function assertMayRun(
  { studio, hasIntegration, pausedBy }: MayRun,
  trigger: 'manual' | 'schedule',
): void {
  if (!hasIntegration)
    throw new Failure(
      'no-integration',
      'Please connect at least one integration before running the AI optimizer',
    );
  if (trigger === 'manual') refusePaused(pausedBy);
  if (trigger === 'manual' && !studio.ai.enabled)
    throw new Failure('conflict', 'AI optimization is switched off. Switch it on under Settings first.');
}
