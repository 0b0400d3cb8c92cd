import { approve } from '#shared/contracts/decisions/approve.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { carryOutApproved } from './carrying-out/carry-out.ts';
import { readDecisionView } from './read-decision-views.ts';

export const handler = httpOperation(
  approve,
  {},
  async ({ table, input: { decisionId }, caller: { studioId }, deps, correlationId }) => {
    const decision = await carryOutApproved(table, { studioId, decisionId, correlationId }, deps);
    return readDecisionView(table, decision, deps.clock.now());
  },
);
