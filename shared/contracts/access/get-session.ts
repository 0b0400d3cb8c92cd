import * as z from 'zod';
import { operation } from '../operation.ts';
import { studioId } from '../values.ts';

/** Who is signed in, and whether their studio may use the product. */
export const getSession = operation({
  id: 'access.getSession',
  method: 'GET',
  path: '/api/session',
  access: 'signed-in',
  summary: 'Who is signed in',
  output: z.strictObject({
    studioId,
    superadmin: z.boolean(),
    subscribed: z.boolean(),
  }),
});
