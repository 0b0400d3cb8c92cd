/** What a thread is started with. */
export type ThreadData = {
  file: string;
  exportName: string;
  functionName: string;
  functionArn: string;
  memoryMegabytes: number;
  clock: SharedArrayBuffer;
};

/** From the twin to a thread. Times are the machine's, not the twin's. */
export type ToThread = { requestId: string; event: string; deadlineMs: number };

export type FunctionFailure = { errorType: string; errorMessage: string; trace: string };

/** From a thread to the twin. Results are JSON, as Lambda carries them. */
export type FromThread =
  | { type: 'ready' }
  | { type: 'log'; text: string }
  | { type: 'result'; requestId: string; result: string }
  | { type: 'failure'; requestId: string | undefined; failure: FunctionFailure };
