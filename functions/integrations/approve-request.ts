import { approveRequest } from '#shared/contracts/integrations/approve-request.ts';
import { people } from '#functions/_platform/adapters/people.ts';
import { teamOperation } from '#functions/_platform/team-operation.ts';
import { review } from './review.ts';

export const handler = teamOperation(
  approveRequest,
  { people },
  async ({ input, caller: { studioId: by }, deps, correlationId }) =>
    review({ operation: approveRequest, ...input, by, correlationId }, deps),
);
