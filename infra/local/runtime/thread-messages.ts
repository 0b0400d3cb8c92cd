/** The data that a thread starts with. */
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

/** The number of requests, the time during which at least one was under way, and the sum of their durations. */
export type RequestUsage = { requests: number; waitedMs: number; lastedMs: number };

/** The use of loading a function's code, or of handling an event: the thread's first one, or a later one. */
export type ThreadUsage = {
  kind: 'load' | 'first' | 'later';
  /** The processor time of the thread alone. */
  cpuMs: number;
  /** To AWS's services, and to all other hosts. */
  aws: RequestUsage;
  outside: RequestUsage;
  answerBytes: number;
};

export type FunctionFailure = { errorType: string; errorMessage: string; trace: string };

/** From a thread to the twin. Results are JSON, as on Lambda. */
export type FromThread =
  | { type: 'ready' }
  | { type: 'log'; text: string }
  | { type: 'usage'; usage: ThreadUsage }
  | { type: 'result'; requestId: string; result: string }
  | { type: 'failure'; requestId: string | undefined; failure: FunctionFailure };
