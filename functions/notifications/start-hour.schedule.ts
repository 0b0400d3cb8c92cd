import { notificationQueue } from '#functions/_platform/adapters/queues.ts';
import { schedule } from '#functions/_platform/schedule.ts';
import { entitledStudios } from '#functions/_domain/studio/directory-store.ts';
import { table } from '#functions/_platform/table.ts';

const studiosPerMessage = 25;

/** Queues all studios with access, one message per batch, to be notified of what is due at this hour. */
export const handler = schedule(
  'notifications.startHour',
  { table, notifications: notificationQueue },
  async (deps) => {
    let studiosRequested = 0;
    for await (const studioIds of entitledStudios(
      deps.table.acrossStudios,
      deps.clock.now(),
      studiosPerMessage,
    )) {
      await deps.notifications.send([{ kind: 'hour', studioIds, correlationId: deps.ids.next() }]);
      studiosRequested += studioIds.length;
    }
    return { studiosRequested };
  },
);
