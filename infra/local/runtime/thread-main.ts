/* oxlint-disable unicorn/require-post-message-target-origin -- a thread is no window: it has no origin */
// The first code of a function's thread: it sets up an environment like Lambda's and then handles events.
import { flushCompileCache } from 'node:module';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { bytesOf, createThreadMetering } from './thread-metering.ts';
import type { FromThread, FunctionFailure, ThreadData, ToThread } from './thread-messages.ts';
import { nameSources } from './thread-traces.ts';

type Handler = (event: unknown, context: object) => unknown;

const data = workerData as ThreadData;
const offsetMs = new Float64Array(data.clock);
const machineMs = (): number => performance.timeOrigin + performance.now();
const send = (message: FromThread): void => parentPort?.postMessage(message);

function moveDate(): void {
  const now = () => Math.floor(machineMs() + (offsetMs[0] ?? 0));
  const machineDate = Date;
  globalThis.Date = new Proxy(machineDate, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    apply: () => new machineDate(now()).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown),
  });
}

// Sent as a message, not through a stream, so that a call's output arrives before its result.
function sendOutput(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.write = (chunk: Uint8Array | string, encodingOrDone?: unknown, done?: unknown) => {
      send({ type: 'log', text: typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString() });
      const callback = typeof encodingOrDone === 'function' ? encodingOrDone : done;
      if (typeof callback === 'function') process.nextTick(callback);
      return true;
    };
}

const failureOf = (error: unknown): FunctionFailure =>
  error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, trace: error.stack ?? '' }
    : { errorType: typeof error, errorMessage: String(error), trace: '' };

const contextOf = ({ requestId, deadlineMs }: ToThread) => ({
  awsRequestId: requestId,
  callbackWaitsForEmptyEventLoop: true,
  functionName: data.functionName,
  functionVersion: '$LATEST',
  invokedFunctionArn: data.functionArn,
  memoryLimitInMB: String(data.memoryMegabytes),
  logGroupName: `/aws/lambda/${data.functionName}`,
  logStreamName: 'local',
  getRemainingTimeInMillis: () => Math.max(0, Math.round(deadlineMs - machineMs())),
});

const startMetering = createThreadMetering(
  new Set(
    Object.entries(process.env).flatMap(([name, address = '']) =>
      name.startsWith('AWS_ENDPOINT_URL') ? [new URL(address).host] : [],
    ),
  ),
);

let isFirst = true;

async function serve(handler: Handler, call: ToThread): Promise<void> {
  const { requestId } = call;
  const usage = startMetering(isFirst ? 'first' : 'later');
  isFirst = false;
  try {
    const answer = await handler(JSON.parse(call.event), contextOf(call));
    const result = JSON.stringify(answer) ?? 'null';
    send({ type: 'usage', usage: usage(bytesOf(result, answer)) });
    send({ type: 'result', requestId, result });
  } catch (error) {
    send({ type: 'usage', usage: usage(0) });
    send({ type: 'failure', requestId, failure: failureOf(error) });
  }
}

async function loadHandler(): Promise<Handler> {
  const loaded = (await import(pathToFileURL(data.file).href)) as Record<string, unknown>;
  const handler = loaded[data.exportName];
  if (typeof handler !== 'function') throw new Error(`${data.file} exports no ${data.exportName}`);
  return handler as Handler;
}

// Node.js has already read this variable, and it must not be part of the function's environment.
delete process.env['NODE_COMPILE_CACHE'];
moveDate();
sendOutput();
nameSources(data.file);
const load = startMetering('load');
try {
  const handler = await loadHandler();
  send({ type: 'usage', usage: load(0) });
  parentPort?.on('message', (call: ToThread) => void serve(handler, call));
  send({ type: 'ready' });
  // Node.js would write its cache of compiled code when this thread ends, too late for the threads that start meanwhile.
  flushCompileCache();
} catch (error) {
  send({ type: 'failure', requestId: undefined, failure: failureOf(error) });
  process.exitCode = 1;
}
