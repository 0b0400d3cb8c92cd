import { operation } from '../operation.ts';
import { requestParams, systemRequest } from './system-request.ts';

/** A superadmin approves a studio's pending request: its system counts as connected. */
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
