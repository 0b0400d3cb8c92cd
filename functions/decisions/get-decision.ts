import { getDecision } from '../../shared/contracts/decisions/get-decision.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { readDecision } from './decision-store.ts';
import { decisionViewOf } from './decision-view.ts';
import { undoingOf } from './undoing.ts';

export const handler = httpOperation(getDecision, {}, async ({ input, caller: { studioId }, deps }) => {
  const decision = await readDecision(studioId, input.decisionId);
  return decisionViewOf(decision, deps.clock.now(), await undoingOf(decision, deps));
});
