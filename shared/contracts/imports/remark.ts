import * as z from 'zod';
import { columnRemarks, countedRemarks, plainRemarks } from '../../core/csv/remark.ts';
import { importField } from './fields.ts';
export type { Remark } from '../../core/csv/remark.ts';
import { columnsMax } from './limits.ts';

/** A remark about how an owner's file was understood, as a code and its facts. Each screen words it in its language. */
export const remark = z.discriminatedUnion('code', [
  z.strictObject({ code: z.enum(plainRemarks) }),
  z.strictObject({ code: z.enum(countedRemarks), count: z.int().min(1) }),
  z.strictObject({ code: z.enum(columnRemarks), column: z.string().describe("the column's title") }),
  z.strictObject({ code: z.literal('fields-missing'), fields: z.array(importField).min(1) }),
  z.strictObject({
    code: z.literal('class-name-uncertain'),
    column: z.string().describe('the title of the column that is used as the name'),
    others: z
      .array(z.string())
      .min(1)
      .max(columnsMax)
      .describe('titles of other columns that could be the name'),
  }),
]);
