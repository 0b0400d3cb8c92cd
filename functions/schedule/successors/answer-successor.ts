import { Failure } from '#shared/contracts/failure.ts';
import type { StoredSuccessor } from '#functions/_domain/successors/succession.ts';
import { answeredPair, rivalOf, type SuccessorAnswer } from '#functions/_domain/successors/succession.ts';
import {
  readSuccessor,
  readSuccessors,
  storeSuccessorAnswer,
} from '#functions/_domain/successors/successor-store.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';

const changedMeanwhile = 'This pair of classes was changed at the same moment. Please try again.';

export interface AnswerToStore {
  readonly studioId: string;
  readonly successorId: string;
  readonly answer: SuccessorAnswer;
  /** The action in the audit trail. */
  readonly action: string;
  readonly correlationId: string;
}

async function assertFree(table: StudioTable, successor: StoredSuccessor): Promise<void> {
  const rival = rivalOf(successor, await readSuccessors(table, successor.studioId));
  if (!rival) return;
  const { from, to } = rival;
  throw new Failure(
    'conflict',
    `${to.className} (${to.localTime}) already replaces ${from.className} (${from.localTime}). Undo that first.`,
  );
}

/**
 * Carries out an owner's answer about a pair of series. Repeating it changes nothing.
 *
 * @throws {Failure} `not-found`; `conflict` if one of the two series is linked to another one
 */
export function answerSuccessor(
  table: StudioTable,
  { studioId, successorId, answer, action, correlationId }: AnswerToStore,
  { ids, clock }: Pick<Base, 'ids' | 'clock'>,
): Promise<StoredSuccessor> {
  const at = clock.now().toISOString();
  return untilStored(async () => {
    const before = await readSuccessor(table, studioId, successorId);
    if (!before) throw new Failure('not-found', 'These classes are no longer compared.');
    const after = answeredPair(before, answer, at);
    if (!after) return before;
    if (after.state === 'linked') await assertFree(table, after);
    const audit = { studioId, at, actor: studioId, action, correlationId };
    return (await storeSuccessorAnswer(table, { before, after }, ids.next(), audit)) ? after : undefined;
  }, changedMeanwhile);
}
