import { rejectRequest } from '../../shared/contracts/integrations/reject-request.ts';
import { people } from '../_platform/adapters/people.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { review } from './review.ts';

export const handler = httpOperation(
  rejectRequest,
  { people },
  async ({ input: { reason: rejectionReason, ...of }, caller: { studioId: by }, deps, correlationId }) =>
    review({ operation: rejectRequest, ...of, by, rejectionReason, correlationId }, deps),
);
