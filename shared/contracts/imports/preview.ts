import * as z from 'zod';
import { importField } from './fields.ts';
import { previewRowsMax, problemsPageMax } from './limits.ts';
import { rowMistake } from './row-mistake.ts';

/** A cell of the file: its position in the row, the name of its column, and its content, which may be truncated. */
const cell = z.strictObject({
  column: z.int().min(0),
  name: z.string(),
  text: z.string().describe('with what was repaired'),
  from: z
    .string()
    .nullable()
    .describe(
      'as it stands in the file, by which it is repaired in all rows; null where it is too long for that',
    ),
});

/** One kind of mistake: the rows that have it, and the cells of the first such row. */
export const rowProblem = z.strictObject({
  path: z.string().describe('the field, or `row`'),
  message: z.string(),
  mistake: rowMistake.optional().describe('what `message` says, where it is one of these'),
  rows: z.int().min(1).describe('how many rows have it'),
  row: z.int().min(1).describe('the first of them in the file'),
  cells: z.array(cell).describe('what in this row can be repaired'),
  isOfValue: z
    .boolean()
    .describe('whether every row with this value has it, so that all can be repaired or left out together'),
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
    .describe('as stored: dates YYYY-MM-DD, times HH:mm; of a failing row as they stand in the file'),
  failing: z.array(importField).describe('the fields that cannot be read'),
});
export type PreviewRow = z.output<typeof previewRow>;

/** The rows that an import by a plan would store, and those that it would refuse. */
export const previewView = z.strictObject({
  previewId: z.string().describe('of this plan'),
  status: z.enum(['running', 'ready', 'failed']),
  problem: z.string().nullable().describe('why the file could not be checked'),
  rows: z.strictObject({
    read: z.int(),
    failing: z.int(),
    leftOut: z.int().describe('left out by their owner'),
  }),
  sample: z.array(previewRow).max(previewRowsMax).describe('the first rows, the strangest, some that fail'),
  problems: z.array(rowProblem).max(problemsPageMax).describe('a page, in the order of the file'),
  problemsTotal: z.int(),
  cursor: z.string().nullable(),
});
export type PreviewView = z.output<typeof previewView>;
