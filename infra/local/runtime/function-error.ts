import type { FunctionFailure } from './thread-messages.ts';

/** A failed invocation: the function threw an exception, exceeded its timeout, or lost its thread. */
export class FunctionError extends Error {
  readonly errorType: string;
  readonly trace: string;

  constructor(functionName: string, { errorType, errorMessage, trace }: FunctionFailure) {
    super(`${functionName}: ${errorMessage}`);
    this.name = 'FunctionError';
    this.errorType = errorType;
    this.trace = trace;
  }
}

export const timedOut = (timeoutSeconds: number): FunctionFailure => ({
  errorType: 'Sandbox.Timedout',
  errorMessage: `Task timed out after ${timeoutSeconds.toFixed(2)} seconds`,
  trace: '',
});

export const ended = (cause: string): FunctionFailure => ({
  errorType: 'Runtime.ExitError',
  errorMessage: `Runtime exited: ${cause}`,
  trace: '',
});

/** Lambda's log line, in JSON, for an exception that a function does not catch. */
export function lineOf(
  { requestId, failure }: { requestId?: string | undefined; failure: FunctionFailure },
  at: Date,
): string {
  const { errorType, errorMessage, trace } = failure;
  return JSON.stringify({
    timestamp: at.toISOString(),
    level: 'ERROR',
    ...(requestId === undefined ? {} : { requestId }),
    message: { errorType, errorMessage, stackTrace: trace === '' ? [] : trace.split('\n') },
  });
}
