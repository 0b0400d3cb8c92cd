import type { Finding } from './errors.ts';
import { statusOf, type ErrorCode } from './refusals.ts';

/** The one error that reaches the outside: a code of the contract, a sentence that is safe to show, findings. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly findings: readonly Finding[];
  /** The time until a retry makes sense, if it is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    findings: readonly Finding[] = [],
    cause?: unknown,
    retryAfterSeconds?: number,
  ) {
    super(message, { cause });
    this.code = code;
    this.findings = findings;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Too many requests for now: the same request may be accepted after that time. */
  static later(message: string, retryAfterSeconds: number): Failure {
    return new Failure('too-many-requests', message, [], undefined, retryAfterSeconds);
  }

  get status(): number {
    return statusOf[this.code];
  }
}
