import * as z from 'zod';
import { rowMistake } from './imports/row-mistake.ts';
import { errorCodes } from './refusals.ts';

export * from './refusals.ts';

/** One finding about one part of the input: a field's path, or a row of a file with its column. */
export const finding = z.object({
  path: z.string().describe('the field, as in `body.timezone`, or the column of a file'),
  row: z.int().min(1).optional().describe('the row of the file, its header being row 1'),
  column: z.string().optional().describe("what the file itself calls the field's column"),
  message: z.string(),
  mistake: rowMistake.optional().describe('what `message` says of a row of a file, where it is one of these'),
});
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
  findingsTotal: z.int().optional().describe('how many there are in all; `findings` holds the first ones'),
});
export type ProblemDetails = z.output<typeof problem>;

/** Maximum number of findings in a problem. */
export const problemFindingsMax = 100;
