import { base } from '#functions/_platform/adapters/base.ts';
import { mailQueue, readingQueue } from '#functions/_platform/adapters/queues.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { isReadable, wholeAgain } from '#functions/_domain/connections/mailbox.ts';
import type { Command } from './command.ts';
import { findStudio, studioOption } from './find-studio.ts';
import { tables } from '#functions/_data/table/tables.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Resets the mailbox to the state from which a search of the whole mailbox starts. */
async function readMailboxAnew(table: StudioTable, studioId: string, isDry: boolean): Promise<string | null> {
  const { readMailbox, storeMailbox } = await import('#functions/_domain/connections/mailbox-store.ts');
  const stored = await untilStored(async () => {
    const before = await readMailbox(table, studioId);
    if (!isReadable(before)) return before;
    const after = wholeAgain(before, base.clock.now());
    return isDry || (await storeMailbox(table, before, after)) ? after : undefined;
  }, 'The mailbox is being changed at the same time. Please try again.');
  return isReadable(stored) ? (stored.resync?.since ?? null) : null;
}

/**
 * Reads all data of one studio again: the sales and listings from its marketplaces and its own system, their current
 * places, and its mailbox as far back as it may be read. Known bookings are not applied twice.
 */
export const resync: Command = {
  summary: 'reads a studio’s marketplaces, system and mailbox again, and has differences corrected',
  usage: 'resync --studio ID [--dry-run]',
  options: { studio: studioOption, 'dry-run': { type: 'boolean', default: false } },
  async run({ studio, 'dry-run': dry }) {
    const studioId = await findStudio(studio);
    const isDry = dry === true;
    const { readConnections } = await import('#functions/_domain/connections/connection-store.ts');
    const { readSource } = await import('#functions/_domain/connections/source-store.ts');
    const table = tables.forStudio(studioId);
    const { connections, system, mailbox } = {
      connections: await readConnections(table, studioId),
      system: await readSource(table, studioId, 'kenko'),
      mailbox: await readMailboxAnew(table, studioId, isDry),
    };
    const correlationId = base.ids.next();
    const studioIds = [studioId];
    if (!isDry) {
      await readingQueue().send([
        { kind: 'sync-studios', studioIds, correlationId },
        { kind: 'read-studios', studioIds, correlationId },
      ]);
      if (mailbox !== null) await mailQueue().send([{ kind: 'poll', studioIds, correlationId }]);
    }
    return {
      studioId,
      marketplaces: connections
        .filter(({ status }) => status === 'connected')
        .map(({ marketplace }) => marketplace),
      system: system?.status === 'connected' ? system.kind : null,
      mailsSince: mailbox,
      asked: !isDry,
      correlationId,
    };
  },
};
