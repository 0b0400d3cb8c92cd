import { performance } from 'node:perf_hooks';

/** The twin's time: the machine's, moved by an offset that every thread of a function shares. */
export type Clock = {
  now: () => Date;
  /** Moves the time on, at once and for everybody. */
  advance: (ms: number) => void;
  /** One Float64: milliseconds from the machine's time to the twin's. */
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
