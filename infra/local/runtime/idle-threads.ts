import type { Thread } from './thread.ts';

/** The threads of all functions that wait for their next event. Each holds twenty to fifty megabytes. */
export type IdleThreads = {
  /** Keeps a thread for a while; `letGo` is called when it has waited too long, or when too many wait. */
  add: (thread: Thread, letGo: () => void) => void;
  /** Call it when a thread is used again, or has ended. */
  remove: (thread: Thread) => void;
};

export type IdleLimits = {
  /** How long a thread waits for its next event before it is let go. */
  idleMsMax: number;
  /** How many threads wait at most, of all functions together: the one that has waited longest is let go. */
  countMax: number;
};

export function createIdleThreads({ idleMsMax, countMax }: IdleLimits): IdleThreads {
  // In the order in which they became idle.
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
