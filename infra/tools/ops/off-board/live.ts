import { sockets } from '#functions/_platform/adapters/sockets.ts';
import { indexedKeysOf } from '#functions/_data/own-items.ts';
import { removeConnection } from '#functions/live/live-store.ts';
import type { Place } from './place.ts';
import { tables } from '#functions/_data/table/tables.ts';

const owner = 'SYS#CONNECTION#';

/** The studio's open pages: they receive no further updates, and their sockets are closed. */
export function live(studioId: string): Place {
  const open = async (): Promise<string[]> =>
    (await indexedKeysOf(tables.acrossStudios, 'SYS#LIVE', studioId)).map(({ pk }) => pk.slice(owner.length));
  return {
    name: 'liveConnections',
    count: async () => (await open()).length,
    empty: async () => {
      const connections = sockets();
      for (const connectionId of await open()) {
        await connections.close(connectionId);
        await removeConnection(tables, connectionId);
      }
    },
  };
}
