import type { TestImports } from '../../builders/start-imports.ts';

/** The sweeper's run at a time so long from now. */
export async function sweep(laterMs: number) {
  const { assemble } = await import('#functions/_platform/assemble.ts');
  const { importQueue, optimizeQueue } = await import('#functions/_platform/adapters/queues.ts');
  const { sweepWork } = await import('#functions/jobs/sweep-work.ts');
  const deps = assemble({ imports: importQueue, studios: optimizeQueue });
  return sweepWork({ ...deps, clock: { now: () => new Date(Date.now() + laterMs) } });
}

/** Takes the messages out of the queue, as if they had been lost. @returns how many there were */
export async function loseMessages(imports: TestImports): Promise<number> {
  let lost = 0;
  for (let records = await imports.receive(0); records.length > 0; records = await imports.receive(0))
    for (const record of records) {
      await imports.done(record);
      lost += 1;
    }
  return lost;
}
