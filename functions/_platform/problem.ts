import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type * as z from 'zod';
import {
  problemFindingsMax,
  statusOf,
  type ErrorCode,
  type Finding,
  type ProblemDetails,
} from '#shared/contracts/errors.ts';
import { Failure } from '#shared/contracts/failure.ts';

const titles: Record<ErrorCode, string> = {
  'invalid-input': 'Something in the request is not right',
  unauthenticated: 'Please sign in',
  'studio-closed': 'This studio has been closed',
  'subscription-required': 'An active subscription is needed',
  forbidden: 'Not allowed',
  'second-factor-required': 'An authenticator app is needed',
  'not-found': 'Not found',
  conflict: 'It was changed meanwhile',
  'already-decided': 'Already decided',
  'decision-expired': 'Too late for this decision',
  'automation-paused': 'Automation is paused',
  'no-integration': 'No integration is connected',
  'in-progress': 'Still being processed',
  'key-reused': 'This key was used before',
  'import-invalid': 'The file has errors',
  'too-large': 'Too large',
  'too-many-requests': 'Too many requests',
  internal: 'Something went wrong on our side',
  unavailable: 'Not available right now',
};

/** Turns a schema's errors into findings, each with its field. */
export const findingsOf = (error: z.ZodError, where: string): Finding[] =>
  error.issues.map(({ path, message }) => ({ path: [where, ...path].join('.'), message }));

/** Turns any thrown value into a failure that may be shown. */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof Failure
    ? thrown
    : new Failure('internal', 'The request could not be completed. Please try again.', [], thrown);

/** The default wait if it is unknown when a permit will be free. */
const retryAfterSecondsDefault = 60;

const retryAfter = ({ code, retryAfterSeconds = retryAfterSecondsDefault }: Failure) =>
  code === 'too-many-requests' || code === 'in-progress' ? { 'retry-after': String(retryAfterSeconds) } : {};

/** All error responses have this form: application/problem+json. */
export function problemAnswer(failure: Failure, requestId: string): APIGatewayProxyStructuredResultV2 {
  const body: ProblemDetails = {
    type: `/problems/${failure.code}`,
    title: titles[failure.code],
    status: statusOf[failure.code],
    code: failure.code,
    detail: failure.message,
    requestId,
    ...(failure.findings.length > 0 && {
      findings: failure.findings.slice(0, problemFindingsMax),
      findingsTotal: failure.findings.length,
    }),
  };
  return {
    statusCode: body.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...retryAfter(failure),
    },
    body: JSON.stringify(body),
  };
}
