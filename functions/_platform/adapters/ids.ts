import { randomBytes } from 'node:crypto';
import { monotonicFactory } from 'ulid';

/** A correct clock never goes back by this much. If the clock does, its earlier time was wrong. */
const setBackMsMax = 100;

const share = () => randomBytes(1).readUInt8() / 256;

/**
 * Creates this process's ULIDs, each greater than the previous one, even if the clock goes back a little. If the clock
 * goes back far, they restart from the new time; otherwise they would stay ahead of all other processes' ids for as
 * long as the process lives.
 *
 * @param nowMs the time in milliseconds since 1970
 */
export function createIds(nowMs: () => number): { next: () => string } {
  let nextUlid = monotonicFactory(share);
  let lastMs = 0;
  return {
    next: () => {
      const ms = nowMs();
      const beginsAnew = ms < lastMs - setBackMsMax;
      if (beginsAnew) nextUlid = monotonicFactory(share);
      lastMs = beginsAnew ? ms : Math.max(ms, lastMs);
      return nextUlid(ms);
    },
  };
}
