import * as z from 'zod';
import { operation } from '../operation.ts';
import { language } from '../language.ts';
import { text } from '../values.ts';

/**
 * Records the browser of a sign-in, to notify the studio's owner of a sign-in from a new browser. The app calls it
 * after each sign-in.
 */
export const noteSignIn = operation({
  id: 'access.noteSignIn',
  method: 'POST',
  path: '/api/session/sign-ins',
  access: 'signed-in',
  summary: 'Note from which browser somebody signed in',
  withoutKey: 'A browser is noted once, however often it is told.',
  body: z.strictObject({
    browser: z
      .string()
      .regex(/^[\w-]{22}$/, 'must be 16 bytes in base64url')
      .describe('what the browser calls itself by: random, and stored in it alone'),
    userAgent: text().max(500),
  }),
  output: z.strictObject({
    known: z.boolean().describe('whether it was noted before'),
    language: language.nullable().describe('that was chosen for the studio; null where none was'),
  }),
});
