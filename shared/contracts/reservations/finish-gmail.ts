import * as z from 'zod';
import { operation } from '../operation.ts';
import { text } from '../values.ts';

const parameter = text().max(4096).optional();

/**
 * The page to which Google redirects the popup. It connects the account, posts a `gmailMessage` to its opener and
 * closes. It answers 400 and stores nothing if the state is missing, used, too old, or from another browser.
 */
export const finishGmail = operation({
  id: 'reservations.finishGmail',
  method: 'GET',
  path: '/api/gmail/callback',
  access: 'public',
  summary: 'The page to which Google returns the popup',
  query: z.object({ state: parameter, code: parameter, error: parameter }),
  output: z.string().describe('an HTML page'),
});
