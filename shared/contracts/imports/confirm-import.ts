import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { importView } from './import.ts';
import { readingPlan } from './plan.ts';

/**
 * Imports the file by the plan. The whole file is checked before the first row is written, and a successful plan is
 * remembered for files with the same columns. A small file is imported immediately, a larger one by workers:
 * `imports.getImport` returns their progress.
 */
export const confirmImport = operation({
  id: 'imports.confirmImport',
  method: 'POST',
  path: '/api/imports/{importId}/confirmation',
  access: 'subscriber',
  allowance: 'confirmation',
  summary: 'Import an analysed file',
  params: z.strictObject({ importId: ulid }),
  body: z.strictObject({ plan: readingPlan }),
  output: importView,
  errors: ['not-found', 'conflict', 'import-invalid'],
});
