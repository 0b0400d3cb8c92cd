/** The data that a thread starts with. */
export type ThreadData = {
  file: string;
  exportName: string;
  functionName: string;
  functionArn: string;
  memoryMegabytes: number;
  clock: SharedArrayBuffer;
};

/** A message from the twin to a thread. Times are the machine's, not the twin's. */
export type ToThread = { requestId: string; event: string; deadlineMs: number };

/** The number of requests, the time during which at least one was running, and the sum of their durations. */
export type RequestUsage = { requests: number; waitedMs: number; lastedMs: number };

/** The usage for loading a function's code, for a thread's first event, or for a later one. */
export type ThreadUsage = {
  kind: 'load' | 'first' | 'later';
  /** The CPU time of this thread only. */
  cpuMs: number;
  /** Requests to AWS services, and to other hosts. */
  aws: RequestUsage;
  outside: RequestUsage;
  answerBytes: number;
};

export type FunctionFailure = { errorType: string; errorMessage: string; trace: string };

/** A message from a thread to the twin. Results are JSON, as on Lambda. */
export type FromThread =
  | { type: 'ready' }
  | { type: 'log'; text: string }
  | { type: 'usage'; usage: ThreadUsage }
  | { type: 'result'; requestId: string; result: string }
  | { type: 'failure'; requestId: string | undefined; failure: FunctionFailure };
