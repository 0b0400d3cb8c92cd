import type { Finding } from './errors.ts';
import { statusOf, type ErrorCode } from './refusals.ts';

/**
 * The only error that clients can receive: an error code of the contract, a sentence that is safe to show, and
 * findings.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly findings: readonly Finding[];
  /** The delay after which a retry makes sense, if known. */
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

  /** Too many requests: the same request may be accepted after the given time. */
  static later(message: string, retryAfterSeconds: number): Failure {
    return new Failure('too-many-requests', message, [], undefined, retryAfterSeconds);
  }

  get status(): number {
    return statusOf[this.code];
  }
}
