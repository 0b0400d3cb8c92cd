import { randomBytes } from 'node:crypto';
import { monotonicFactory } from 'ulid';

/** A correctly set clock goes back by less. One that goes back further was wrong before. */
const setBackMsMax = 100;

const share = () => randomBytes(1).readUInt8() / 256;

/**
 * Makes the ULIDs of this process, each greater than the one before, even if the clock goes back a little. If it goes
 * back far, they start again, because they would otherwise stay in the future, above everybody else's, for as long as
 * the process lives.
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
