import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import { createStore } from '#web/src/ui/store.ts';

/** The decisions of the latest answer if it was an approval, whether it was given in the list or in the details. */
export const lastApproved = createStore<readonly WaitingDecision[]>([]);

/** A decision from its details, in the form of the list. */
const listedOf = (decision: DecisionView): WaitingDecision => ({
  ...decision,
  changes: decision.recommendations.filter(({ slotChange }) => slotChange !== 0),
});

/** Records an answer that was given in the details of a decision. */
export function recordVerdict(verdict: 'approve' | 'reject', decision: DecisionView): void {
  lastApproved.set(verdict === 'approve' ? [listedOf(decision)] : []);
}

/** Records that a decision was undone in its details, so that it is not undone again. */
export function recordUndone({ decisionId }: DecisionView): void {
  lastApproved.set(lastApproved.get().filter((one) => one.decisionId !== decisionId));
}
