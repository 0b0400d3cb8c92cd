import * as z from 'zod';
import { operation } from '../operation.ts';
import { text } from '../values.ts';

const parameter = text().max(4096).optional();

/**
 * Where Google sends the popup back to: the account is connected, and the page posts a `gmailMessage` to its opener
 * and closes. 400, and nothing stored, where the state is missing, spent, too old, or of another browser.
 */
export const finishGmail = operation({
  id: 'reservations.finishGmail',
  method: 'GET',
  path: '/api/gmail/callback',
  access: 'public',
  summary: 'Where Google sends the popup back to',
  query: z.object({ state: parameter, code: parameter, error: parameter }),
  output: z.string().describe('a page'),
});
