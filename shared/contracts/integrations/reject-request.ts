import * as z from 'zod';
import { operation } from '../operation.ts';
import { requestParams, reviewReason, systemRequest } from './system-request.ts';

/**
 * Rejects a studio's pending request, with a reason that its owner can read. Superadmins only. Its credentials are
 * deleted.
 */
export const rejectRequest = operation({
  id: 'integrations.rejectRequest',
  method: 'POST',
  path: '/api/admin/studios/{studioId}/systems/{system}/rejection',
  access: 'superadmin',
  summary: "Reject a studio's request",
  params: requestParams,
  body: z.strictObject({ reason: reviewReason }),
  output: systemRequest,
  errors: ['not-found', 'conflict'],
});
