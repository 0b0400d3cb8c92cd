import { createLocal, type Local } from '#infra/local/index.ts';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { cancelImport } from '#shared/contracts/imports/cancel-import.ts';
import { confirmImport } from '#shared/contracts/imports/confirm-import.ts';
import { clearData } from '#shared/contracts/imports/clear-data.ts';
import { createImport } from '#shared/contracts/imports/create-import.ts';
import { getClearing } from '#shared/contracts/imports/get-clearing.ts';
import { getImport } from '#shared/contracts/imports/get-import.ts';
import { getRejectedRows } from '#shared/contracts/imports/get-rejected-rows.ts';
import { listImports } from '#shared/contracts/imports/list-imports.ts';
import { takeBack } from '#shared/contracts/imports/take-back.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { eventually } from './eventually.ts';
import { aStudioIn, monday, type Scene } from './scene.ts';
import { confirmed, imported, uploaded } from './upload.ts';

const days = 60;
const rows = 10_000;
const worker = 'imports.import.worker';
const untilRedeliveryMs = 11 * 60_000;

/** Eight classes a day. */
const dayAt = (at: number) => addLocalDays('2026-10-01', Math.floor(at / 8) % days);
/** Spanish titles, semicolons, day first, date and time in one cell. */
const schedule = [
  'Clase;Fecha y hora;Cupo;Salón;Instructor',
  ...Array.from({ length: days * 8 }, (_, at) => {
    const [year, month, day] = dayAt(at).split('-');
    return `Yoga ${at % 8};${day}/${month}/${year} ${String(7 + (at % 8)).padStart(2, '0')}:00;60;Sala ${at % 8};Ana Núñez`;
  }),
].join('\n');
const bookingOf = (at: number) =>
  `Yoga ${at % 8},${dayAt(at)},${String(7 + (at % 8)).padStart(2, '0')}:00,Sala ${at % 8},${at % 4 ? 'direct' : 'wellhub'},100.00,${addLocalDays(dayAt(at), -3)} 10:00,Guest ${at}`;
const title = 'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name';
const bookings = (wanted: readonly string[]) => [title, ...wanted].join('\n');
const all = Array.from({ length: rows }, (_, at) => bookingOf(at));

