import * as z from 'zod';
import { importField } from './fields.ts';
import { previewRowsMax, problemsPageMax } from './limits.ts';
import { rowMistake } from './row-mistake.ts';

/** A cell of the file: its position in the row, the name of its column, and its content, which may be truncated. */
const cell = z.strictObject({
  column: z.int().min(0),
  name: z.string().nullable().describe('null for a cell beyond the last column'),
  text: z.string().describe('the text including repairs'),
  from: z
    .string()
    .nullable()
    .describe('the value in the file, by which all rows with it can be repaired; null if it is too long'),
});

/** One kind of mistake: the rows that have it, and the cells of the first such row. */
export const rowProblem = z.strictObject({
  path: z.string().describe('the field, or `row`'),
  message: z.string(),
  mistake: rowMistake.optional().describe('the mistake described in `message`, if it is one of these'),
  rows: z.int().min(1).describe('number of rows with this problem'),
  row: z.int().min(1).describe('the first row with this problem'),
  cells: z.array(cell).describe('the cells of this row that can be repaired'),
  isOfValue: z
    .boolean()
    .describe(
      'whether every row with this value has the problem, so that all can be repaired or excluded together',
    ),
});
export type RowProblem = z.output<typeof rowProblem>;

/** A row as it will be stored, or a row that would be refused. */
export const previewRow = z.strictObject({
  row: z.int().min(1),
  why: z.enum(['first', 'unusual', 'failing']),
  unusual: z
    .strictObject({ field: importField, oddity: z.enum(['high', 'low', 'early', 'late', 'long', 'format']) })
    .nullable(),
  values: z
    .array(z.strictObject({ field: importField, text: z.string() }))
    .describe(
      'as stored, with dates as YYYY-MM-DD and times as HH:mm; for failing rows as written in the file',
    ),
  failing: z.array(importField).describe('the fields that cannot be read'),
});
export type PreviewRow = z.output<typeof previewRow>;

/** The rows that an import by a plan would store, and those that it would refuse. */
export const previewView = z.strictObject({
  previewId: z.string().describe('the preview of this plan'),
  status: z.enum(['running', 'ready', 'failed']),
  problem: z.string().nullable().describe('why the file could not be checked'),
  rows: z.strictObject({
    read: z.int(),
    failing: z.int(),
    leftOut: z.int().describe('excluded by the owner or by their status'),
    cancelling: z
      .int()
      .optional()
      .describe('rows that only call a class or a booking cancelled; none of them is stored'),
  }),
  sample: z
    .array(previewRow)
    .max(previewRowsMax)
    .describe('the first rows, unusual ones, and some that fail'),
  problems: z.array(rowProblem).max(problemsPageMax).describe('one page, in the order of the file'),
  problemsTotal: z.int(),
  cursor: z.string().nullable(),
});
export type PreviewView = z.output<typeof previewView>;
