import { Failure } from '#shared/contracts/failure.ts';
import { refusePaused } from '../carrying-out/not-paused.ts';
import type { StudioRead } from './read-studio.ts';

type MayRun = Pick<StudioRead, 'studio' | 'hasIntegration' | 'pausedBy'>;

/**
 * Refuses a run that is not allowed. Called before it starts, and by the worker that carries it out.
 *
 * @throws {Failure} `no-integration`; `automation-paused`, or `conflict` if the AI is switched off and an owner
 *   asks
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
