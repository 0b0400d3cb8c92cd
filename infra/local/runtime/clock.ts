import { performance } from 'node:perf_hooks';

/** The twin's clock: the machine's time plus an offset that all threads share. */
export type Clock = {
  now: () => Date;
  /** Moves the clock forward, at once and for all threads. */
  advance: (ms: number) => void;
  /** One Float64: the offset in milliseconds between the machine's clock and the twin's. */
  shared: SharedArrayBuffer;
};

const machineMs = (): number => performance.timeOrigin + performance.now();

export function createClock(
  initial?: Date,
  shared = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT),
): Clock {
  const offsetMs = new Float64Array(shared);
  offsetMs[0] = initial ? initial.getTime() - machineMs() : Date.now() - machineMs();
  return {
    now: () => new Date(Math.floor(machineMs() + (offsetMs[0] ?? 0))),
    advance: (ms) => {
      offsetMs[0] = (offsetMs[0] ?? 0) + ms;
    },
    shared,
  };
}
