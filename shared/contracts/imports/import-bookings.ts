import * as z from 'zod';
import { operation } from '../operation.ts';
import { csvData, importResult } from './import-result.ts';

/**
 * Imports bookings in the template's columns, all or none. A booking is identified by its class, customer, booking
 * time and type. Rows of unknown classes are skipped and counted. A cancelled booking stays cancelled whatever the
 * file says, and is counted too.
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
