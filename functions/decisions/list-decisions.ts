import { listDecisions } from '../../shared/contracts/decisions/list-decisions.ts';
import type { DecisionStatus } from '../../shared/contracts/decisions/decision.ts';
import { ulid } from '../../shared/contracts/values.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { pageOfDecisions } from './decision-store.ts';
import { decisionViewOf } from './decision-view.ts';

const statusOfTab: Record<'all' | 'pending' | 'queued' | 'executed', DecisionStatus | undefined> = {
  all: undefined,
  pending: 'pending-review',
  queued: 'queued',
  executed: 'executed',
};

export const handler = httpOperation(listDecisions, {}, async ({ input, caller, deps, pages }) => {
  const list = pages();
  const below = list.from(ulid);
  const page = await pageOfDecisions(caller.studioId, statusOfTab[input.tab], below);
  const now = deps.clock.now();
  return {
    decisions: page.decisions.map((decision) => decisionViewOf(decision, now)),
    cursor: list.next(page.lastId),
  };
});
