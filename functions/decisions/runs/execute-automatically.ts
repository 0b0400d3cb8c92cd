import { Failure } from '#shared/contracts/failure.ts';
import { isSureEnough } from '#shared/core/allocation/sure-enough.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { heldAgainst } from '#functions/_domain/places/edits/by-hand.ts';
import { approvalOf, carryOut, type CarryOut } from '../carrying-out/carry-out.ts';
import {
  advised,
  type DecisionRow,
  type StoredClass,
  type StoredDecision,
} from '#functions/_domain/places/decisions/decision-store.ts';
import type { Advice } from '#functions/_domain/places/decisions/advice-store.ts';
import { isClassHeldOut } from '#functions/_domain/classes/held-out.ts';
import type { Replacement } from '#functions/_domain/places/decisions/replacement-store.ts';
import { enterTrial } from '#functions/_domain/places/decisions/trial-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** A waiting decision and its class. Its advice is present only if it has already been read or created. */
export interface AutomaticCandidate {
  readonly decision: DecisionRow & Partial<Advice>;
  readonly cls: StoredClass;
}

interface ReadCandidate extends AutomaticCandidate {
  readonly decision: StoredDecision;
}

type Studio = Pick<
  Awaited<ReturnType<typeof readStudio>>,
  'studioId' | 'ai' | 'automationPaused' | 'inventoryMode'
>;

const concurrentWritesMax = 8;

const executesItself = ({ ai, automationPaused }: Studio): boolean =>
  ai.enabled && ai.autoExecute && !automationPaused;

const isSure = ({ ai }: Studio, { decision }: AutomaticCandidate): boolean =>
  isSureEnough(decision, ai.confidenceThreshold);

/** Whether the decision changes places that a person set last. */
const isHeldByHand = ({ decision, cls }: ReadCandidate): boolean => heldAgainst(decision, cls).length > 0;

const isLeftAlone = ({ studioId, ai }: Studio, { cls }: AutomaticCandidate): boolean =>
  ai.holdOut && isClassHeldOut(studioId, cls.classId);

const entersTrial = ({ ai }: Studio, { cls }: AutomaticCandidate): boolean => ai.holdOut && !cls.trialArm;

const carriedOutBy = ({ ai }: Studio) => ({
  automatic: true,
  automaticThreshold: ai.confidenceThreshold,
});

/**
 * Returns the same replacement with the decision carried out as it is stored, or the original replacement if the class
 * has no room for it.
 */
function carriedOutAtOnce(
  studio: Studio,
  replacement: Replacement,
  decision: StoredDecision,
  correlationId: string,
  deps: Base,
): Replacement {
  const { cls, firings } = replacement;
  const { studioId, inventoryMode } = studio;
  const given = { studioId, decision, inventoryMode, correlationId, ...carriedOutBy(studio) };
  try {
    const approval = approvalOf(
      { ...given, cls: { ...cls, ...(firings && { ruleFirings: [...firings] }) } },
      deps,
    );
    return {
      ...replacement,
      carriedOut: { approval, ...(entersTrial(studio, { decision, cls }) && { trialArm: 'decided' }) },
    };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return replacement;
  }
}

/**
 * Marks the decisions above the threshold as carried out before they are stored, if the studio allows that. This saves
 * one write per decision, because a pending decision would be written twice. Decisions in the comparison group stay
 * pending.
 */
export function executeAtOnce(
  studio: Studio,
  replacements: readonly Replacement[],
  correlationId: string,
  deps: Base,
): readonly Replacement[] {
  const isExecuted = ({ next: decision, cls }: Replacement): boolean =>
    decision !== undefined &&
    executesItself(studio) &&
    isSure(studio, { decision, cls }) &&
    !isHeldByHand({ decision, cls }) &&
    !isLeftAlone(studio, { decision, cls });
  return replacements.map((one) =>
    one.next && isExecuted(one) ? carriedOutAtOnce(studio, one, one.next, correlationId, deps) : one,
  );
}

const isRead = (candidate: AutomaticCandidate): candidate is ReadCandidate =>
  candidate.decision.recommendations !== undefined;

/** Reads the missing advice of candidates. */
async function withAdvice(
  table: StudioTable,
  studioId: string,
  candidates: readonly AutomaticCandidate[],
): Promise<ReadCandidate[]> {
  const unread = candidates.filter((one) => !isRead(one)).map(({ decision }) => decision);
  const read = new Map((await advised(table, studioId, unread)).map((one) => [one.decisionId, one]));
  return candidates.flatMap((one) => {
    if (isRead(one)) return [one];
    const decision = read.get(one.decision.decisionId);
    return decision ? [{ ...one, decision }] : [];
  });
}

/**
 * Carries out the pending decisions above the threshold, if the studio allows that. While the gain is measured, a tenth
 * of their classes is left alone. Only a person may change what a person decided last. Both groups are recorded at the
 * same time, so that they differ by chance alone.
 *
 * @returns how many were carried out
 */
export async function executeAutomatically(
  table: StudioTable,
  studio: Studio,
  candidates: readonly AutomaticCandidate[],
  correlationId: string,
  deps: Base,
): Promise<number> {
  if (!executesItself(studio)) return 0;
  const sure = candidates.filter((candidate) => isSure(studio, candidate));
  const read = await withAdvice(table, studio.studioId, sure);
  const free = read.filter((candidate) => !isHeldByHand(candidate));
  const executed = await inParallel(free, concurrentWritesMax, async (candidate) => {
    const { decision, cls } = candidate;
    const heldOut = isLeftAlone(studio, candidate);
    if (entersTrial(studio, candidate))
      await enterTrial(table, studio.studioId, cls.classId, heldOut ? 'held-out' : 'decided');
    return (
      !heldOut &&
      execute(table, { studioId: studio.studioId, decision, correlationId, ...carriedOutBy(studio) }, deps)
    );
  });
  return executed.filter(Boolean).length;
}

/**
 * @returns whether the decision was carried out: false if the decision, its class or the pause switch changed meanwhile
 */
async function execute(table: StudioTable, given: CarryOut, deps: Base): Promise<boolean> {
  try {
    await carryOut(table, given, deps);
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    deps.logger.info('decision not executed', {
      decisionId: given.decision.decisionId,
      errorCode: error.code,
    });
    return false;
  }
}
