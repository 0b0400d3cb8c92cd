import * as messages from '#messages/api';
import type { ErrorCode, Finding } from '#shared/contracts/errors.ts';

/** Why a call failed: the server's code, `network` if there was no response, or `timeout` if it took too long. */
export type ApiProblemCode = ErrorCode | 'network' | 'timeout';

export class ApiProblem extends Error {
  readonly code: ApiProblemCode;
  readonly status: number;
  readonly findings: readonly Finding[];
  /** The total number of findings; `findings` holds only the first ones. */
  readonly findingsTotal: number;
  readonly requestId: string | undefined;

  constructor(
    code: ApiProblemCode,
    detail: string,
    more: { status?: number; findings?: readonly Finding[]; findingsTotal?: number; requestId?: string } = {},
  ) {
    super(detail);
    this.name = 'ApiProblem';
    this.code = code;
    this.status = more.status ?? 0;
    this.findings = more.findings ?? [];
    this.findingsTotal = more.findingsTotal ?? this.findings.length;
    this.requestId = more.requestId;
  }
}

/** True if a retry may help: there was no response, or the server failed. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 0 || error.status === 429 || error.status >= 500);

/** The message of a failure for a person. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiProblem)
    return error.status >= 500 && error.requestId
      ? messages.messageRequestRequestId(error.message, error.requestId)
      : error.message;
  return messages.somethingWentWrongPleaseTryAgain;
}
