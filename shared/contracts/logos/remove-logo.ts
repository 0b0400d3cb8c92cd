import * as z from 'zod';
import { operation } from '../operation.ts';

/** Removes the studio's logo. Nothing changes if there is none. */
export const removeLogo = operation({
  id: 'logos.removeLogo',
  method: 'DELETE',
  path: '/api/logos',
  access: 'signed-in',
  summary: "Remove the studio's logo",
  output: z.strictObject({ logoUrl: z.literal('') }),
});
