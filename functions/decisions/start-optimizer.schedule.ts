import { optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { schedule } from '#functions/_platform/schedule.ts';
import { entitledStudios } from '#functions/_domain/studio/directory-store.ts';
import { table } from '#functions/_platform/table.ts';

const studiosPerMessage = 10;

/** Sends all studios to the queue in batches, one message per batch and never one per class. */
export const handler = schedule(
  'decisions.startOptimizer',
  { table, studios: optimizeQueue },
  async (deps) => {
    const runId = deps.clock.now().toISOString().slice(0, 13);
    let started = 0;
    for await (const studioIds of entitledStudios(
      deps.table.acrossStudios,
      deps.clock.now(),
      studiosPerMessage,
    )) {
      await deps.studios.send([{ kind: 'decide-studios', studioIds, runId, correlationId: deps.ids.next() }]);
      started += studioIds.length;
    }
    return { runId, started };
  },
);
