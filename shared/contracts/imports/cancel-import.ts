import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { importView } from './import.ts';

/**
 * Cancels an import that has not ended. Rows that were already written stay and are counted; an unconfirmed import
 * leaves nothing.
 */
export const cancelImport = operation({
  id: 'imports.cancelImport',
  method: 'POST',
  path: '/api/imports/{importId}/cancellation',
  access: 'subscriber',
  summary: 'Cancel an import',
  params: z.strictObject({ importId: ulid }),
  output: importView,
  errors: ['not-found', 'conflict'],
});
