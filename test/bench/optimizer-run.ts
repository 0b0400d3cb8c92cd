// A run over a large studio in which everything is decided, then one in which nothing is new: processor time, time and
// requests of each phase, compared with the plain client reading and writing the same items.
import { fork } from 'node:child_process';
import process from 'node:process';
import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { giveAccess } from '../builders/give-access.ts';
import { startTable, type TestTable } from '../builders/start-table.ts';
import { insist, print, sized } from './measure.ts';
import { classItems, connectionItems } from './studio-of-classes.ts';

const [, , , openGiven = sized(3000, 20), weeksGiven = sized(12, 2)] = process.argv;
const open = Number(openGiven);
const weeks = Number(weeksGiven);
const studioId = '44444444-4444-4444-8444-000000000001';
const workerScript = new URL('./optimizer-run-worker.ts', import.meta.url);
const batchItems = 25;
/** The goal for deciding this many classes. */
const decidingGoalMs = (1_200 * open) / 3_000;
/** The most write units of a run, as a multiple of the units for plain writes of the same items. */
const writtenGoal = 1.5;

interface Phase {
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly requests: number;
  readonly units: number;
}

async function seed(now: Date): Promise<void> {
  const client = new DynamoDBClient({});
  const TableName = process.env['TABLE_NAME'] ?? '';
  const items = [...connectionItems(studioId), ...classItems(studioId, open, weeks, now)];
  for (let at = 0; at < items.length; at += batchItems) {
    const puts = items.slice(at, at + batchItems).map((item) => ({ PutRequest: { Item: marshall(item) } }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: puts } }));
  }
  await giveAccess(studioId);
}

/** Runs a process, and records its requests to the table in each phase. */
function phasesOf(table: TestTable, kind: 'optimize' | 'raw', now: Date): Promise<Map<string, Phase>> {
  const child = fork(workerScript, [kind, studioId, now.toISOString()]);
  const phases = new Map<string, Phase>();
  table.calls.length = 0;
  child.on('message', ({ name, wallMs, cpuMs }: { name: string; wallMs: number; cpuMs: number }) => {
    const units = table.calls.reduce((sum, { readUnits, writeUnits }) => sum + readUnits + writeUnits, 0);
    phases.set(name, { wallMs, cpuMs, requests: table.calls.length, units });
    table.calls.length = 0;
    child.send('noted');
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code) =>
      code === 0 ? resolve(phases) : reject(new Error(`the ${kind} process ended with ${code}`)),
    );
  });
}

/** @throws {NothingMeasured} if a phase did not run, or made no request to the table although it should */
export function didWork(name: string, phase: Phase | undefined): Phase {
  insist(phase !== undefined, `the phase "${name}" did not run`);
  insist(/^(?:learn|decide)/.test(name) || phase.units > 0, `the phase "${name}" asked nothing of the table`);
  return phase;
}

function tell(name: string, ours: Phase | undefined, against: number, than: string): void {
  const { cpuMs, wallMs, requests, units } = didWork(name, ours);
  print({
    bench: `optimizer run: ${name}`,
    ratio: cpuMs / against,
    unit: 'ms of processor time',
    a: cpuMs,
    b: against,
    runs: 1,
    note: `${open} open classes, ${weeks} weeks before; ${requests} requests, ${units} units, ${Math.round(wallMs)} ms with the table on the same cores; against ${than}`,
  });
}

function tellUnits({ units: a }: Phase, { units: b }: Phase): void {
  const note = `${open} decisions with all that is stored of them, against the same items put plainly; goal ${writtenGoal}`;
  print({ bench: 'optimizer run: units written', ratio: a / b, unit: 'write units', a, b, runs: 1, note });
}

export async function run(): Promise<void> {
  const table = await startTable();
  try {
    const now = new Date();
    await seed(now);
    const ours = await phasesOf(table, 'optimize', now);
    const raw = await phasesOf(table, 'raw', now);
    const [rawRead, rawWrite] = ['raw read', 'raw write'].map((name) => didWork(name, raw.get(name))) as [
      Phase,
      Phase,
    ];
    const plain = ({ requests, units }: Phase): string =>
      `the plain client: ${requests} requests, ${units} units`;
    for (const suffix of ['', ' again']) {
      tell(`read${suffix}`, ours.get(`read${suffix}`), rawRead.cpuMs, plain(rawRead));
      tell(`learn${suffix}`, ours.get(`learn${suffix}`), decidingGoalMs, 'what is wanted of deciding them');
      tell(`decide${suffix}`, ours.get(`decide${suffix}`), decidingGoalMs, 'what is wanted');
      tell(`write${suffix}`, ours.get(`write${suffix}`), rawWrite.cpuMs, plain(rawWrite));
    }
    tellUnits(didWork('write', ours.get('write')), rawWrite);
  } finally {
    await table.close();
  }
}
