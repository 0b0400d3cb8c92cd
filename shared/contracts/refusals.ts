/** All error codes of operations, with their HTTP statuses. Exhaustive: a code without a status does not compile. */
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
