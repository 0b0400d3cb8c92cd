import { approveRequest } from '../../shared/contracts/integrations/approve-request.ts';
import { people } from '../_platform/adapters/people.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { review } from './review.ts';

export const handler = httpOperation(
  approveRequest,
  { people },
  async ({ input, caller: { studioId: by }, deps, correlationId }) =>
    review({ operation: approveRequest, ...input, by, correlationId }, deps),
);
