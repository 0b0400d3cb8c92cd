import type { Marketplace } from '#shared/contracts/channels.ts';
import { keep } from '#functions/_platform/common/cache.ts';
import type { Clock } from '#functions/_platform/ports/base.ts';

/** What the sessions of one studio with one marketplace pass on: an access token, or the cookies of a sign-in. */
export type SessionMemory = Map<string, string>;

/** Lets a session continue the sign-in of an earlier one. */
export interface SessionMemories {
  /** @param sealed the stored credentials: other credentials begin anew */
  of(whose: Whose, sealed: string): Promise<SessionMemory>;
}

interface Whose {
  readonly studioId: string;
  readonly marketplace: Marketplace;
}

/** How long a sign-in is used. A marketplace that ends it earlier is signed in to again. */
const signInUsedMs = 30 * 60_000;
const itemsMax = 200;

/** Memories of this process. They end after half an hour, and none is ever stored. */
export function sessionMemories(clock: Clock): SessionMemories {
  const memories = keep<SessionMemory>({ forMs: signInUsedMs, itemsMax }, () => clock.now().getTime());
  return {
    of: ({ studioId, marketplace }, sealed) =>
      memories.get(JSON.stringify([studioId, marketplace, sealed]), async () => new Map()),
  };
}
