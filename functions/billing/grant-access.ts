import { grantAccess } from '#shared/contracts/billing/grant-access.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { teamOperation } from '#functions/_platform/team-operation.ts';
import { storeGrant } from './grant-store.ts';

export const handler = teamOperation(grantAccess, {}, async ({ input, caller, deps, correlationId }) => {
  const { studioId, reason } = input;
  const until = new Date(input.until).toISOString();
  const audit = { auditId: deps.ids.next(), at: deps.clock.now().toISOString(), correlationId };
  const stored = await storeGrant(deps.table, { studioId, until, grantedBy: caller.studioId, reason, audit });
  if (!stored) throw new Failure('unavailable', 'Access could not be stored just now. Please try again.');
  return { studioId, until };
});
