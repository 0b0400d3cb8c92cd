import * as z from 'zod';
import { text } from '../values.ts';
export type { Repairs } from '../../core/csv/plan.ts';

import {
  columnsMax,
  leftOutRowsMax,
  repairCharactersMax,
  repairsMax,
  sharedValueCharactersMax as textCharactersMax,
} from './limits.ts';

const rowNumber = z.int().min(1).max(10_000_000).describe('the row in the file, counted from 1');
/** A row may have more cells than the header; a repair can empty the extra ones. */
const column = z
  .int()
  .min(0)
  .max(columnsMax * 2)
  .describe('the position in the row, counted from 0');
const cellText = text().max(textCharactersMax);

const size = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/**
 * A person's corrections of a file's cells, and the rows that they excluded. The uploaded file itself never changes.
 * Its rows are repaired while they are read, so the same file with the same repairs always gives the same result.
 */
export const repairs = z
  .strictObject({
    cells: z
      .array(z.strictObject({ row: rowNumber, column, text: cellText }))
      .max(repairsMax)
      .default([])
      .describe('a new text for one cell of one row; it takes precedence over a repair of the value'),
    values: z
      .array(z.strictObject({ column, from: cellText, text: cellText }))
      .max(repairsMax)
      .default([])
      .describe('a new text for all cells of a column that contain `from`'),
    leftOutRows: z
      .array(rowNumber)
      .max(leftOutRowsMax)
      .default([])
      .describe('rows that are excluded from the import'),
    leftOutValues: z
      .array(z.strictObject({ column, from: cellText }))
      .max(repairsMax)
      .default([])
      .describe('rows whose cell in this column contains `from` are not imported'),
    leftOutFailing: z
      .int()
      .min(1)
      .optional()
      .describe(
        'the number of rows that still fail after these repairs and are excluded; with a different number nothing is imported',
      ),
  })
  .refine(
    ({ cells, values, leftOutValues }) => cells.length + values.length + leftOutValues.length <= repairsMax,
    `must be at most ${repairsMax} repairs`,
  )
  .refine(
    ({ cells, values, leftOutValues }) =>
      size(cells.map((one) => one.text)) +
        size(values.flatMap((one) => [one.from, one.text])) +
        size(leftOutValues.map((one) => one.from)) <=
      repairCharactersMax,
    `must have at most ${repairCharactersMax.toLocaleString('en')} characters together`,
  );
