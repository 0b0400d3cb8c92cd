import * as z from 'zod';
import { dateFormats, reportKinds, type ReadingPlan, type Repairs } from '../../core/csv/plan.ts';
import { share, text } from '../values.ts';
import { importField } from './fields.ts';
import { columnsMax, sharedValueCharactersMax } from './limits.ts';
import { remark } from './remark.ts';
import { repairs } from './repairs.ts';

export type { DateFormat, ReadingPlan, TimeFormat } from '../../core/csv/plan.ts';
export { columnsMax };

export const encoding = z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']);
export const delimiter = z.enum([',', ';', '\t', '|']);

/** The last row that can be selected as a file's header. */
export const headerRowMax = 50;

/** The order of day, month and year in a date. */
export const dateFormat = z.enum(dateFormats);

export const timeFormat = z.enum(['12h', '24h', 'range-12h', 'range-24h', '12h-hour-only']);

/** The fields in one column: none if it is ignored, two if its cells contain both, as in '18/24'. */
export const columnFields = z.array(importField).max(3);

type SentRepairs = { readonly [Kind in keyof Repairs]?: Repairs[Kind] | undefined };
/** A plan as clients send it: kinds of repairs may be omitted. */
type SentPlan = Omit<ReadingPlan, 'repairs'> & { readonly repairs?: SentRepairs | undefined };

/** The plan for reading a file: detected, or made by a person. */
export const readingPlan: z.ZodType<ReadingPlan, SentPlan> = z.strictObject({
  columns: z
    .array(columnFields)
    .min(1)
    .max(columnsMax)
    .describe(
      'by position; if two columns have the same field, the later one is used, except for `fieldsOfTwoColumns`, which are combined',
    ),
  dateFormat: dateFormat
    .nullable()
    .describe('null if each date shows its own order, or the file has no dates'),
  timeFormat: timeFormat.nullable(),
  momentFormat: dateFormat
    .nullish()
    .describe('the format of booked_at and cancelled_at, if it differs from that of class_date'),
  decimalMark: z
    .enum(['.', ','])
    .nullish()
    .describe("the decimal separator of amounts such as '1.234', which otherwise mean thousands"),
  perPlaceColumns: z
    .array(z.int().min(0))
    .max(columnsMax)
    .optional()
    .describe('columns with amounts for each of several places; all other amounts are for a whole row'),
  values: z
    .partialRecord(importField, text().trim().min(1).max(sharedValueCharactersMax))
    .optional()
    .describe('values for required fields without a column; every row gets them, written as in a cell'),
  repairs: repairs.optional().describe('rows that a person repaired; not applied to other files'),
});

/** How a file was understood, before anything is written. */
export const analysis = z.strictObject({
  plan: readingPlan,
  csvColumns: z
    .array(z.string())
    .max(columnsMax)
    .describe("the columns' names; 'Column 3' if the file has no name for it"),
  confidence: share.describe('probability that the whole plan is right'),
  remarks: z
    .array(remark)
    .max(20)
    .optional()
    .describe('remarks for the owner; earlier analyses only have `warnings`'),
  warnings: z.array(z.string()).max(20).describe('the remarks in English'),
  previewRows: z.array(z.array(z.string())).max(3).describe('the first rows, as written in the file'),
  openDates: z
    .array(z.string())
    .max(3)
    .optional()
    .describe(
      'some class dates for which the order of day and month is unknown; `dateFormat` is then required for confirmation',
    ),
  report: z
    .enum(reportKinds)
    .optional()
    .describe('the kind of report, if the file contains no bookings and is not imported'),
  encoding,
  delimiter,
  headerRow: z.int().min(0).describe('the row in the file, counted from 1; 0 if the file has no header'),
  rowCount: z.int().min(0).describe('the number of data rows'),
  origin: z
    .enum(['detected', 'remembered', 'other-studios', 'second-opinion'])
    .describe(
      "`remembered`: the studio confirmed this plan for an earlier file with the same columns; `other-studios`: several studios confirmed these columns for files with the same header; `second-opinion`: a model proposed these columns and the file's values confirm them",
    ),
});
export type Analysis = z.output<typeof analysis>;
