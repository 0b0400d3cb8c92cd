// The complete import of a bookings file, from its upload to the figures of its classes, compared with csv-parse and
// BatchWriteItem of the same items to the same table. Also measures a worker's peak memory by file size.
import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { giveAccess } from '../builders/give-access.ts';
import { startImports, type TestImports } from '../builders/start-imports.ts';
import { callOperation } from '../builders/call-operation.ts';
import { handler as clearDataHandler } from '#functions/imports/clear-data.ts';
import { handler as getClearingHandler } from '#functions/imports/get-clearing.ts';
import { clearData } from '#shared/contracts/imports/clear-data.ts';
import { getClearing } from '#shared/contracts/imports/get-clearing.ts';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { bookingLines, fileOf, scheduleLines } from './import-files.ts';
import { insistAsLarge, meanBytesOf, rawStudioId } from './import-items.ts';
import { insist, median, print, sized } from './measure.ts';

const [, , , rowsGiven = sized(50_000, 200), largeGiven = sized(500_000, 400)] = process.argv;
const rowsOfRuns = Number(rowsGiven);
const largeRows = Number(largeGiven);
const runs = sized(3, 1);
/** The twin's limit of concurrent workers for one queue. */
const workersAtOnce = 2;
/**
 * A heap of this many megabytes has to be enough for a file of any size. Without a limit, the process uses all memory
 * that it is given.
 */
const heapFlags = ['--max-old-space-size=128', '--max-semi-space-size=4'];
const bundle = resolve('dist/functions/imports.import.worker/index.mjs');
const workerScript = new URL('./import-worker.ts', import.meta.url);
const rawScript = new URL('./import-raw.ts', import.meta.url);
const receivesMs = 200;

interface Reported {
  readonly failed: boolean;
  readonly peakMegabytes: number;
}

const reported = async (child: ChildProcess): Promise<Reported> => {
  const [message] = (await once(child, 'message')) as [Reported];
  return message;
};

interface Workers {
  /** Resolves when a worker has carried out one more message. */
  nextStep(): Promise<unknown>;
  /** @returns the peak memory of the largest worker, in megabytes */
  stop(): Promise<number>;
}

/** Hands messages to workers in processes of their own. */
async function startWorkers(imports: TestImports, count: number, flags: readonly string[]): Promise<Workers> {
  const children = Array.from({ length: count }, () =>
    fork(workerScript, flags.length > 0 ? [bundle, 'sampled'] : [bundle], { execArgv: [...flags] }),
  );
  const peaks = await Promise.all(children.map(reported)).then((all) => all.map((one) => one.peakMegabytes));
  const stopping = new AbortController();
  const steps = new EventEmitter();
  const feed = async (child: ChildProcess, at: number) => {
    while (!stopping.signal.aborted) {
      const [record] = await imports.receive(receivesMs);
      if (!record) continue;
      child.send(record);
      const { failed, peakMegabytes } = await reported(child);
      if (failed) throw new Error(`failed: ${record.body}`);
      peaks[at] = peakMegabytes;
      await imports.done(record);
      steps.emit('done');
    }
    child.kill();
  };
  const feeding = Promise.all(children.map(feed));
  return {
    nextStep: () => once(steps, 'done'),
    stop: async () => {
      stopping.abort();
      await feeding;
      return Math.max(...peaks);
    },
  };
}

/**
 * Checks after every step whether the work is done. Checks at fixed intervals would take processor time from the work
 * that is measured, and would notice its end late.
 */
async function untilDone(workers: Workers, isDone: () => Promise<boolean>): Promise<void> {
  for (;;) {
    const step = workers.nextStep();
    if (await isDone()) return;
    await step;
  }
}

type As = { readonly studioId: string };

/** The rows below the header. */
const rowsIn = (csv: string): number => csv.trim().split('\n').length - 1;

/** @throws {NothingMeasured} if rows of the file were rejected or skipped, because they cost less than imported ones */
export function insistAllCameIn({ result }: Pick<ImportView, 'result'>, rows: number): void {
  const { imported = 0, skipped = 0, leftCancelled = 0 } = result ?? {};
  insist(
    imported === rows && skipped === 0 && leftCancelled === 0,
    `${imported} of ${rows} rows came in, ${skipped} were skipped, ${leftCancelled} left cancelled`,
  );
}

interface Place {
  readonly imports: TestImports;
  readonly workers: Workers;
  readonly as: As;
}

