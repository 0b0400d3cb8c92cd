import * as z from 'zod';
import { operation } from '../operation.ts';

/** Google's answer has to arrive within this time. */
export const gmailConsentSeconds = 600;

/**
 * Begins to connect a Gmail account: the answer is the address of Google's consent page, for a popup. A cookie binds
 * the result to this browser. `unavailable` if the deployment has no access to Google.
 */
export const startGmail = operation({
  id: 'reservations.startGmail',
  method: 'POST',
  path: '/api/gmail',
  access: 'subscriber',
  allowance: 'gmail',
  summary: 'Begin to connect a Gmail account',
  output: z.strictObject({ authUrl: z.url() }),
  errors: ['unavailable'],
});
