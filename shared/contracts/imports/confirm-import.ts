import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { importView } from './import.ts';
import { readingPlan } from './plan.ts';

/**
 * Takes the file in as the plan says. The whole file is checked before the first row is written; a plan
 * that carried a file to its end is remembered for files of the same columns. A small file is taken in at
 * once; a larger one by workers, and `imports.getImport` tells how far they are.
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
