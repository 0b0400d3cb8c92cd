import type { MeteredCall } from '../emulators/table/options.ts';
import type { RequestUsage, ThreadUsage } from './thread-messages.ts';

/** The use of a function. Everything that AWS bills by the request is counted by its IAM action. */
export type Usage = {
  /** Calls to the table. */
  calls: number;
  readUnits: number;
  writeUnits: number;
  invocations: number;
  /** How many of these were the first of their threads, and how much of this machine's processor the others took. */
  firsts: number;
  warmCpuMs: number;
  /** Threads that were ever started for it, and what was spent on loading its code and on their first events. */
  starts: number;
  loadCpuMs: number;
  firstCpuMs: number;
  /** The handler's requests to AWS's services, and to all other hosts. */
  aws: RequestUsage;
  outside: RequestUsage;
  /** The size of the handler's results. */
  answerBytes: number;
  logBytes: number;
  /** Batches that a queue's poller handed to it. */
  batches: number;
  /** How many of these were from queues without an order, which are cheaper. */
  standardBatches: number;
  actions: Readonly<Record<string, number>>;
};

export type Metering = {
  onCall: (call: MeteredCall) => void;
  onAction: (accessKeyId: string, action: string, resourceArn: string) => void;
  onUsage: (functionName: string, usage: ThreadUsage) => void;
  onBatch: (functionName: string, queueArn: string) => void;
  onLog: (functionName: string, text: string) => void;
  /** The use of a function since the last reset. Its starts are not reset. */
  usageOf: (functionName: string) => Usage;
  /** The use of every function that has run since then. */
  usage: () => ReadonlyMap<string, Usage>;
  reset: () => void;
  /** The same, and the starts too. */
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

/** A queue that keeps no order. */
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
      // Calls to the table are metered in units, and a transaction asks for a right more than once.
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
