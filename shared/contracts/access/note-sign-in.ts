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
  summary: 'Record the browser of a sign-in',
  withoutKey: 'A browser is recorded once, however often it is reported.',
  body: z.strictObject({
    browser: z
      .string()
      .regex(/^[\w-]{22}$/, 'must be 16 bytes in base64url')
      .describe('a random id that this browser has stored'),
    userAgent: text().max(500),
  }),
  output: z.strictObject({
    known: z.boolean().describe('whether this browser was already known'),
    language: language.nullable().describe('the language chosen for the studio; null if none was chosen'),
  }),
});
