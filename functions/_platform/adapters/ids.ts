import { randomBytes } from 'node:crypto';
import { monotonicFactory } from 'ulid';

/** A clock that is kept right goes back by less. One that goes back further was wrong before. */
const setBackMsMax = 100;

const share = () => randomBytes(1).readUInt8() / 256;

/**
 * ULIDs of this process, each above the one before, though the clock goes back a little. Where it goes back far they
 * begin anew: else they would stay in the future, above all that others make, for as long as the process lives.
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
