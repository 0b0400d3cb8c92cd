import * as messages from '#messages/api';
import type { ErrorCode, Finding } from '#shared/contracts/errors.ts';

/** Why a call failed: the server's code, or that no answer came (`network`), or none in time (`timeout`). */
export type ApiProblemCode = ErrorCode | 'network' | 'timeout';

export class ApiProblem extends Error {
  readonly code: ApiProblemCode;
  readonly status: number;
  readonly findings: readonly Finding[];
  /** How many findings there are in all; `findings` holds the first ones. */
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

/** True when trying again may help: no answer, or a fault on the server's side. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 0 || error.status === 429 || error.status >= 500);

/** A failure in words for a person. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiProblem)
    return error.status >= 500 && error.requestId
      ? messages.messageRequestRequestId(error.message, error.requestId)
      : error.message;
  return messages.somethingWentWrongPleaseTryAgain;
}
