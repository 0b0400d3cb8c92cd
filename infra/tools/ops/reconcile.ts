import { base } from '#functions/_platform/adapters/base.ts';
import { readingQueue } from '#functions/_platform/adapters/queues.ts';
import type { Command } from './command.ts';
import { findStudio, studioOption } from './find-studio.ts';
import { tables } from '#functions/_data/table/tables.ts';

const studiosPerMessage = 25;

async function* wanted(given: unknown): AsyncGenerator<string[]> {
  if (given === undefined) {
    const { entitledStudios } = await import('#functions/_domain/studio/directory-store.ts');
    yield* entitledStudios(tables.acrossStudios, base.clock.now(), studiosPerMessage);
  } else yield [await findStudio(given)];
}

/**
 * Reads the marketplaces now and compares them with the numbers they should offer, which otherwise happens every five
 * minutes.
 */
export const reconcile: Command = {
  summary: 'compares what marketplaces show with the decided places now, and has differences corrected',
  usage: 'reconcile [--studio ID] [--dry-run]',
  options: { studio: studioOption, 'dry-run': { type: 'boolean', default: false } },
  async run({ studio, 'dry-run': isDry }) {
    const correlationId = base.ids.next();
    const readings = readingQueue();
    let studios = 0;
    for await (const studioIds of wanted(studio)) {
      if (isDry !== true) await readings.send([{ kind: 'read-studios', studioIds, correlationId }]);
      studios += studioIds.length;
    }
    return { studios, asked: isDry !== true, correlationId };
  },
};
