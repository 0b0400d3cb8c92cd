import type { IdleThreads } from './idle-threads.ts';
import type { Thread } from './thread.ts';

/** The working and the idle threads of a function. */
export type ThreadSet = {
  /** Returns an idle thread, or starts a new one. */
  take: () => Thread;
  /** Must be called when a thread has finished its work. */
  giveBack: (thread: Thread) => void;
  /** Kills all threads; returns the number that were working. */
  kill: (cause: string) => Promise<number>;
  /** Leaves idle threads to the next twin and kills the others. */
  leave: (cause: string) => Promise<void>;
  /** Ends each thread as soon as it is idle. */
  retire: () => void;
  size: () => number;
  /** A heap snapshot of each thread. */
  heaps: () => Promise<string[]>;
};

/** @param idle holds the idle threads of all functions */
export function createThreadSet(start: () => Thread, idle: IdleThreads): ThreadSet {
  let threads: Thread[] = [];
  const letGo = (thread: Thread): void => {
    threads = threads.filter((one) => one !== thread);
    void thread.kill('retired');
  };
  const startOne = (): Thread => {
    const thread = start();
    threads.push(thread);
    return thread;
  };
  const removeAll = (): Thread[] => {
    threads.forEach(idle.remove);
    return threads.splice(0);
  };
  return {
    take: () => {
      threads = threads.filter((thread) => thread.alive());
      const thread = threads.find((one) => !one.busy()) ?? startOne();
      idle.remove(thread);
      return thread;
    },
    giveBack: (thread) => {
      if (!threads.includes(thread)) void thread.kill('retired');
      else if (thread.alive()) idle.add(thread, () => letGo(thread));
    },
    kill: async (cause) => {
      const killed = removeAll();
      const cut = killed.filter((thread) => thread.busy()).length;
      await Promise.all(killed.map((thread) => thread.kill(cause)));
      return cut;
    },
    leave: async (cause) => {
      await Promise.all(removeAll().map((thread) => thread.leave(cause)));
    },
    retire: () => {
      for (const thread of removeAll()) if (!thread.busy()) void thread.kill('retired');
    },
    size: () => threads.filter((thread) => thread.alive()).length,
    heaps: () => Promise.all(threads.map((thread) => thread.heap())),
  };
}
