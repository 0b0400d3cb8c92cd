import { Failure } from '../../shared/contracts/failure.ts';
import { inParallel } from '../_platform/in-parallel.ts';
import type { Base } from '../_platform/ports/base.ts';
import type { readStudio } from '../settings/studio-store.ts';
import { heldAgainst } from './by-hand.ts';
import { carryOut } from './carry-out.ts';
import type { StoredClass, StoredDecision } from './decision-store.ts';
import { isClassHeldOut } from './held-out.ts';
import { enterTrial } from './trial-store.ts';

/** A decision that waits, and its class as it was read. */
export interface Candidate {
  readonly decision: StoredDecision;
  readonly of: StoredClass;
}

type Studio = Pick<Awaited<ReturnType<typeof readStudio>>, 'studioId' | 'ai' | 'automationPaused'>;

const concurrentWritesMax = 8;

const isSureEnough = ({ ai }: Studio, { confidence }: StoredDecision): boolean =>
  confidence >= ai.confidenceThreshold;

/**
 * Carries out the decisions that are sure enough, if the studio lets that happen by itself. While it measures, a tenth
 * of their classes is left as it is. What a person decided last is changed by that person alone. Both kinds are noted at the same moment,
 * so that they differ by chance alone.
 *
 * @returns how many were carried out
 */
export async function executeAutomatically(
  studio: Studio,
  candidates: readonly Candidate[],
  correlationId: string,
  deps: Base,
): Promise<number> {
  const { studioId, ai, automationPaused } = studio;
  if (!ai.enabled || !ai.autoExecute || automationPaused) return 0;
  const sure = candidates.filter(
    ({ decision, of }) => isSureEnough(studio, decision) && heldAgainst(decision, of).length === 0,
  );
  const executed = await inParallel(sure, concurrentWritesMax, async ({ decision, of }) => {
    const heldOut = ai.holdOut && isClassHeldOut(studioId, of.classId);
    if (ai.holdOut && !of.trialArm) await enterTrial(studioId, of.classId, heldOut ? 'held-out' : 'decided');
    return !heldOut && execute(decision, correlationId, deps);
  });
  return executed.filter(Boolean).length;
}

/** @returns whether it was: not when it, its class or the pause switch changed meanwhile */
async function execute(decision: StoredDecision, correlationId: string, deps: Base): Promise<boolean> {
  try {
    await carryOut({ studioId: decision.studioId, decision, automatic: true, correlationId }, deps);
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    deps.logger.info('decision not executed', { decisionId: decision.decisionId, errorCode: error.code });
    return false;
  }
}
