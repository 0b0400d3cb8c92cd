import { readingQueue } from '#functions/_platform/adapters/queues.ts';
import { schedule } from '#functions/_platform/schedule.ts';
import { entitledStudios } from '#functions/_domain/studio/directory-store.ts';
import { table } from '#functions/_platform/table.ts';

const studiosPerMessage = 25;

/** Sends the studios to the queue of readings, one message per batch, so that sales made elsewhere are read. */
export const handler = schedule('marketplaces.sync', { table, readings: readingQueue }, async (deps) => {
  let studios = 0;
  for await (const studioIds of entitledStudios(
    deps.table.acrossStudios,
    deps.clock.now(),
    studiosPerMessage,
  )) {
    const correlationId = deps.ids.next();
    await deps.readings.send([{ kind: 'sync-studios', studioIds, onlyDue: true, correlationId }]);
    studios += studioIds.length;
  }
  return { studios };
});
