// Every operation of the registry is asked with hostile cursors, ids, texts, dates and bodies, through a twin's door:
// none may answer with a fault of ours. `npm run -s bench -- hostile [REQUESTS] [SEED]`.
import process from 'node:process';
import { createLocal } from '../../infra/local/create-local.ts';
import { hostileRun } from '../journeys/hostile-run.ts';
import { monday } from '../journeys/scene.ts';

const requestsDefault = 20_000;

export async function run(): Promise<void> {
  const [, wanted, seed] = process.argv.slice(2);
  const local = await createLocal({ clock: monday });
  const tally = await hostileRun(local, Number(wanted ?? requestsDefault), Number(seed ?? 1));
  await local.close();
  const all = new Map<number, number>();
  for (const [operation, byStatus] of tally.counts) {
    for (const [status, count] of byStatus) all.set(status, (all.get(status) ?? 0) + count);
    process.stdout.write(
      `${JSON.stringify({ bench: 'hostile', operation, statuses: Object.fromEntries(byStatus) })}\n`,
    );
  }
  const { requests, faults, notOrdinary } = tally;
  const summary = { bench: 'hostile', requests, statuses: Object.fromEntries(all), faults: faults.length };
  process.stdout.write(`${JSON.stringify({ ...summary, notOrdinary })}\n`);
  for (const fault of faults.slice(0, 100)) process.stderr.write(`${fault}\n`);
  if (faults.length > 0 || notOrdinary.length > 0) process.exitCode = 1;
}
