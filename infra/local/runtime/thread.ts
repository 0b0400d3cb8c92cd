/* oxlint-disable unicorn/require-post-message-target-origin -- a thread is no window: it has no origin */
import { performance } from 'node:perf_hooks';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import type { LocalFunction } from '../assembly/functions.ts';
import type { Clock } from './clock.ts';
import { ended, FunctionError, lineOf, timedOut } from './function-error.ts';
import type { FromThread, FunctionFailure, ThreadData, ThreadUsage, ToThread } from './thread-messages.ts';

/** One execution environment of a function: a thread that handles one event at a time. */
export type Thread = {
  busy: () => boolean;
  alive: () => boolean;
  invoke: (event: unknown) => Promise<unknown>;
  /** All that its memory holds and can still be reached, as V8 writes it down. */
  heap: () => Promise<string>;
  /** Ends the thread as AWS would end a killed environment; what it is doing fails. */
  kill: (cause: string) => Promise<void>;
};

export type ThreadOptions = {
  function: LocalFunction;
  environment: Record<string, string>;
  clock: Clock;
  onLog: (text: string) => void;
  onUsage: (usage: ThreadUsage) => void;
};

type Call = {
  requestId: string;
  resolve: (result: unknown) => void;
  reject: (failure: FunctionFailure) => void;
  timer?: NodeJS.Timeout;
};

/** Left to itself each thread keeps some fifty megabytes of room for what is soon thrown away. */
const youngGenerationMegabytesMax = 16;

/** What a thread compiled, the next one has at once: where Node keeps it by itself. */
const compiledDir = (): string => join(tmpdir(), 'node-compile-cache');

const bootstrap = new URL('./thread-main.ts', import.meta.url);

const startWorker = ({ function: target, environment, clock }: ThreadOptions): Worker => {
  const [module = '', exportName = ''] = target.handler.split('.');
  const workerData: ThreadData = {
    file: join(target.codeDir, `${module}.mjs`),
    exportName,
    functionName: target.name,
    functionArn: target.arn,
    memoryMegabytes: target.memoryMegabytes,
    clock: clock.shared,
  };
  return new Worker(bootstrap, {
    workerData,
    env: { ...environment, NODE_COMPILE_CACHE: compiledDir() },
    name: target.name,
    resourceLimits: {
      maxOldGenerationSizeMb: target.memoryMegabytes,
      maxYoungGenerationSizeMb: youngGenerationMegabytesMax,
    },
  });
};

export function createThread(options: ThreadOptions): Thread {
  const { function: target, clock, onLog, onUsage } = options;
  const worker = startWorker(options);
  let alive = true;
  let call: Call | undefined;
  const settle = (finish: (call: Call) => void) => {
    const finished = call;
    call = undefined;
    clearTimeout(finished?.timer);
    if (finished) finish(finished);
  };
  const fail = (failure: FunctionFailure) => settle(({ reject }) => reject(failure));
  const end = async (failure: FunctionFailure) => {
    alive = false;
    fail(failure);
    await worker.terminate();
  };
  worker.on('message', (message: FromThread) => {
    if (message.type === 'log') onLog(message.text);
    if (message.type === 'usage') onUsage(message.usage);
    if (message.type === 'result') settle(({ resolve }) => resolve(JSON.parse(message.result)));
    if (message.type === 'failure') {
      onLog(lineOf(message, clock.now()));
      if (message.requestId === undefined) void end(message.failure);
      else fail(message.failure);
    }
  });
  worker.on('error', (error) => {
    const failure = ended(String(error));
    onLog(lineOf({ failure }, clock.now()));
    void end(failure);
  });
  worker.on('exit', (code) => void end(ended(`exit status ${code}`)));

  return {
    busy: () => call !== undefined,
    alive: () => alive,
    kill: (cause) => end(ended(cause)),
    heap: async () => text(await worker.getHeapSnapshot()),
    invoke: (event) =>
      new Promise((resolve, reject) => {
        const requestId = randomUUID();
        const timeoutMs = target.timeoutSeconds * 1000;
        const deadlineMs = performance.timeOrigin + performance.now() + timeoutMs;
        call = {
          requestId,
          resolve,
          reject: (failure) => reject(new FunctionError(target.name, failure)),
          timer: setTimeout(() => void end(timedOut(target.timeoutSeconds)), timeoutMs),
        };
        const message: ToThread = { requestId, event: JSON.stringify(event), deadlineMs };
        worker.postMessage(message);
      }),
  };
}
