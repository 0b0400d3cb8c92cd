import * as z from 'zod';
import { operation } from '../operation.ts';
import { cursor, storedTimezone } from '../values.ts';
import { importView } from './import.ts';

/**
 * The studio's imports, newest first, at most 25 per page, without their analyses and findings. Imports that were never
 * confirmed are omitted.
 */
export const listImports = operation({
  id: 'imports.listImports',
  method: 'GET',
  path: '/api/imports',
  access: 'subscriber',
  summary: 'History of imports',
  query: z.strictObject({ cursor: cursor.optional() }),
  output: z.strictObject({
    imports: z.array(importView.omit({ analysis: true, findings: true, skippedRows: true })),
    timezone: storedTimezone,
    cursor: cursor.nullable(),
  }),
});
