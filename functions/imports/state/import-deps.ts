import type { DecideMessage, ImportMessage } from '#shared/contracts/messages.ts';
import { uploads } from '#functions/_platform/adapters/files.ts';
import { importQueue, optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { scratch } from '#functions/_platform/adapters/scratch.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { Files } from '#functions/_platform/ports/files.ts';
import type { Queue } from '#functions/_platform/ports/queues.ts';
import type { Tables } from '#functions/_platform/ports/table.ts';
import type { Scratch } from '#functions/_platform/ports/scratch.ts';

/** The side effects of the steps of an import. */
export interface ImportDeps extends Base {
  /** The table shared by all studios, which holds their votes on columns. */
  readonly table: Pick<Tables, 'acrossStudios'>;
  readonly uploads: Files;
  readonly scratch: Scratch;
  readonly queue: Queue<ImportMessage>;
  /** Receives the studios whose classes are to be decided. */
  readonly studios: Queue<DecideMessage>;
}

export const importFactories = { uploads, scratch, queue: importQueue, studios: optimizeQueue };
