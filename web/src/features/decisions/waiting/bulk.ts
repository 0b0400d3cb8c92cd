import * as messages from '#messages/decisions-waiting';
import { answerMany, decisionsAtOnceMax, type ManyAnswer } from '#shared/contracts/decisions/answer-many.ts';
import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import { call } from '#web/src/api/call.ts';
import { messageOf } from '#web/src/api/problem.ts';
import { createStore } from '#web/src/ui/store.ts';
import { refreshDecisions } from '../use-decisions.ts';
import { lastApproved } from './last-approved.ts';

export type BulkVerdict = 'approve' | 'reject' | 'undo';

/** Why one of several decisions could not be answered. */
interface Refused {
  readonly decision: WaitingDecision;
  readonly reason: string;
}

/** A bulk answer to several decisions, with the results so far. */
export interface Bulk {
  readonly verdict: BulkVerdict;
  readonly state: 'running' | 'ended';
  readonly decisions: readonly WaitingDecision[];
  readonly done: readonly WaitingDecision[];
  readonly refused: readonly Refused[];
}

/** The latest bulk answer. It outlives the page, so leaving the page does not stop it. */
export const bulk = createStore<Bulk | null>(null);

const change = (next: (now: Bulk) => Bulk): void => {
  const now = bulk.get();
  if (now) bulk.set(next(now));
};

const answeredIds = ({ done, refused }: Bulk): Set<string> =>
  new Set([...done, ...refused.map(({ decision }) => decision)].map(({ decisionId }) => decisionId));

const nextPart = (now: Bulk): WaitingDecision[] => {
  const answered = answeredIds(now);
  return now.decisions.filter(({ decisionId }) => !answered.has(decisionId)).slice(0, decisionsAtOnceMax);
};

function take(part: readonly WaitingDecision[], answers: readonly ManyAnswer[]): void {
  const answerOf = new Map(answers.map((answer) => [answer.decisionId, answer]));
  const refused = part.flatMap((decision): Refused[] => {
    const answer = answerOf.get(decision.decisionId);
    if (answer?.outcome === 'done') return [];
    return [{ decision, reason: answer?.reason ?? messages.theServerSaidNothingOfIt }];
  });
  const done = part.filter(({ decisionId }) => answerOf.get(decisionId)?.outcome === 'done');
  change((now) => ({ ...now, done: [...now.done, ...done], refused: [...now.refused, ...refused] }));
}

/** Stops sending: the request that could not be sent and all later ones fail with this reason. */
function stopAll(reason: string): void {
  change((now) => {
    const answered = answeredIds(now);
    const left = now.decisions.filter(({ decisionId }) => !answered.has(decisionId));
    return { ...now, refused: [...now.refused, ...left.map((decision) => ({ decision, reason }))] };
  });
}

async function run(verdict: BulkVerdict): Promise<void> {
  for (let now = bulk.get(); now; now = bulk.get()) {
    const part = nextPart(now);
    if (part.length === 0) break;
    try {
      const { answers } = await call(answerMany, {
        verdict,
        decisionIds: part.map(({ decisionId }) => decisionId),
      });
      take(part, answers);
    } catch (error) {
      stopAll(messageOf(error));
    }
  }
  change((now) => ({ ...now, state: 'ended' }));
  lastApproved.set(verdict === 'approve' ? (bulk.get()?.done ?? []) : []);
  await refreshDecisions();
}

/**
 * Answers decisions, a few per request. Repeating the same verdict while one is in progress joins it; a different
 * verdict is refused until the first is done.
 */
export function answerAll(verdict: BulkVerdict, decisions: readonly WaitingDecision[]): void {
  const now = bulk.get();
  if (decisions.length === 0) return;
  if (now?.state === 'running') {
    if (now.verdict !== verdict) return;
    const known = new Set(now.decisions.map(({ decisionId }) => decisionId));
    const added = decisions.filter(({ decisionId }) => !known.has(decisionId));
    bulk.set({ ...now, decisions: [...now.decisions, ...added] });
    return;
  }
  bulk.set({ verdict, state: 'running', decisions, done: [], refused: [] });
  void run(verdict);
}

/** Undoes the latest answer if it was an approval. */
export const undoLast = (): void => answerAll('undo', lastApproved.get());
