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
import type { HandedOver } from './handover.ts';
import { threadFile } from './thread-file.ts';
import { startTimeLimit } from './time-limit.ts';

/** One execution environment of a function: a thread that handles one event at a time. */
export type Thread = {
  busy: () => boolean;
  alive: () => boolean;
  invoke: (event: unknown) => Promise<unknown>;
  /** A V8 heap snapshot: everything reachable in the thread's memory. */
  heap: () => Promise<string>;
  /** Ends the thread like a killed Lambda environment; its current invocation fails. */
  kill: (cause: string) => Promise<void>;
  /** Leaves an idle thread to the next twin if possible; otherwise ends it. */
  leave: (cause: string) => Promise<void>;
};

export type ThreadOptions = {
  function: LocalFunction;
  environment: Record<string, string>;
  clock: Clock;
  onLog: (text: string) => void;
  onUsage: (usage: ThreadUsage) => void;
  /** The pool of idle threads that twins pass on. */
  found?: Pick<HandedOver, 'takeThread' | 'leaveThread'>;
};

type Call = {
  requestId: string;
  event: string;
  resolve: (result: unknown) => void;
  reject: (failure: FunctionFailure) => void;
  endLimit?: () => void;
};

/** Without this limit, each thread would keep some fifty megabytes for short-lived objects. */
const youngGenerationMegabytesMax = 16;

/** Node.js' cache of compiled code, so that the next thread need not compile it again. */
const compiledDir = (): string => join(tmpdir(), 'node-compile-cache');

const firstCode = threadFile();

/** A thread's data about its function. */
function dataOf({ function: target, clock }: ThreadOptions): ThreadData {
  const [module = '', exportName = ''] = target.handler.split('.');
  return {
    file: join(target.codeDir, `${module}.mjs`),
    exportName,
    functionName: target.name,
    functionArn: target.arn,
    memoryMegabytes: target.memoryMegabytes,
    clock: clock.shared,
  };
}

const startWorker = (options: ThreadOptions): Worker => {
  const { function: target, environment } = options;
  return new Worker(firstCode, {
    workerData: dataOf(options),
    env: { ...environment, NODE_COMPILE_CACHE: compiledDir() },
    name: target.name,
    resourceLimits: {
      maxOldGenerationSizeMb: target.memoryMegabytes,
      maxYoungGenerationSizeMb: youngGenerationMegabytesMax,
    },
  });
};

const messageOf = ({ requestId, event }: Call, timeoutMs: number): ToThread => ({
  requestId,
  event,
  deadlineMs: performance.timeOrigin + performance.now() + timeoutMs,
});

/** Identifies what a thread runs: threads with the same text are interchangeable. */
const runsOf = (options: ThreadOptions): string => {
  const { clock: _clock, ...data } = dataOf(options);
  return JSON.stringify([data, options.environment]);
};

type Heard = {
  ready: () => void;
  result: (result: string) => void;
  /** Makes the thread's current invocation fail. */
  fail: (failure: FunctionFailure) => void;
  /** Called when the thread could not start or has ended. */
  end: (failure: FunctionFailure) => void;
};

function listenTo(worker: Worker, { clock, onLog, onUsage }: ThreadOptions, heard: Heard): void {
  worker.on('message', (message: FromThread) => {
    if (message.type === 'ready') heard.ready();
    if (message.type === 'log') onLog(message.text);
    if (message.type === 'usage') onUsage(message.usage);
    if (message.type === 'result') heard.result(message.result);
    if (message.type === 'failure') {
      onLog(lineOf(message, clock.now()));
      if (message.requestId === undefined) heard.end(message.failure);
      else heard.fail(message.failure);
    }
  });
  worker.on('error', (error) => {
    onLog(lineOf({ failure: ended(String(error)) }, clock.now()));
    heard.end(ended(String(error)));
  });
  worker.on('exit', (code) => heard.end(ended(`exit status ${code}`)));
}

export function createThread(options: ThreadOptions): Thread {
  const { function: target } = options;
  const timeoutMs = target.timeoutSeconds * 1000;
  const runs = runsOf(options);
  const waiting = options.found?.takeThread(runs);
  const worker = waiting ?? startWorker(options);
  let alive = true;
  let isReady = waiting !== undefined;
  let hasLeft = false;
  let call: Call | undefined;
  const settle = (finish: (call: Call) => void) => {
    const finished = call;
    call = undefined;
    finished?.endLimit?.();
    if (finished) finish(finished);
  };
  const fail = (failure: FunctionFailure) => settle(({ reject }) => reject(failure));
  const end = async (failure: FunctionFailure) => {
    if (hasLeft) return;
    alive = false;
    fail(failure);
    await worker.terminate();
  };
  // As on AWS, the start does not count towards an event's time and has its own timeout.
  const begin = (begun: Call) => {
    begun.endLimit?.();
    begun.endLimit = startTimeLimit(timeoutMs, () => void end(timedOut(target.timeoutSeconds)));
    if (isReady) worker.postMessage(messageOf(begun, timeoutMs));
  };
  listenTo(worker, options, {
    ready: () => {
      isReady = true;
      if (call) begin(call);
    },
    result: (result) => settle(({ resolve }) => resolve(JSON.parse(result))),
    fail,
    end: (failure) => void end(failure),
  });

  return {
    busy: () => call !== undefined,
    alive: () => alive,
    kill: (cause) => end(ended(cause)),
    leave: async (cause) => {
      if (!options.found || !alive || !isReady || call) return end(ended(cause));
      alive = false;
      hasLeft = true;
      options.found.leaveThread(runs, worker);
    },
    heap: async () => text(await worker.getHeapSnapshot()),
    invoke: (event) =>
      new Promise((resolve, reject) => {
        call = {
          requestId: randomUUID(),
          event: JSON.stringify(event),
          resolve,
          reject: (failure) => reject(new FunctionError(target.name, failure)),
        };
        begin(call);
      }),
  };
}
