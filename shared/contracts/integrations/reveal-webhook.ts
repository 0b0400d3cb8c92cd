import * as z from 'zod';
import { operation } from '../operation.ts';
import { requestParams, reviewReason } from './system-request.ts';

/**
 * Shows a superadmin the address to which a studio's Kenko must send its webhooks, and the secret for their signature.
 * Kenko's staff configure both. It is recorded in the studio's audit trail before the answer is sent. `forbidden` if
 * the sign-in is older than five minutes, `not-found` if the studio's Kenko is not connected.
 */
export const revealWebhook = operation({
  id: 'integrations.revealWebhook',
  method: 'POST',
  path: '/api/admin/studios/{studioId}/systems/{system}/webhook',
  access: 'superadmin',
  allowance: 'reveal',
  summary: "View the webhook address of a studio's Kenko",
  withoutKey: 'Its response contains a secret, which must not be stored in another form.',
  params: requestParams,
  body: z.strictObject({ reason: reviewReason }),
  output: z.strictObject({ url: z.string(), secret: z.string() }),
  errors: ['not-found'],
});
