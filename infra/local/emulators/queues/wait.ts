import type { Delivery } from './dequeue.ts';
import type { Queue } from './queue.ts';

const recheckMs = 1000;

/** Wakes waiting callers when something changes, when their time is over, or on shutdown. */
export function createWaiters() {
  const waiting = new Set<() => void>();
  let closed = false;
  return {
    wake: () => {
      for (const resume of waiting) resume();
    },
    close() {
      closed = true;
      this.wake();
    },
    isClosed: () => closed,
    sleep: (ms: number) =>
      new Promise<void>((resolve) => {
        const resume = () => {
          clearTimeout(timer);
          waiting.delete(resume);
          resolve();
        };
        const timer = setTimeout(resume, ms);
        waiting.add(resume);
      }),
  };
}

export type Waiters = ReturnType<typeof createWaiters>;

/**
 * A long poll: returns the first deliveries, or none after waitMs of real time. Tests may move the queue's clock, so it
 * is checked every second.
 */
export async function receiveWithin(
  queue: Queue,
  { max, waitMs, visibilitySeconds }: { max: number; waitMs: number; visibilitySeconds?: number | undefined },
  waiters: Waiters,
  now: () => Date,
): Promise<Delivery[]> {
  const endsAtMs = performance.now() + waitMs;
  for (;;) {
    const deliveries = waiters.isClosed() ? [] : queue.receive(max, visibilitySeconds);
    const leftMs = endsAtMs - performance.now();
    if (deliveries.length > 0 || leftMs <= 0 || waiters.isClosed()) return deliveries;
    const untilVisibleMs = Math.max(queue.nextVisibleAtMs() - now().getTime(), 1);
    await waiters.sleep(Math.min(leftMs, untilVisibleMs, recheckMs));
  }
}
