import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { importView } from './import.ts';

/**
 * Stops an import that has not ended. Rows that were written stay, and are counted; of an unconfirmed import, nothing
 * stays.
 */
export const cancelImport = operation({
  id: 'imports.cancelImport',
  method: 'POST',
  path: '/api/imports/{importId}/cancellation',
  access: 'subscriber',
  summary: 'Stop an import',
  params: z.strictObject({ importId: ulid }),
  output: importView,
  errors: ['not-found', 'conflict'],
});
