import { statusOf, type ErrorCode, type Finding } from './errors.ts';

/** The one error that reaches the outside: a code of the contract, a sentence that is safe to show, findings. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly findings: readonly Finding[];

  constructor(code: ErrorCode, message: string, findings: readonly Finding[] = [], cause?: unknown) {
    super(message, { cause });
    this.code = code;
    this.findings = findings;
  }

  get status(): number {
    return statusOf[this.code];
  }
}
