import * as z from 'zod';
import { finding } from '../errors.ts';
import { instant, ulid } from '../values.ts';
import { importKind } from './fields.ts';
import { importResult } from './import-result.ts';
import { analysis } from './plan.ts';
import { takingBackView } from './taking-back.ts';

/** The largest file, in bytes. */
export const importBytesMax = 100 * 1024 * 1024;
/** The most data rows of a file. */
export const importRowsMax = 1_000_000;
/** The longest cell, in bytes. */
export const cellBytesMax = 32 * 1024;
/** How many imports of one studio may be under way at once. */
export const importsAtOnceMax = 3;
/** How many days an uploaded file is stored. */
export const uploadRetentionDays = 7;
/**
 * How many days after its start an import can be removed again. It is a day less than the file is stored, because the
 * file's rows are needed.
 */
export const takeBackDaysMax = uploadRetentionDays - 1;
/** How many findings travel with an import; the rejected rows' file has all. */
export const importFindingsMax = 100;

/**
 * The status of an import: `uploading` (the file is awaited) → `analysing` → `awaiting-confirmation` → `checking`
 * (every row, before the first is written) → `importing` → `completed`. It can also end as `failed` or `cancelled`.
 */
export const importStatus = z.enum([
  'uploading',
  'analysing',
  'awaiting-confirmation',
  'checking',
  'importing',
  'completed',
  'failed',
  'cancelled',
]);
export type ImportStatus = z.output<typeof importStatus>;

export const importView = z.strictObject({
  importId: ulid,
  kind: importKind,
  fileName: z.string(),
  sizeBytes: z.int(),
  status: importStatus,
  createdAt: instant,
  finishedAt: instant.nullable(),
  analysis: analysis.nullable(),
  progress: z.strictObject({
    rowsTotal: z.int().nullable().describe('null until the file was read to its end'),
    rowsChecked: z.int(),
    rowsDone: z.int(),
  }),
  rowsLeftOut: z.int().describe('rows that its owner left out, counted when the file was checked'),
  result: importResult
    .nullable()
    .describe('counts so far while rows are written; of one that was cancelled or failed, what of it stays'),
  resultIs: z
    .enum(['growing', 'final', 'least'])
    .describe(
      '`growing`: rows are being written, also of one that was cancelled or failed amid that; `least`: there may be more, for some rows were given up before they were counted',
    ),
  problem: z.string().nullable().describe('why it failed, in a sentence for the owner'),
  findings: z.array(finding).max(importFindingsMax),
  findingsTotal: z.int(),
  skippedReasons: z
    .array(z.strictObject({ reason: z.string(), rows: z.int() }))
    .max(10)
    .describe('why rows were skipped or left as cancelled, most frequent first'),
  takingBack: takingBackView.nullable().describe('null where nobody asked for its rows to be taken back'),
  allowedActions: z.array(z.enum(['analyse', 'confirm', 'cancel', 'download-rejected', 'take-back'])),
});
export type ImportView = z.output<typeof importView>;
