import { reject } from '#shared/contracts/decisions/reject.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readConnected } from '#functions/_domain/connections/connection-store.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { rejectDecision } from '#functions/_domain/places/decisions/decision.ts';
import { readDecision, storeRejection } from '#functions/_domain/places/decisions/decision-store.ts';
import { decisionViewOf } from './decision-view.ts';
import { termsDigestOf } from '#functions/_domain/places/decisions/rejection.ts';

export const handler = httpOperation(
  reject,
  {},
  async ({ table, input, caller: { studioId }, deps, correlationId }) => {
    const decision = await readDecision(table, studioId, input.decisionId);
    const now = deps.clock.now();
    rejectDecision(decision, now);
    const [of, contracts] = await Promise.all([
      readClass(table, studioId, decision.classId),
      readConnected(table, studioId),
    ]);
    const audit = { auditId: deps.ids.next(), at: now.toISOString(), correlationId };
    await storeRejection(table, { studioId, decision, of, terms: termsDigestOf(contracts), audit });
    deps.logger.measure('decision rejected', { DecisionsRejected: 1 }, {});
    return decisionViewOf(await readDecision(table, studioId, input.decisionId), now);
  },
);
