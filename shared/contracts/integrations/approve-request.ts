import { operation } from '../operation.ts';
import { requestParams, systemRequest } from './system-request.ts';

/** Approves a studio's pending request, so that its system counts as connected. Superadmins only. */
export const approveRequest = operation({
  id: 'integrations.approveRequest',
  method: 'POST',
  path: '/api/admin/studios/{studioId}/systems/{system}/approval',
  access: 'superadmin',
  summary: "Approve a studio's request",
  params: requestParams,
  output: systemRequest,
  errors: ['not-found', 'conflict'],
});
