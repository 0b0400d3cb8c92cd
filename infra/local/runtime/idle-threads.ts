import type { Thread } from './thread.ts';

/** All functions' threads that wait for their next event. Each takes 20 to 50 MB. */
export type IdleThreads = {
  /** Keeps an idle thread for a while. Calls `letGo` when it has been idle too long or too many threads are idle. */
  add: (thread: Thread, letGo: () => void) => void;
  /** Must be called when a thread is used again or has ended. */
  remove: (thread: Thread) => void;
};

export type IdleLimits = {
  /** The time after which an idle thread ends. */
  idleMsMax: number;
  /** The most idle threads of all functions together; above it, the thread that has been idle longest ends. */
  countMax: number;
};

export function createIdleThreads({ idleMsMax, countMax }: IdleLimits): IdleThreads {
  // Idle threads, in the order in which they became idle.
  const waiting = new Map<Thread, { letGo: () => void; timer: NodeJS.Timeout }>();
  const remove = (thread: Thread): void => {
    clearTimeout(waiting.get(thread)?.timer);
    waiting.delete(thread);
  };
  const end = (thread: Thread): void => {
    const letGo = waiting.get(thread)?.letGo;
    remove(thread);
    letGo?.();
  };
  return {
    add: (thread, letGo) => {
      waiting.set(thread, { letGo, timer: setTimeout(end, idleMsMax, thread).unref() });
      for (const one of waiting.keys()) if (!one.alive()) remove(one);
      const [longest] = waiting.keys();
      if (longest && waiting.size > countMax) end(longest);
    },
    remove,
  };
}
