import { createHash } from 'node:crypto';
import { keyOf, wanted, type WantedItem } from '#functions/_data/read-together.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { EndedAccessEntity } from '#functions/_data/studio/ended-access.ts';
import type { ItemOf } from '#functions/_data/table/entity.ts';
import type { SystemTable } from '#functions/_platform/ports/table.ts';

/** How long backups contain the studio. Access tokens expire much earlier. */
const closedRetentionSeconds = 35 * 24 * 3600;
/** Longer than the lifetime of an access token. */
const endedRetentionSeconds = 2 * 3600;

const digestOf = (studioId: string): string => createHash('sha256').update(studioId).digest('hex');

/** The partition of an account's ended access. */
export const endedAccessPartition = (studioId: string): string =>
  keyOf(wanted(EndedAccessEntity, { digest: digestOf(studioId) })).pk;
const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The sign-in that issued a token. */
interface SignIn {
  readonly studioId: string;
  readonly sessionId: string;
  readonly signedInAtSeconds: number;
}

/** An account whose sign-ins are ended, and the sign-in with which somebody requested that. A function has none. */
interface EndedSignIn {
  readonly studioId: string;
  readonly sessionId?: string;
}

/** Records that a studio is being removed. From now on its tokens give no access. */
export async function recordClosed(acrossStudios: SystemTable, studioId: string, now: Date): Promise<void> {
  const expiresAtSeconds = secondsOf(now) + closedRetentionSeconds;
  const item = { digest: digestOf(studioId), studioClosed: true, expiresAtSeconds };
  await acrossStudios.of(EndedAccessEntity).put(item).go();
}

/**
 * Records that one sign-in, or every sign-in of its account so far, was ended. Their tokens give no access from now on.
 */
export async function recordEnded(
  acrossStudios: SystemTable,
  { studioId, sessionId }: EndedSignIn,
  which: 'this' | 'all',
  now: Date,
): Promise<void> {
  const upTo = which === 'all' ? { allUpToSeconds: secondsOf(now) } : {};
  const times = { ...upTo, expiresAtSeconds: secondsOf(now) + endedRetentionSeconds };
  await unlessRefused(() =>
    acrossStudios
      .of(EndedAccessEntity)
      .upsert({ digest: digestOf(studioId), ...times })
      .add(sessionId === undefined ? {} : { sessions: [sessionId] })
      .where((item, { notExists }) => notExists(item.studioClosed))
      .go(),
  );
}

type EndedAccess = ItemOf<typeof EndedAccessEntity>;

/** The item that says whether an account's access has ended. */
export const endedAccessOf = (studioId: string): WantedItem<EndedAccess> =>
  wanted(EndedAccessEntity, { digest: digestOf(studioId) });

/** Why an unexpired token no longer gives access. Undefined if it still does. */
export function endIn(
  ended: EndedAccess | undefined,
  { sessionId, signedInAtSeconds }: SignIn,
): 'studio-closed' | 'signed-out' | undefined {
  if (ended?.studioClosed) return 'studio-closed';
  // Tokens give the second of their sign-in only. A sign-in in the same second may be earlier, so it is ended as well.
  const isEnded = ended?.sessions?.includes(sessionId) || signedInAtSeconds <= (ended?.allUpToSeconds ?? -1);
  return isEnded ? 'signed-out' : undefined;
}
