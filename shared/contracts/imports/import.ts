import * as z from 'zod';
import { finding } from '../errors.ts';
import { instant, ulid } from '../values.ts';
import { importKind } from './fields.ts';
import { importResult } from './import-result.ts';
import { analysis } from './plan.ts';
import { takingBackView } from './taking-back.ts';

/** Maximum size of a file, in bytes. */
export const importBytesMax = 100 * 1024 * 1024;
/** Maximum number of data rows in a file. */
export const importRowsMax = 1_000_000;
/** Maximum size of a cell, in bytes. */
export const cellBytesMax = 32 * 1024;
/** Maximum number of simultaneous imports per studio. */
export const importsAtOnceMax = 3;
/** Number of days that an uploaded file is stored. */
export const uploadRetentionDays = 7;
/**
 * Number of days after its start in which an import can be removed again. It is one less than the file's storage time,
 * because the file's rows are needed.
 */
export const takeBackDaysMax = uploadRetentionDays - 1;
/** Maximum number of findings in an import; the file of rejected rows contains all of them. */
export const importFindingsMax = 100;
/** Maximum number of skipped rows that an import names. */
export const skippedRowsShownMax = 20;

/**
 * The status of an import: `uploading` (waiting for the file) → `analysing` → `awaiting-confirmation` → `checking` (all
 * rows, before the first is written) → `importing` → `completed`. It can also end as `failed` or `cancelled`.
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
    rowsTotal: z.int().nullable().describe('null until the whole file has been read'),
    rowsChecked: z.int(),
    rowsDone: z.int(),
  }),
  rowsLeftOut: z
    .int()
    .describe(
      'rows that the owner or their status excluded, counted when the file was checked; cancelled classes and cancelled bookings that are not known, when the import is completed',
    ),
  result: importResult
    .nullable()
    .describe(
      'while rows are written: the counts so far; of a cancelled or failed import: what remains of it',
    ),
  resultIs: z
    .enum(['growing', 'final', 'least'])
    .describe(
      '`growing`: rows are still being written, possibly after a cancellation or failure; `least`: there may be more, because some rows were abandoned before they were counted',
    ),
  problem: z.string().nullable().describe('a sentence for the owner that says why it failed'),
  findings: z.array(finding).max(importFindingsMax),
  findingsTotal: z.int(),
  skippedReasons: z
    .array(z.strictObject({ reason: z.string(), rows: z.int() }))
    .max(10)
    .describe(
      'why rows were skipped or left cancelled, or cancelled classes or earlier places of a booking stay, most frequent first',
    ),
  skippedRows: z
    .array(z.strictObject({ row: z.int(), className: z.string(), reason: z.string() }))
    .max(skippedRowsShownMax)
    .describe('the first of these rows, in the order of the file, when the import is completed'),
  takingBack: takingBackView.nullable().describe('null if taking back its rows was not requested'),
  allowedActions: z.array(z.enum(['analyse', 'confirm', 'cancel', 'download-rejected', 'take-back'])),
});
export type ImportView = z.output<typeof importView>;
