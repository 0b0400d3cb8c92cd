import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { importView } from './import.ts';

/**
 * Removes the rows that an import has added, whether it is completed or was cut short. A job removes what the import created and nobody has
 * changed since, and restores the bookings that it changed; `imports.getImport` returns its progress and what stays. A second request while the job runs returns
 * its progress; after a failure it continues the job.
 */
export const takeBack = operation({
  id: 'imports.takeBack',
  method: 'POST',
  path: '/api/imports/{importId}/taking-back',
  access: 'subscriber',
  allowance: 'taking-back',
  summary: 'Take back the rows of an import',
  params: z.strictObject({ importId: ulid }),
  output: importView,
  errors: ['not-found', 'conflict'],
});
