import { createHash } from 'node:crypto';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { EndedAccessEntity } from '#functions/_data/studio/ended-access.ts';
import type { SystemTable } from '#functions/_platform/ports/table.ts';

/** How long backups contain the studio. Access tokens expire much earlier. */
const closedRetentionSeconds = 35 * 24 * 3600;
/** Longer than the lifetime of an access token. */
const endedRetentionSeconds = 2 * 3600;

const digestOf = (studioId: string): string => createHash('sha256').update(studioId).digest('hex');
const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The sign-in that issued a token. */
interface SignIn {
  readonly studioId: string;
  readonly sessionId: string;
  readonly signedInAtSeconds: number;
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
  { studioId, sessionId }: Pick<SignIn, 'studioId' | 'sessionId'>,
  which: 'this' | 'all',
  now: Date,
): Promise<void> {
  const upTo = which === 'all' ? { allBeforeSeconds: secondsOf(now) } : {};
  const times = { ...upTo, expiresAtSeconds: secondsOf(now) + endedRetentionSeconds };
  await unlessRefused(() =>
    acrossStudios
      .of(EndedAccessEntity)
      .upsert({ digest: digestOf(studioId), ...times })
      .add({ sessions: [sessionId] })
      .where((item, { notExists }) => notExists(item.studioClosed))
      .go(),
  );
}

/** Why an unexpired token no longer gives access. Undefined if it still does. */
export async function endOf(
  acrossStudios: SystemTable,
  signIn: SignIn,
): Promise<'studio-closed' | 'signed-out' | undefined> {
  const { studioId, sessionId, signedInAtSeconds } = signIn;
  const { data } = await acrossStudios
    .of(EndedAccessEntity)
    .get({ digest: digestOf(studioId) })
    .go();
  if (data?.studioClosed) return 'studio-closed';
  const isEnded = data?.sessions?.includes(sessionId) || signedInAtSeconds < (data?.allBeforeSeconds ?? 0);
  return isEnded ? 'signed-out' : undefined;
}
