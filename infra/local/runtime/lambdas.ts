import type { LocalFunction } from '../assembly/functions.ts';
import type { Clock } from './clock.ts';
import { createThread, type Thread } from './thread.ts';

/** Runs the app's functions, each in threads of its own that start when they are first needed. */
export type Lambdas = {
  /** Resolves to what the handler returned. @throws FunctionError */
  invoke: (functionName: string, event: unknown) => Promise<unknown>;
  /** Kills the function's threads; returns how many invocations that cut short. */
  crash: (functionName: string) => Promise<number>;
  /** Lets every thread go once it is idle, so that the next event meets the code as it is on disk now. */
  reload: () => void;
  /** The functions that are running now, one entry an invocation. */
  inFlight: () => string[];
  close: () => Promise<void>;
};

export type LambdasOptions = {
  functions: readonly LocalFunction[];
  environmentOf: (target: LocalFunction) => Record<string, string>;
  clock: Clock;
  onLog: (functionName: string, text: string) => void;
  /** Threads a function has at most; further events wait. */
  concurrencyMax?: number;
};

export function createLambdas(options: LambdasOptions): Lambdas {
  const pools = new Map(options.functions.map((target) => [target.name, createPool(target, options)]));
  const poolOf = (name: string): Pool => {
    const pool = pools.get(name);
    if (!pool)
      throw new Error(`No function is called '${name}'. There are: ${[...pools.keys()].join(', ')}.`);
    return pool;
  };
  return {
    invoke: async (name, event) => poolOf(name).invoke(event),
    crash: async (name) => poolOf(name).kill('signal: killed'),
    reload: () => pools.forEach((pool) => pool.retire()),
    inFlight: () => [...pools].flatMap(([name, pool]) => Array<string>(pool.inFlight()).fill(name)),
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.close()));
    },
  };
}

type Pool = {
  invoke: (event: unknown) => Promise<unknown>;
  kill: (cause: string) => Promise<number>;
  retire: () => void;
  inFlight: () => number;
  close: () => Promise<void>;
};

const concurrencyMaxDefault = 4;

function createPool(target: LocalFunction, options: LambdasOptions): Pool {
  const concurrencyMax = options.concurrencyMax ?? concurrencyMaxDefault;
  const waiting: (() => void)[] = [];
  let threads: Thread[] = [];
  let running = 0;
  let closed = false;

  const freeThread = (): Thread => {
    threads = threads.filter((thread) => thread.alive());
    const idle = threads.find((thread) => !thread.busy());
    if (idle) return idle;
    const thread = createThread({
      function: target,
      environment: options.environmentOf(target),
      clock: options.clock,
      onLog: (text) => options.onLog(target.name, text),
    });
    threads.push(thread);
    return thread;
  };
  const releaseRetired = (thread: Thread) => {
    if (!threads.includes(thread)) void thread.kill('retired');
  };
  const killAll = async (cause: string): Promise<number> => {
    const killed = threads;
    threads = [];
    const cut = killed.filter((thread) => thread.busy()).length;
    await Promise.all(killed.map((thread) => thread.kill(cause)));
    return cut;
  };

  return {
    invoke: async (event) => {
      if (closed) throw new Error(`${target.name}: the twin is closed`);
      if (running >= concurrencyMax) await new Promise<void>((resolve) => waiting.push(resolve));
      else running++;
      const thread = freeThread();
      try {
        return await thread.invoke(event);
      } finally {
        releaseRetired(thread);
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
    kill: killAll,
    retire: () => {
      const retired = threads;
      threads = [];
      for (const thread of retired) if (!thread.busy()) void thread.kill('retired');
    },
    inFlight: () => running + waiting.length,
    close: async () => {
      closed = true;
      await killAll('the twin is closed');
    },
  };
}
