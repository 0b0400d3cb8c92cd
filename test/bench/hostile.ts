// Sends hostile cursors, ids, texts, dates and bodies to every operation of the registry through a twin. No answer may
// be a server error. `npm run -s bench -- hostile [REQUESTS] [SEED]`.
import process from 'node:process';
import { hostileRun } from '../journeys/hostile-run.ts';
import { registry } from '#shared/contracts/registry.ts';
import { aTwinOfAll } from '../journeys/every-operation.ts';
import { insist, print, sized } from './measure.ts';

const requestsDefault = 20_000;
/** About seven requests for each operation. */
const requestsSmallest = 1_000;

export async function run(): Promise<void> {
  const [, wanted, seed] = process.argv.slice(2);
  const local = await aTwinOfAll();
  const tally = await hostileRun(
    local,
    Number(wanted ?? sized(requestsDefault, requestsSmallest)),
    Number(seed ?? 1),
  );
  await local.close();
  const all = new Map<number, number>();
  for (const [operation, byStatus] of tally.counts) {
    for (const [status, count] of byStatus) all.set(status, (all.get(status) ?? 0) + count);
    process.stderr.write(`${operation}: ${JSON.stringify(Object.fromEntries(byStatus))}\n`);
  }
  const { requests, faults, notOrdinary, turnedAway } = tally;
  for (const fault of faults.slice(0, 100)) process.stderr.write(`${fault}\n`);
  const refused = all.get(400) ?? 0;
  const note = `of ${requests} hostile requests, with a fault of ours: ${JSON.stringify(Object.fromEntries(all))}`;
  insist(notOrdinary.length === 0, `ordinary requests fail: ${notOrdinary.join(', ')}`);
  insist(turnedAway.length === 0, `requests were turned away unread: ${turnedAway.join(', ')}`);
  const unasked = registry.filter(({ id }) => !tally.counts.has(id));
  insist(unasked.length === 0, `operations were never asked: ${unasked.map(({ id }) => id).join(', ')}`);
  insist(refused > requests / 4, `only ${refused} of ${requests} requests were refused for what they hold`);
  insist(faults.length === 0, `${faults.length} of ${requests} requests were answered with a fault`);
  print({
    bench: 'hostile',
    ratio: faults.length / requests,
    unit: 'requests',
    a: faults.length,
    b: requests,
    runs: 1,
    note,
  });
}
