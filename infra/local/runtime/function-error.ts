import type { FunctionFailure } from './thread-messages.ts';

/** An invocation that failed: by an exception of the function's, by its time limit, or because its thread ended. */
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
