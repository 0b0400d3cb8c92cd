import * as z from 'zod';

/** The largest file that goes straight through the interface. */
export const csvCharactersMax = 4_000_000;

/** A CSV file's text. */
export const csvData = z
  .string()
  .min(1, 'The file is empty')
  .max(csvCharactersMax, `The file must have at most ${csvCharactersMax.toLocaleString('en')} characters`);

export const importResult = z.strictObject({
  imported: z.int().describe('rows that made something new'),
  updated: z.int().describe('rows that changed what was there'),
  unchanged: z.int().describe('rows that said what was known already'),
  skipped: z.int().describe('booking rows whose class is not in the schedule'),
  leftCancelled: z
    .int()
    .describe('booking rows without a cancellation that a marketplace, a mail or the studio system told of'),
});
