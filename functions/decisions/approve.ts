import { approve } from '#shared/contracts/decisions/approve.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { carryOut } from './carrying-out/carry-out.ts';
import { readDecision } from '#functions/_domain/places/decisions/decision-store.ts';
import { decisionViewOf } from './decision-view.ts';

export const handler = httpOperation(
  approve,
  {},
  async ({ table, input, caller: { studioId }, deps, correlationId }) => {
    const decision = await readDecision(table, studioId, input.decisionId);
    await carryOut(table, { studioId, decision, automatic: false, correlationId }, deps);
    deps.logger.measure('decision approved', { DecisionsApproved: 1 }, {});
    return decisionViewOf(await readDecision(table, studioId, input.decisionId), deps.clock.now());
  },
);
