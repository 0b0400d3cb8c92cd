import * as z from 'zod';

/** Every way an operation can refuse, with its HTTP status. Exhaustive: a code without a status does not compile. */
export const statusOf = {
  'invalid-input': 400,
  unauthenticated: 401,
  'studio-closed': 401,
  'subscription-required': 402,
  forbidden: 403,
  'second-factor-required': 403,
  'not-found': 404,
  conflict: 409,
  'already-decided': 409,
  'decision-expired': 409,
  'in-progress': 409,
  'key-reused': 422,
  'automation-paused': 409,
  'no-integration': 409,
  'import-invalid': 422,
  'too-large': 413,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof statusOf;

export const errorCodes = Object.keys(statusOf) as [ErrorCode, ...ErrorCode[]];

/** One finding about one place of the input: a field's path, or a row of a file with its column. */
export const finding = z.object({
  path: z.string().describe('the field, as in `body.timezone`, or the column of a file'),
  row: z.int().min(1).optional().describe('the row of the file, its header being row 1'),
  column: z.string().optional().describe("what the file itself calls the field's column"),
  message: z.string(),
});
export type Finding = z.output<typeof finding>;

/** The answer of every refused request (RFC 9457), as `application/problem+json`. */
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
export type Problem = z.output<typeof problem>;

/** At most this many findings travel in one problem. */
export const problemFindingsMax = 100;
