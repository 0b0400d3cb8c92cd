import { deleteKey, presentAmong, type ItemKey } from '#functions/_data/own-items.ts';
import { readHook, removeHook } from '#functions/_domain/connections/hook-store.ts';
import { listingMarketplaces, marketplaces } from '#shared/contracts/channels.ts';
import { studioSystem } from '#shared/contracts/integrations/source.ts';
import type { Place } from './place.ts';
import { tables } from '#functions/_data/table/tables.ts';

const systems: readonly string[] = studioSystem.options;
const hooked: readonly string[] = [...listingMarketplaces, ...systems];

/**
 * The keys of a studio's sealed values, except the mailbox's token. The keys are known, so their partitions need no
 * query.
 */
const sealedKeys = (studioId: string): ItemKey[] => {
  const keyOf = (purpose: string, sk: string) => ({ pk: `S#${studioId}#SECRET#${purpose}`, sk });
  return [
    ...marketplaces.map((marketplace) => keyOf('credentials', `CONNECTION#${marketplace}`)),
    ...systems.map((system) => keyOf('system', `SYSTEM#${system}`)),
    ...hooked.map((integrationId) => keyOf('webhook', `HOOK#${integrationId}`)),
  ];
};

/** The stored credentials, and the addresses to which marketplaces send bookings. */
export function secrets(studioId: string): Place {
  const present = () => presentAmong(tables.forStudio(studioId), sealedKeys(studioId));
  return {
    name: 'credentials',
    count: async () => (await present()).length,
    empty: async () => {
      for (const integrationId of hooked) {
        const hook = await readHook(tables.forStudio(studioId), studioId, integrationId);
        // The record of the webhook address's owner is removed first, so that later requests to that address belong to
        // nobody.
        if (hook) await removeHook(tables, hook, integrationId);
      }
      for (const key of await present()) await deleteKey(tables.forStudio(studioId), key);
    },
  };
}
