import * as z from 'zod';
import { operation } from '../operation.ts';
import { csvData, importResult } from './import-result.ts';

/**
 * Imports a class schedule in the template's columns. The whole file is checked before the first row is written; a
 * class is identified by name, start and room, so importing a file twice changes nothing.
 */
export const importSchedule = operation({
  id: 'imports.importSchedule',
  method: 'POST',
  path: '/api/imports/schedule',
  access: 'subscriber',
  allowance: 'import',
  summary: 'Import a class schedule from CSV',
  body: z.strictObject({ csvData }),
  output: importResult,
  errors: ['import-invalid', 'too-large', 'conflict', 'too-many-requests'],
});
