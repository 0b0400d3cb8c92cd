import * as z from 'zod';

/** The largest file that can be imported within one request, in characters. */
export const csvCharactersMax = 1_000_000;
/**
 * Maximum number of data rows in such a file: a week's classes of a large studio. `imports.createImport` accepts larger
 * files.
 */
export const csvRowsMax = 500;

/** The text of a CSV file. */
export const csvData = z
  .string()
  .min(1, 'The file is empty')
  .max(csvCharactersMax, `The file must have at most ${csvCharactersMax.toLocaleString('en')} characters`)
  .describe(
    `a CSV file with a header and at most ${csvRowsMax} rows; POST /api/imports accepts larger files`,
  );

export const importResult = z.strictObject({
  imported: z.int().describe('rows that created something'),
  updated: z.int().describe('rows that changed something'),
  unchanged: z.int().describe('rows that changed nothing'),
  skipped: z.int().describe('booking rows whose class is not in the schedule'),
  cancelled: z.int().min(1).optional().describe('rows that cancelled a class of the schedule'),
  cancelledBefore: z
    .int()
    .min(1)
    .optional()
    .describe('rows that call a class cancelled that an earlier file had cancelled'),
  mayBeTwice: z
    .int()
    .min(1)
    .optional()
    .describe(
      'rows that created a booking although its client already had one of the same class; if these are most rows, a column was probably misunderstood',
    ),
  leftCancelled: z
    .int()
    .describe(
      'booking rows that stay cancelled, because a marketplace, an e-mail or the studio system reported a cancellation that the file does not contain',
    ),
});
