import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type CallApi } from '#infra/local/index.ts';
import { analyseImport } from '#shared/contracts/imports/analyse-import.ts';
import { confirmImport } from '#shared/contracts/imports/confirm-import.ts';
import { createImport } from '#shared/contracts/imports/create-import.ts';
import { getImport } from '#shared/contracts/imports/get-import.ts';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { upload } from '../builders/start-imports.ts';
import { eventually } from './eventually.ts';
import { monday } from './scene.ts';

const script = new URL('./twin-process.ts', import.meta.url);
const untilRedeliveryMs = 12 * 60_000;
const days = 28;
const rows = 20_000;

const dayAt = (at: number): string => addLocalDays('2027-03-01', at % days);
const schedule = [
  'class_name,class_date,class_time,total_capacity,room,instructor',
  ...Array.from({ length: days }, (_, at) => `Yoga,${dayAt(at)},07:00,800,Sala 1,Ana`),
].join('\n');
const bookings = [
  'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name',
  ...Array.from(
    { length: rows },
    (_, at) =>
      `Yoga,${dayAt(at)},07:00,Sala 1,direct,100.00,${addLocalDays('2027-02-01', at % 20)} 10:00,Guest ${at}`,
  ),
].join('\n');

interface Twin {
  readonly process: ChildProcess;
  readonly call: CallApi;
  readonly token: string;
}

/** A machine that stops in the middle of its work, and restarts with the same data. */
describe('a twin whose process is killed', () => {
  let dir: string;
  let twin: Twin;

  async function start(at: Date): Promise<Twin> {
    const child = fork(script, [dir, at.toISOString()], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const { url, token } = await new Promise<{ url: string; token: string }>((resolve, reject) => {
      child.once('message', (started) => resolve(started as { url: string; token: string }));
      child.once('exit', (code) => reject(new Error(`the twin ended with ${code} before it was ready`)));
    });
    return { process: child, call: createClient(url), token };
  }

  async function kill(): Promise<void> {
    const ended = once(twin.process, 'exit');
    twin.process.kill('SIGKILL');
    await ended;
  }

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'twin-killed-'));
    twin = await start(monday);
  });
  afterAll(async () => {
    await kill();
    rmSync(dir, { recursive: true, force: true });
  });

  const look = (importId: string): Promise<ImportView> => twin.call(getImport, { importId }, twin.token);

  /** Confirms a file once it was read. */
  async function begin(kind: 'schedule' | 'bookings', csv: string): Promise<string> {
    const { call, token } = twin;
    const sizeBytes = Buffer.byteLength(csv);
    const begun = await call(createImport, { kind, fileName: `${kind}.csv`, sizeBytes }, token);
    expect(await upload(begun.upload, csv)).toBeLessThan(300);
    const { importId } = begun.import;
    await call(analyseImport, { importId }, token);
    await eventually(async () => (await look(importId)).status === 'awaiting-confirmation');
    const { analysis } = await look(importId);
    await call(confirmImport, { importId, plan: analysis!.plan }, token);
    return importId;
  }

  it('continues an import of 20,000 rows, without losing or duplicating any', async () => {
    const scheduleId = await begin('schedule', schedule);
    await eventually(async () => (await look(scheduleId)).status === 'completed');
    const importId = await begin('bookings', bookings);
    await eventually(async () => (await look(importId)).progress.rowsDone > 0);
    const before = await look(importId);
    await kill();
    expect(before).toMatchObject({ status: 'importing' });
    expect(before.progress.rowsDone).toBeLessThan(rows);

    // A message that was being processed is delivered again after the worker's time limit.
    twin = await start(new Date(monday.getTime() + untilRedeliveryMs));
    await eventually(async () => (await look(importId)).status !== 'importing');
    expect(await look(importId)).toMatchObject({
      status: 'completed',
      progress: { rowsTotal: rows, rowsDone: rows },
    });
    const range = { from: '2027-03-01', to: '2027-03-28' };
    const { classes } = await twin.call(listClasses, range, twin.token);
    expect(classes.reduce((sum, one) => sum + one.bookings, 0)).toBe(rows);
  });
});
