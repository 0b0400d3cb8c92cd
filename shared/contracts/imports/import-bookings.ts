import * as z from 'zod';
import { operation } from '../operation.ts';
import { csvData, importResult } from './import-result.ts';

/**
 * Imports bookings in the template's columns, all or none. A booking is known by its class, customer,
 * booking time and type; rows whose class is not in the schedule are skipped and counted.
 * What was told to be cancelled stays so whatever a file says, and is counted too.
 */
export const importBookings = operation({
  id: 'imports.importBookings',
  method: 'POST',
  path: '/api/imports/bookings',
  access: 'subscriber',
  allowance: 'import',
  summary: 'Import bookings from CSV',
  body: z.strictObject({ csvData }),
  output: importResult,
  errors: ['import-invalid', 'too-large', 'conflict', 'too-many-requests'],
});
