import { rejectRequest } from '#shared/contracts/integrations/reject-request.ts';
import { people } from '#functions/_platform/adapters/people.ts';
import { teamOperation } from '#functions/_platform/team-operation.ts';
import { review } from './review.ts';

export const handler = teamOperation(
  rejectRequest,
  { people },
  async ({ input: { reason: rejectionReason, ...request }, caller: { studioId: by }, deps, correlationId }) =>
    review({ operation: rejectRequest, ...request, by, rejectionReason, correlationId }, deps),
);
