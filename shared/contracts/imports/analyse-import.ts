import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { importView } from './import.ts';
import { headerRowMax } from './plan.ts';

/**
 * Reads the uploaded file and identifies its columns. It is read again if a person selects its header row. A small file
 * is read immediately, a larger one by a worker: then the status is `analysing` until `imports.getImport` returns
 * another.
 */
export const analyseImport = operation({
  id: 'imports.analyseImport',
  method: 'POST',
  path: '/api/imports/{importId}/analysis',
  access: 'subscriber',
  allowance: 'analysis',
  summary: "Analyse an uploaded file's columns",
  params: z.strictObject({ importId: ulid }),
  body: z.strictObject({
    headerRow: z
      .int()
      .min(0)
      .max(headerRowMax)
      .optional()
      .describe("the header's row, counted from 1; 0 if there is none. Detected if it is not given."),
  }),
  output: importView,
  errors: ['not-found', 'conflict', 'import-invalid', 'too-large'],
});
