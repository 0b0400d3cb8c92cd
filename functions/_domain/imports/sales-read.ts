import { isGuided, type Marketplace } from '#shared/contracts/channels.ts';
import type { ReadingMessage } from '#shared/contracts/messages.ts';
import { wait } from '#functions/_platform/adapters/wait.ts';
import type { Queue } from '#functions/_platform/ports/queues.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import {
  connectedMarketplaces,
  readConnectionsAndHealths,
} from '#functions/_domain/connections/connection-store.ts';

const pollsMax = 16;
const pollEveryMs = 250;

/** The facts about a marketplace that tell whether its sales are known. */
interface ReadMarketplace {
  readonly marketplace: Marketplace;
  readonly comparedAt?: string | undefined;
  readonly lastErrorAt?: string | undefined;
  readonly notBefore?: string | undefined;
}

/**
 * Whether a marketplace is still to be read. One that does not answer is not waited for, and neither is one that has
 * never been read: a class includes what its first reading finds.
 *
 * @param since the time from which on it has to be read (UTC)
 */
const isAwaited = (health: ReadMarketplace | undefined, since: string): boolean => {
  const { comparedAt, lastErrorAt = '', notBefore = '' } = health ?? {};
  return comparedAt !== undefined && comparedAt < since && lastErrorAt < since && notBefore < since;
};

/** Whether the sales of any connected marketplace are still to be read. */
export function isAnyAwaited(
  connections: readonly { readonly marketplace: Marketplace; readonly status: string }[],
  healths: readonly ReadMarketplace[],
  since: string,
): boolean {
  const healthOf = new Map(healths.map((one) => [one.marketplace, one]));
  return connections.some(
    ({ marketplace, status }) =>
      status === 'connected' && !isGuided(marketplace) && isAwaited(healthOf.get(marketplace), since),
  );
}

/**
 * Requests that the sales of a studio's marketplaces are read now, because a schedule file counts them: what a reading
 * finds only after the file may have been sold after it, and counts as another booking.
 */
export async function requestSales(
  table: StudioTable,
  { studioId, correlationId }: { readonly studioId: string; readonly correlationId: string },
  deps: { readonly readings: Queue<ReadingMessage> },
): Promise<void> {
  const connected = await connectedMarketplaces(table, studioId);
  const marketplaces = connected.filter((name) => !isGuided(name));
  if (marketplaces.length > 0)
    await deps.readings.send([{ kind: 'read-places', studioId, marketplaces, correlationId }]);
}

/**
 * Waits until the sales of a studio's marketplaces have been read, for a few seconds at most.
 *
 * @param since the time from which on they have to be read (UTC)
 */
export async function salesRead(table: StudioTable, since: string): Promise<void> {
  for (let poll = 0; poll < pollsMax; poll += 1) {
    const { connections, healths } = await readConnectionsAndHealths(table);
    if (!isAnyAwaited(connections, healths, since)) return;
    await wait(pollEveryMs);
  }
}
