import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { importView } from './import.ts';

/**
 * Takes the rows back that an import left which was cancelled or failed. A job removes what the import made and nobody
 * touched since; `imports.getImport` says how far it is, and what stays. Asked again while it runs, it is answered how
 * far that is; where it failed, it goes on.
 */
export const takeBack = operation({
  id: 'imports.takeBack',
  method: 'POST',
  path: '/api/imports/{importId}/taking-back',
  access: 'subscriber',
  allowance: 'taking-back',
  summary: 'Take back the rows of an import that was cut short',
  params: z.strictObject({ importId: ulid }),
  output: importView,
  errors: ['not-found', 'conflict'],
});
