import { removeBrowsers } from '#functions/_domain/studio/browser-store.ts';
import { wait } from '#functions/_platform/adapters/wait.ts';
import { recordEnded } from '#functions/_platform/ended-access.ts';
import type { Clock, TableDeps } from '#functions/_platform/ports/base.ts';
import type { People } from '#functions/_platform/ports/people.ts';
import { endConnections } from './live-store.ts';

interface EndDeps extends TableDeps {
  readonly clock: Clock;
  readonly people: Pick<People, 'signOut'>;
}

/** By how much the user pool's clock may be behind this one. */
const clockDifferenceMs = 100;
const secondMs = 1000;

/**
 * Waits until the second of a time is over. Tokens give only the second of their sign-in, so a sign-in in the second up
 * to which all are ended would count as one of them.
 */
async function untilSecondIsOver(clock: Clock, at: Date): Promise<void> {
  const overAtMs = (Math.floor(at.getTime() / secondMs) + 1) * secondMs + clockDifferenceMs;
  const leftMs = overAtMs - clock.now().getTime();
  if (leftMs > 0) await wait(leftMs);
}

/**
 * Ends all sign-ins of an account: none is renewed, none of their tokens is accepted, and no browser shows its
 * notifications. A sign-in that begins after this is valid.
 *
 * @returns how many live connections were ended
 */
export async function endAllSignIns(
  { table, clock, people }: EndDeps,
  account: { readonly studioId: string; readonly sessionId?: string },
): Promise<number> {
  const { studioId } = account;
  // The user pool comes first: a sign-in that it renewed later would outlive the record.
  await people.signOut(studioId);
  await removeBrowsers(table.forStudio(studioId), studioId);
  const now = clock.now();
  await recordEnded(table.acrossStudios, account, 'all', now);
  const closed = await endConnections(table, { studioId }, 'all', now);
  await untilSecondIsOver(clock, now);
  return closed;
}
