import * as z from 'zod';
import { rowMistake } from './imports/row-mistake.ts';
import { errorCodes } from './refusals.ts';

export * from './refusals.ts';

/**
 * One finding about one part of the input: a field's path, or a row of a file with its column. The schema is created on
 * first use, because every operation contains it and few requests need it.
 */
export const finding = z.lazy(() =>
  z.object({
    path: z.string().describe('the field, as in `body.timezone`, or the column of a file'),
    row: z.int().min(1).optional().describe('the row of the file; the header is row 1'),
    column: z.string().optional().describe("the column's title in the file"),
    message: z.string(),
    mistake: rowMistake
      .optional()
      .describe('a code for `message`, if it is about a row of a file and has one'),
  }),
);
export type Finding = z.output<typeof finding>;

/** The body of every refusal (RFC 9457), as `application/problem+json`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(errorCodes),
  detail: z.string(),
  requestId: z.string(),
  findings: z.array(finding).optional(),
  findingsTotal: z.int().optional().describe('the total number of findings; `findings` contains the first'),
});
export type ProblemDetails = z.output<typeof problem>;

/** Maximum number of findings in a problem. */
export const problemFindingsMax = 100;
