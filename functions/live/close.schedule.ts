import { people } from '#functions/_platform/adapters/people.ts';
import { sockets } from '#functions/_platform/adapters/sockets.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { Base, TableDeps } from '#functions/_platform/ports/base.ts';
import type { People } from '#functions/_platform/ports/people.ts';
import type { Sockets } from '#functions/_platform/ports/sockets.ts';
import { schedule } from '#functions/_platform/schedule.ts';
import { readOwners, removeConnection, type ConnectionOwner } from './live-store.ts';
import type { Tables } from '#functions/_platform/ports/table.ts';
import { table } from '#functions/_platform/table.ts';

/** The most connections that one run closes, and the most whose owners are looked up at once. */
const connectionsPerRunMax = 1000;
const lookedAtOnceMax = 10;

interface CloseDeps extends Base, TableDeps {
  readonly people: People;
  readonly sockets: Sockets;
}

async function close(
  tables: Tables,
  { connectionId }: ConnectionOwner,
  { sockets: open }: CloseDeps,
): Promise<void> {
  await open.close(connectionId);
  await removeConnection(tables, connectionId);
}

/**
 * The owners of connections who are no longer entitled to them: their account was deleted or disabled, or they left the
 * team.
 */
async function forfeited(open: readonly ConnectionOwner[], deps: CloseDeps): Promise<ConnectionOwner[]> {
  const holders = [...new Set(open.map(({ studioId }) => studioId))];
  const standings = new Map(
    await inParallel(holders, lookedAtOnceMax, async (id) => [id, await deps.people.standingOf(id)] as const),
  );
  return open.filter(({ studioId, team }) => {
    const standing = standings.get(studioId);
    return !standing?.enabled || (team && !standing.superadmin);
  });
}

/**
 * Closes connections that have to end because their time is up, their owner signed out, or the owner's account was
 * disabled or lost its role.
 */
export const handler = schedule('live.close', { table, people, sockets }, async (deps) => {
  const now = deps.clock.now();
  const open = await readOwners(deps.table.acrossStudios, 'after', now, connectionsPerRunMax);
  const ended = [
    ...(await readOwners(deps.table.acrossStudios, 'by', now, connectionsPerRunMax)),
    ...(await forfeited(open, deps)),
  ];
  await inParallel(ended, lookedAtOnceMax, (owner) => close(deps.table, owner, deps));
  return { open: open.length, closed: ended.length };
});
