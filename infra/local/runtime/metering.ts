import type { MeteredCall } from '../emulators/table/options.ts';
import type { RequestUsage, ThreadUsage } from './thread-messages.ts';

/** A function's usage. Everything that AWS bills per request is counted by its IAM action. */
export type Usage = {
  /** Calls to the table. */
  calls: number;
  readUnits: number;
  writeUnits: number;
  invocations: number;
  /** The number of invocations that were the first of their thread, and the CPU time of all others. */
  firsts: number;
  warmCpuMs: number;
  /** The number of threads started for the function so far, and the cost of loading its code and of first events. */
  starts: number;
  loadCpuMs: number;
  firstCpuMs: number;
  /** The handler's requests to AWS services, and to other hosts. */
  aws: RequestUsage;
  outside: RequestUsage;
  /** The size of the handler's results. */
  answerBytes: number;
  logBytes: number;
  /** The number of batches that the function received from queues. */
  batches: number;
  /** The number of these batches that came from standard queues, which are cheaper. */
  standardBatches: number;
  actions: Readonly<Record<string, number>>;
};

export type Metering = {
  onCall: (call: MeteredCall) => void;
  onAction: (accessKeyId: string, action: string, resourceArn: string) => void;
  onUsage: (functionName: string, usage: ThreadUsage) => void;
  onBatch: (functionName: string, queueArn: string) => void;
  onLog: (functionName: string, text: string) => void;
  /** The usage of a function since the last reset. The counts of its starts are not reset. */
  usageOf: (functionName: string) => Usage;
  /** The usage of every function that has run since the last reset. */
  usage: () => ReadonlyMap<string, Usage>;
  reset: () => void;
  /** Resets all usage, including the starts. */
  forget: () => void;
};

const noRequests: RequestUsage = { requests: 0, waitedMs: 0, lastedMs: 0 };

const plus = (left: RequestUsage, right: RequestUsage): RequestUsage => ({
  requests: left.requests + right.requests,
  waitedMs: left.waitedMs + right.waitedMs,
  lastedMs: left.lastedMs + right.lastedMs,
});

/** No usage. */
export const unused: Usage = {
  calls: 0,
  readUnits: 0,
  writeUnits: 0,
  invocations: 0,
  firsts: 0,
  warmCpuMs: 0,
  starts: 0,
  loadCpuMs: 0,
  firstCpuMs: 0,
  aws: noRequests,
  outside: noRequests,
  answerBytes: 0,
  logBytes: 0,
  batches: 0,
  standardBatches: 0,
  actions: {},
};

type Owners = { readonly functionOf: (accessKeyId: string) => { readonly name: string } | undefined };

/** Whether a queue is a standard queue, without FIFO order. */
const isStandard = (queueArn: string): boolean => !queueArn.endsWith('.fifo');

export function createMetering({ functionOf }: Owners): Metering {
  const used = new Map<string, Usage>();
  const usageOf = (functionName: string): Usage => used.get(functionName) ?? unused;
  const change = (functionName: string, next: (before: Usage) => Partial<Usage>): void => {
    const before = usageOf(functionName);
    used.set(functionName, { ...before, ...next(before) });
  };
  return {
    usageOf,
    usage: () => new Map([...used].filter(([, { invocations }]) => invocations > 0)),
    reset: () => {
      for (const [name, { starts, loadCpuMs, firstCpuMs }] of used)
        used.set(name, { ...unused, starts, loadCpuMs, firstCpuMs });
    },
    forget: () => used.clear(),
    onCall: ({ accessKeyId, readUnits, writeUnits }) => {
      const name = functionOf(accessKeyId)?.name;
      if (name === undefined) return;
      change(name, (before) => ({
        calls: before.calls + 1,
        readUnits: before.readUnits + readUnits,
        writeUnits: before.writeUnits + writeUnits,
      }));
    },
    onAction: (accessKeyId, requested, resourceArn) => {
      const name = functionOf(accessKeyId)?.name;
      // Table calls are metered in units instead, and a transaction checks rights more than once.
      if (name === undefined || requested.startsWith('dynamodb:')) return;
      const action =
        requested.startsWith('sqs:') && isStandard(resourceArn) ? `${requested}.standard` : requested;
      change(name, ({ actions }) => ({ actions: { ...actions, [action]: (actions[action] ?? 0) + 1 } }));
    },
    onUsage: (functionName, { kind, cpuMs, aws, outside, answerBytes }) =>
      change(functionName, (before) => {
        if (kind === 'load') return { loadCpuMs: before.loadCpuMs + cpuMs };
        return {
          invocations: before.invocations + 1,
          ...(kind === 'first'
            ? {
                starts: before.starts + 1,
                firsts: before.firsts + 1,
                firstCpuMs: before.firstCpuMs + cpuMs,
              }
            : { warmCpuMs: before.warmCpuMs + cpuMs }),
          aws: plus(before.aws, aws),
          outside: plus(before.outside, outside),
          answerBytes: before.answerBytes + answerBytes,
        };
      }),
    onBatch: (functionName, queueArn) =>
      change(functionName, ({ batches, standardBatches }) => ({
        batches: batches + 1,
        standardBatches: standardBatches + (isStandard(queueArn) ? 1 : 0),
      })),
    onLog: (functionName, text) =>
      change(functionName, ({ logBytes }) => ({ logBytes: logBytes + Buffer.byteLength(text) })),
  };
}
