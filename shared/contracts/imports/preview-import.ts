import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { readingPlan } from './plan.ts';
import { previewView } from './preview.ts';

/**
 * Checks every row of an analysed file by a plan without importing anything. `imports.getPreview` returns how rows
 * would be stored, and which would be refused and why. A small file is checked immediately, a larger one by a worker:
 * then the status is `running`. Only the newest preview of an import is stored.
 */
export const previewImport = operation({
  id: 'imports.previewImport',
  method: 'POST',
  path: '/api/imports/{importId}/preview',
  access: 'subscriber',
  allowance: 'preview',
  withoutKey: 'It checks a file and stores the result under the same name each time.',
  summary: "Preview how an analysed file's rows would be stored",
  params: z.strictObject({ importId: ulid }),
  body: z.strictObject({ plan: readingPlan }),
  output: previewView.pick({ previewId: true, status: true }),
  errors: ['not-found', 'conflict', 'import-invalid'],
});