async function importFile({ imports, workers, as }: Place, kind: 'schedule' | 'bookings', csv: string) {
  const beganMs = performance.now();
  let view = await imports.begin(as, kind, csv, 'file.csv', false);
  const { importId } = view;
  const becomes = (status: string) =>
    untilDone(workers, async () => {
      view = await imports.get(as, importId);
      if (view.status === 'failed') throw new Error(`${view.problem} ${JSON.stringify(view.findings)}`);
      return view.status === status;
    });
  await becomes('awaiting-confirmation');
  await imports.confirm(as, view);
  await becomes('completed');
  insistAllCameIn(view, rowsIn(csv));
  return performance.now() - beganMs;
}

let studios = 0;
async function aStudio(): Promise<As> {
  studios += 1;
  const studioId = `44444444-4444-4444-8444-${String(studios).padStart(12, '0')}`;
  await giveAccess(studioId);
  return { studioId };
}

interface How {
  readonly workers: number;
  readonly flags: readonly string[];
}

/** Removes the bookings again with the same workers. */
async function clearBookings(workers: Workers, as: As, rows: number): Promise<number> {
  const beganMs = performance.now();
  let view = await callOperation(clearDataHandler, clearData, { clearType: 'bookings_only' }, as);
  const { clearingId } = view.body;
  await untilDone(workers, async () => {
    view = await callOperation(getClearingHandler, getClearing, { clearingId }, as);
    return view.body.status !== 'running';
  });
  const { status, deleted } = view.body;
  insist(
    status === 'completed' && deleted.bookings === rows,
    `${deleted.bookings} of ${rows} went: ${status}`,
  );
  return performance.now() - beganMs;
}

/**
 * An import of bookings into an existing schedule, and its clearing: their durations, the size of the stored items and a
 * worker's peak memory.
 */
async function measured(imports: TestImports, rows: number, { workers, flags }: How) {
  const as = await aStudio();
  const first = await startWorkers(imports, workersAtOnce, []);
  await importFile({ imports, workers: first, as }, 'schedule', fileOf(scheduleLines(rows)));
  await first.stop();
  const second = await startWorkers(imports, workers, flags);
  const ms = await importFile({ imports, workers: second, as }, 'bookings', fileOf(bookingLines(rows)));
  const meanBytes = await meanBytesOf(as.studioId);
  const clearingMs = await clearBookings(second, as, rows);
  return { ms, meanBytes, clearingMs, peakMegabytes: await second.stop() };
}

async function rawMs(file: string): Promise<number> {
  const beganMs = performance.now();
  const child = fork(rawScript, [file]);
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`the raw writes ended with ${code}`);
  return performance.now() - beganMs;
}

async function speed(imports: TestImports, dir: string): Promise<void> {
  const file = join(dir, 'bookings.csv');
  writeFileSync(file, fileOf(bookingLines(rowsOfRuns)));
  const seen: Record<'ours' | 'raw' | 'cleared', number[]> = { ours: [], raw: [], cleared: [] };
  for (let run = 0; run < runs; run += 1) {
    const { ms, meanBytes, clearingMs } = await measured(imports, rowsOfRuns, {
      workers: workersAtOnce,
      flags: [],
    });
    seen.ours.push(rowsOfRuns / (ms / 1000));
    seen.cleared.push(rowsOfRuns / (clearingMs / 1000));
    seen.raw.push(rowsOfRuns / ((await rawMs(file)) / 1000));
    insistAsLarge(meanBytes, await meanBytesOf(rawStudioId));
  }
  const [a, b] = [median(seen.ours), median(seen.raw)];
  const note = `${rowsOfRuns} bookings, upload to figures, two workers, against csv-parse and BatchWriteItem of the same items`;
  print({ bench: 'import speed', ratio: a / b, unit: 'rows/s', a, b, runs, note });
  const cleared = median(seen.cleared);
  print({
    bench: 'clearing speed',
    ratio: cleared / a,
    unit: 'rows/s',
    a: cleared,
    b: a,
    runs,
    note: `the same ${rowsOfRuns} bookings, from the request until they are gone, against their import; goal 1`,
  });
}

async function memory(imports: TestImports): Promise<void> {
  const how = { workers: 1, flags: heapFlags };
  const small = await measured(imports, rowsOfRuns, how);
  const large = await measured(imports, largeRows, how);
  const [a, b] = [large.peakMegabytes, small.peakMegabytes];
  const note = `peak resident memory of one worker's process with ${heapFlags.join(' ')}, at ${largeRows} rows against ${rowsOfRuns}; ${Math.round(large.ms / 1000)} s`;
  print({ bench: 'import memory', ratio: a / b, unit: 'MB', a, b, runs: 1, note });
}

export async function run(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'bench-import-'));
  const imports = await startImports();
  try {
    await speed(imports, dir);
    await memory(imports);
  } finally {
    await imports.close();
    rmSync(dir, { recursive: true, force: true });
  }
}
