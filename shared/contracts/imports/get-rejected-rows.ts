import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';

/** A download address, valid for a few minutes, of a CSV with the rejected rows and the reasons. */
export const getRejectedRows = operation({
  id: 'imports.getRejectedRows',
  method: 'GET',
  path: '/api/imports/{importId}/rejected-rows',
  access: 'subscriber',
  summary: 'The rejected rows of an import',
  params: z.strictObject({ importId: ulid }),
  output: z.strictObject({ fileName: z.string(), url: z.url() }),
  errors: ['not-found'],
});
