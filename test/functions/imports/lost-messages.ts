import type { TestImports } from '../../builders/start-imports.ts';
import { assemble } from '#functions/_platform/assemble.ts';
import { table } from '#functions/_platform/table.ts';
import { importQueue, optimizeQueue } from '#functions/_platform/adapters/queues.ts';
import { sweepWork } from '#functions/jobs/sweep-work.ts';

/** Runs the sweeper at a time this far from now. */
export async function sweep(laterMs: number) {
  const deps = assemble({ table, imports: importQueue, studios: optimizeQueue });
  return sweepWork({ ...deps, clock: { now: () => new Date(Date.now() + laterMs) } });
}

/** Removes the messages from the queue, as if they had been lost. @returns how many there were */
export async function loseMessages(imports: TestImports): Promise<number> {
  let lost = 0;
  for (let records = await imports.receive(0); records.length > 0; records = await imports.receive(0))
    for (const record of records) {
      await imports.done(record);
      lost += 1;
    }
  return lost;
}
