import process from 'node:process';
import { parseArgs } from 'node:util';
import { enumerate } from './crash-points.ts';
import { giveDoubles } from './doubles/give.ts';
import { arriveLate } from './late-arrivals.ts';
import { overtakeEach } from './overtaken.ts';
import { runSchedule } from './schedule.ts';

// The entity library creates an error for its stack in every call, which is not needed here.
Error.stackTraceLimit = 0;

giveDoubles();

// Runs in a separate, bundled process: `--count` seeds beginning at `--from`, or with `--crash-points` every crash
// point, with `--late-arrivals` requests that arrive long after their worker was killed, with `--overtaken` changes
// that are delayed while another happens. Prints one JSON line.
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '100' },
    /** Stops at the first violation. */
    'until-caught': { type: 'boolean', default: false },
    'crash-points': { type: 'boolean', default: false },
    'late-arrivals': { type: 'boolean', default: false },
    overtaken: { type: 'boolean', default: false },
    /** With `--crash-points`: 1 for all pairs of faults, 4 for a quarter of them. */
    'pairs-every': { type: 'string', default: '1' },
    /** Prints what happens to standard error. */
    story: { type: 'boolean', default: false },
  },
});

const tell = values.story ? (line: string) => void process.stderr.write(`${line}\n`) : undefined;

async function runSeeds(from: number, count: number) {
  const failures: { seed: number; violations: readonly string[] }[] = [];
  const seen: Record<string, number> = {};
  const traces: string[] = [];
  let ios = 0;
  let states = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    const outcome = await runSchedule(seed, tell);
    ios += outcome.ios;
    states += outcome.states;
    traces.push(outcome.trace);
    for (const [name, times] of Object.entries(outcome.seen)) seen[name] = (seen[name] ?? 0) + times;
    if (outcome.violations.length > 0) failures.push({ seed, violations: outcome.violations });
    if (values['until-caught'] && failures.length > 0) break;
  }
  return { done: traces.length, ios, states, failures, seen, traces };
}

async function reported() {
  if (values['crash-points']) return enumerate(Number(values['pairs-every']));
  if (values['late-arrivals']) return arriveLate(values['until-caught']);
  if (values.overtaken) return overtakeEach(values['until-caught']);
  return runSeeds(Number(values.from), Number(values.count));
}

process.stdout.write(`${JSON.stringify(await reported())}\n`);
