import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { importView } from './import.ts';

/**
 * Reads the uploaded file and says what it holds. A small file is read at once; a larger one by a worker,
 * and the answer's status is `analysing` until `imports.getImport` says otherwise.
 */
export const analyseImport = operation({
  id: 'imports.analyseImport',
  method: 'POST',
  path: '/api/imports/{importId}/analysis',
  access: 'subscriber',
  summary: "Understand an uploaded file's columns",
  params: z.strictObject({ importId: ulid }),
  output: importView,
  errors: ['not-found', 'conflict', 'import-invalid', 'too-large'],
});
