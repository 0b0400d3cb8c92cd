import type { LocalFunction } from '../assembly/functions.ts';
import type { Clock } from './clock.ts';
import { createIdleThreads, type IdleLimits, type IdleThreads } from './idle-threads.ts';
import type { ThreadUsage } from './thread-messages.ts';
import type { HandedOver } from './handover.ts';
import { createThreadSet, type ThreadSet } from './thread-set.ts';
import { createThread, type Thread } from './thread.ts';

/** Runs the app's functions. Each has its own threads, which start on demand. */
export type Lambdas = {
  /** Resolves to the handler's result. @throws FunctionError */
  invoke: (functionName: string, event: unknown) => Promise<unknown>;
  /** Kills the function's threads; returns the number of interrupted invocations. */
  crash: (functionName: string) => Promise<number>;
  /** Ends every thread once it is idle, so that the next event runs the code that is then on disk. */
  reload: () => void;
  /** The functions that are running now, one entry per invocation. */
  inFlight: () => string[];
  /** A heap snapshot of each of a function's threads. */
  heapsOf: (functionName: string) => Promise<string[]>;
  /** The current number of threads. */
  threads: () => number;
  close: () => Promise<void>;
};

export type LambdasOptions = {
  functions: readonly LocalFunction[];
  environmentOf: (target: LocalFunction) => Record<string, string>;
  clock: Clock;
  onLog: (functionName: string, text: string) => void;
  onUsage?: (functionName: string, usage: ThreadUsage) => void;
  /** The most threads of a function; further events wait. */
  concurrencyMax?: number;
  /** When idle threads end. */
  idle?: IdleLimits;
  /** Threads inherited from earlier twins. */
  found?: HandedOver;
};

export function createLambdas(options: LambdasOptions): Lambdas {
  const idle = createIdleThreads(options.idle ?? idleLimits);
  const pools = new Map(options.functions.map((target) => [target.name, createPool(target, options, idle)]));
  const poolOf = (name: string): Pool => {
    const pool = pools.get(name);
    if (!pool)
      throw new Error(`There is no function '${name}'. The functions are: ${[...pools.keys()].join(', ')}.`);
    return pool;
  };
  return {
    invoke: async (name, event) => poolOf(name).invoke(event),
    crash: async (name) => poolOf(name).threads.kill('signal: killed'),
    reload: () => pools.forEach((pool) => pool.reload()),
    inFlight: () => [...pools].flatMap(([name, pool]) => Array<string>(pool.inFlight()).fill(name)),
    heapsOf: (name) => poolOf(name).threads.heaps(),
    threads: () => [...pools.values()].reduce((sum, pool) => sum + pool.threads.size(), 0),
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.close()));
    },
  };
}

type Pool = {
  invoke: (event: unknown) => Promise<unknown>;
  threads: ThreadSet;
  reload: () => void;
  inFlight: () => number;
  close: () => Promise<void>;
};

const concurrencyMaxDefault = 4;
const idleLimits: IdleLimits = {
  // More than a minute, so that functions that run every minute need no new thread each time.
  idleMsMax: 90_000,
  // A new thread takes a quarter of a second of CPU time. Callers with less memory set a lower number.
  countMax: 48,
};

function createPool(target: LocalFunction, options: LambdasOptions, idle: IdleThreads): Pool {
  const { concurrencyMax = concurrencyMaxDefault } = options;
  const waiting: (() => void)[] = [];
  let running = 0;
  let closed = false;
  // Threads of earlier twins still run the code that was on disk when they started.
  let isReloaded = false;
  const start = (): Thread =>
    createThread({
      function: target,
      environment: options.environmentOf(target),
      clock: options.clock,
      onLog: (text) => options.onLog(target.name, text),
      onUsage: (usage) => options.onUsage?.(target.name, usage),
      ...(options.found && !isReloaded ? { found: options.found } : {}),
    });
  const threads = createThreadSet(start, idle);
  return {
    invoke: async (event) => {
      if (closed) throw new Error(`${target.name}: the twin is closed`);
      if (running >= concurrencyMax) await new Promise<void>((resolve) => waiting.push(resolve));
      else running++;
      const thread = threads.take();
      try {
        return await thread.invoke(event);
      } finally {
        threads.giveBack(thread);
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
    threads,
    reload: () => {
      isReloaded = true;
      threads.retire();
    },
    inFlight: () => running + waiting.length,
    close: async () => {
      closed = true;
      await threads.leave('the twin is closed');
    },
  };
}
