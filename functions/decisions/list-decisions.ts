import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import type { DecisionStatus } from '#shared/contracts/decisions/decision.ts';
import { arrivedStates, underwayStates } from '#shared/core/states/decision-state.ts';
import { ulid } from '#shared/contracts/values.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { pageOfDecisions } from '#functions/_domain/places/decisions/decision-store.ts';
import { readDecisionViews } from './read-decision-views.ts';

const statusesOfTab: Record<
  'all' | 'pending' | 'queued' | 'executed',
  readonly DecisionStatus[] | undefined
> = {
  all: undefined,
  pending: ['pending-review'],
  queued: underwayStates,
  executed: arrivedStates,
};

export const handler = httpOperation(listDecisions, {}, async ({ table, input, caller, deps, pages }) => {
  const list = pages();
  const below = list.from(ulid);
  const page = await pageOfDecisions(table, caller.studioId, statusesOfTab[input.tab], below);
  const now = deps.clock.now();
  return {
    decisions: await readDecisionViews(table, caller.studioId, page.decisions, now),
    cursor: list.next(page.lastId),
  };
});
