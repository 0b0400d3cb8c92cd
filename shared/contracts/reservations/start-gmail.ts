import * as z from 'zod';
import { operation } from '../operation.ts';

/** How long to wait for Google's answer. */
export const gmailConsentSeconds = 600;

/**
 * Starts connecting a Gmail account: returns the address of Google's consent page, for a popup. A cookie binds the
 * result to this browser. `unavailable` if the deployment has no access to Google.
 */
export const startGmail = operation({
  id: 'reservations.startGmail',
  method: 'POST',
  path: '/api/gmail',
  access: 'subscriber',
  allowance: 'gmail',
  summary: 'Start connecting a Gmail account',
  output: z.strictObject({ authUrl: z.url() }),
  errors: ['unavailable'],
});
