import * as z from 'zod';
import { operation } from '../operation.ts';
import { requestParams, reviewReason } from './system-request.ts';

/**
 * Shows a superadmin the credentials of one request. The viewer, the time and the reason are in the studio's audit
 * trail before the answer is sent, and the studio's owner can see that somebody viewed them. `forbidden` if the sign-in
 * is older than five minutes.
 */
export const revealCredentials = operation({
  id: 'integrations.revealCredentials',
  method: 'POST',
  path: '/api/admin/studios/{studioId}/systems/{system}/reveal',
  access: 'superadmin',
  allowance: 'reveal',
  summary: "View a studio system's credentials",
  withoutKey: 'Its response contains credentials, which must not be stored in another form.',
  params: requestParams,
  body: z.strictObject({ reason: reviewReason }),
  output: z.strictObject({ username: z.string(), password: z.string() }),
  errors: ['not-found', 'conflict'],
});
