import * as z from 'zod';
import { limitMistakes, plainMistakes } from '../../core/csv/row-mistake.ts';

export type { RowMistake } from '../../core/csv/row-mistake.ts';

/**
 * A mistake in a row of a file, as a code and its facts. Each screen words it in its language. The schema is created on
 * first use, because every operation contains it as a part of its findings.
 */
export const rowMistake = z.lazy(() =>
  z.discriminatedUnion('code', [
    z.strictObject({ code: z.enum(plainMistakes) }),
    z.strictObject({ code: z.enum(limitMistakes), most: z.int().min(1) }),
    z.strictObject({
      code: z.literal('date'),
      format: z.string().describe('the date format of this column, such as DD/MM/YYYY'),
      withTime: z.boolean().describe('whether a time may follow the date'),
    }),
    z.strictObject({ code: z.literal('skipped-time'), date: z.string(), time: z.string() }),
    z.strictObject({ code: z.literal('together-above-capacity'), places: z.int(), capacity: z.int() }),
    z.strictObject({ code: z.literal('same-class'), row: z.int().describe('the row that contradicts it') }),
  ]),
);