describe('imports at scale', () => {
  let local: Local;
  let scene: Scene;
  let studios = 0;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
  });
  beforeEach(async () => {
    studios += 1;
    scene = await aStudioIn(local, `scale-${studios}@alameda.test`);
    const { status, result } = await imported(scene, 'schedule', schedule);
    expect([status, result?.imported]).toEqual(['completed', days * 8]);
  });
  afterAll(() => local.close());

  const look = (importId: string) => local.call(getImport, { importId }, scene.token);
  const bookingsShown = async () => {
    const { classes } = await local.call(listClasses, { from: '2026-10-01', to: '2026-11-29' }, scene.token);
    return classes.reduce((sum, one) => sum + one.bookings, 0);
  };
  /** A page of the imported classes. Their month has no other classes. */
  const page = (cursor?: string) =>
    local.call(
      listClasses,
      { from: '2026-12-01', to: '2026-12-30', ...(cursor !== undefined && { cursor }) },
      scene.token,
    );
  const classesListed = async () => {
    let { classes, cursor } = await page();
    let sum = classes.length;
    while (cursor !== null) {
      ({ classes, cursor } = await page(cursor));
      sum += classes.length;
    }
    return sum;
  };
  const again = async () => {
    await local.advance(untilRedeliveryMs);
    await local.settle();
  };

  it('import ten thousand bookings, and the same file again changes nothing', async () => {
    const first = await imported(scene, 'bookings', bookings(all));
    expect(first).toMatchObject({
      status: 'completed',
      result: { imported: rows, updated: 0, unchanged: 0, skipped: 0, leftCancelled: 0 },
      progress: { rowsTotal: rows, rowsDone: rows },
    });
    expect(await bookingsShown()).toBe(rows);
    const second = await imported(scene, 'bookings', bookings(all.toReversed()), 'renamed.csv');
    expect(second).toMatchObject({
      status: 'completed',
      result: { imported: 0, updated: 0, unchanged: rows, skipped: 0, leftCancelled: 0 },
      analysis: { origin: 'remembered' },
    });
    const { imports } = await local.call(listImports, {}, scene.token);
    expect(imports.map(({ fileName }) => fileName)).toEqual(['renamed.csv', 'bookings.csv', 'schedule.csv']);
  });

  it('continue after a worker died', async () => {
    const view = await uploaded(scene, 'bookings', bookings(all));
    await confirmed(scene, view);
    await eventually(async () => (await look(view.importId)).progress.rowsDone > 0);
    await local.crash(worker);
    await local.settle();
    await again();
    expect(await look(view.importId)).toMatchObject({
      status: 'completed',
      progress: { rowsTotal: rows, rowsDone: rows },
    });
    expect(await bookingsShown()).toBe(rows);
    const counts = await local.call(getDashboard, {}, scene.token);
    expect(JSON.stringify(counts)).toContain(`${rows}`);
  });

  it('stop when they are cancelled, and the rows written by then are counted correctly', async () => {
    const view = await uploaded(scene, 'bookings', bookings(all));
    // Calling it once makes sure that the cancelling function has started, so the worker cannot finish first.
    const absent = local.call(cancelImport, { importId: '00000000000000000000000000' }, scene.token);
    await expect(absent).rejects.toMatchObject({ problem: { status: 404 } });
    await confirmed(scene, view);
    await local.call(cancelImport, { importId: view.importId }, scene.token);
    await local.settle();
    const { status, result, progress } = await look(view.importId);
    expect(status).toBe('cancelled');
    expect(progress.rowsDone).toBeLessThan(rows);
    expect(await bookingsShown()).toBe(result?.imported ?? 0);
    const begun = await local.call(clearData, { clearType: 'full' }, scene.token);
    await local.settle();
    const { clearingId } = begun;
    expect((await local.call(getClearing, { clearingId }, scene.token)).status).toBe('completed');
  });

  /** Cancels an import of classes while its rows are being written, and counts the rows that remain. */
  const cancelledAmidClasses = async () => {
    const classes = [
      'class_name,class_date,class_time,total_capacity,room',
      ...Array.from(
        { length: 6_000 },
        (_, at) => `Spin,${addLocalDays('2026-12-01', at % 30)},06:30,20,Sala ${Math.floor(at / 30)}`,
      ),
    ].join('\n');
    const view = await uploaded(scene, 'schedule', classes);
    await confirmed(scene, view);
    // The worker dies while writing the rows: some are written, and no count includes them yet.
    await eventually(async () => (await page()).classes.length > 0 && (await local.crash(worker)) > 0);
    const cancelled = await local.call(cancelImport, { importId: view.importId }, scene.token);
    expect(cancelled).toMatchObject({ status: 'cancelled', resultIs: 'growing' });
    await again();
    const { resultIs, result } = await look(view.importId);
    expect(resultIs).toBe('final');
    const stay = await classesListed();
    expect(stay).toBeGreaterThan(0);
    expect(result).toMatchObject({ imported: stay, updated: 0, unchanged: 0 });
    const [newest] = (await local.call(listImports, {}, scene.token)).imports;
    expect(newest).toMatchObject({ importId: view.importId, resultIs: 'final', result });
    return { importId: view.importId, stay };
  };

  it('state how many classes remain when they are cancelled halfway', async () => {
    const { stay } = await cancelledAmidClasses();
    expect(stay).toBeGreaterThan(0);
  });

  it('are undone to the last class, even if a worker dies between two steps', async () => {
    const before = await local.call(getDashboard, {}, scene.token);
    const { importId, stay } = await cancelledAmidClasses();
    await local.call(takeBack, { importId }, scene.token);
    const taken = async () => (await look(importId)).takingBack;
    await eventually(async () => ((await taken())?.rows ?? 0) > 0 && (await local.crash(worker)) > 0);
    const amid = await taken();
    expect(amid?.status).toBe('running');
    expect(amid?.rows).toBeLessThan(stay);
    expect(await classesListed()).toBe(stay - (amid?.rows ?? 0));
    const refused = local.call(clearData, { clearType: 'full' }, scene.token);
    await expect(refused).rejects.toMatchObject({ problem: { status: 409 } });
    await again();
    expect(await look(importId)).toMatchObject({
      status: 'cancelled',
      takingBack: { status: 'completed', rows: stay, stays: [], stillSelling: [] },
      allowedActions: [],
    });
    expect(await classesListed()).toBe(0);
    expect(await local.call(getDashboard, {}, scene.token)).toEqual(before);
    expect((await imported(scene, 'schedule', schedule)).result).toMatchObject({ imported: 0 });
  });

  it('use column mappings that three other studios confirmed for files with the same header', async () => {
    const strange = [
      'Qué,Zeitpunkt,Wohin,Pax',
      'Fuerza,2026-12-01 07:00,Edificio Norte,12',
      'Calma,2026-12-02 18:30,Edificio Sur,14',
    ].join('\n');
    const right = [['class_name'], ['class_date', 'class_time'], ['room'], ['total_capacity']] as const;
    const columns = right.map((fields) => [...fields]);
    const origins: string[] = [];
    for (const name of ['one', 'two', 'three', 'four']) {
      const other = await aStudioIn(local, `header-${name}@alameda.test`);
      const { importId, analysis } = await uploaded(other, 'schedule', strange);
      origins.push(analysis!.origin);
      if (name === 'four') expect(analysis).toMatchObject({ plan: { columns } });
      const plan = { ...analysis!.plan, columns };
      const done = await local.call(confirmImport, { importId, plan }, other.token);
      expect(done).toMatchObject({ status: 'completed', result: { imported: 2 } });
    }
    expect(origins).toEqual(['detected', 'detected', 'detected', 'other-studios']);
  });

  it('refuse a file with one bad row among ten thousand, and return that row', async () => {
    const dirty = [...all];
    dirty[8_345] = 'Yoga 1,2026-02-30,08:00,Sala 1,direct,100.00,2026-10-01 10:00,"=HYPERLINK(1)"';
    const failed = await imported(scene, 'bookings', bookings(dirty));
    expect(failed).toMatchObject({
      status: 'failed',
      problem: '1 error occurred. No bookings were imported.',
      findings: [{ row: 8_347, path: 'class_date' }],
    });
    expect(await bookingsShown()).toBe(0);
    const { url } = await local.call(getRejectedRows, { importId: failed.importId }, scene.token);
    const [, line] = (await (await fetch(url)).text()).split('\r\n');
    expect(line).toContain("'=HYPERLINK(1)");
  });

  it('are accepted only from our pages, and another studio sees none of them', async () => {
    const { import: begun, upload } = await local.call(
      createImport,
      { kind: 'schedule', fileName: 'a.csv', sizeBytes: 10 },
      scene.token,
    );
    const preflight = (origin: string) =>
      fetch(upload.url, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const ours = await preflight(local.url);
    expect([ours.status, ours.headers.get('access-control-allow-origin')]).toEqual([200, local.url]);
    expect((await preflight('https://elsewhere.example')).status).toBe(403);
    const page = await fetch(local.url);
    expect(page.headers.get('content-security-policy')).toContain(new URL(upload.url).origin);
    const other = await aStudioIn(local, `other-${studios}@alameda.test`);
    await expect(local.call(getImport, { importId: begun.importId }, other.token)).rejects.toMatchObject({
      problem: { status: 404 },
    });
  });

  it('are cleared by a job that shows its progress, and can then be imported again', async () => {
    const some = all.slice(0, 3_000);
    await imported(scene, 'bookings', bookings(some));
    const begun = await local.call(clearData, { clearType: 'full' }, scene.token);
    expect(begun.status).toBe('running');
    await local.settle();
    expect(await local.call(getClearing, { clearingId: begun.clearingId }, scene.token)).toMatchObject({
      status: 'completed',
      deleted: { bookings: some.length, queue: 0, classes: days * 8, history: 2 },
    });
    expect(await bookingsShown()).toBe(0);
    expect((await imported(scene, 'schedule', schedule)).result).toMatchObject({ imported: days * 8 });
  });
});
