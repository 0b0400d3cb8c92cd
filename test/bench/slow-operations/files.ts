// The largest files and clearings that are handled while the owner waits.
import { smallItemsMax } from '#functions/imports/clearing/clearing.ts';
import { analyseImport } from '#shared/contracts/imports/analyse-import.ts';
import { cancelImport } from '#shared/contracts/imports/cancel-import.ts';
import { clearData } from '#shared/contracts/imports/clear-data.ts';
import { confirmImport } from '#shared/contracts/imports/confirm-import.ts';
import { createImport } from '#shared/contracts/imports/create-import.ts';
import { csvRowsMax } from '#shared/contracts/imports/import-result.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { upload } from '../../builders/start-imports.ts';
import { aStudioIn } from '../../journeys/scene.ts';
import { insist, sized } from '../measure.ts';
import { timed, type Studio } from './timed.ts';

const rowsMax = sized(csvRowsMax, 20);
const classesPerDay = 72;

interface Class {
  readonly name: string;
  readonly date: string;
  readonly time: string;
  readonly room: string;
}

/** Classes from a given day on, as many per day as in a studio with 500 a week. */
const classesFrom = (day: string, count: number): Class[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `New ${at % classesPerDay}`,
    date: addLocalDays(day, Math.floor(at / classesPerDay)),
    time: `${String(6 + (at % 15)).padStart(2, '0')}:00`,
    room: `Room ${at % classesPerDay}`,
  }));

const scheduleCsv = (classes: readonly Class[]): string =>
  [
    'class_name,class_date,class_time,total_capacity,room,instructor,fitpass_slots,wellhub_slots',
    ...classes.map(({ name, date, time, room }) => `${name},${date},${time},20,${room},Ana,3,3`),
  ].join('\n');

/** One booking of each class. */
const bookingsCsv = (classes: readonly Class[], guest: number): string =>
  [
    'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,customer_email',
    ...classes.map(
      ({ name, date, time, room }, at) =>
        `${name},${date},${time},${room},direct,200,${addLocalDays(date, -30)} 10:00,Guest ${guest}-${at},guest${guest}-${at}@example.com`,
    ),
  ].join('\n');

type Kind = 'schedule' | 'bookings';

/** @returns the id of an import whose file has arrived */
async function uploadFile({ local, token }: Studio, kind: Kind, csv: string): Promise<string> {
  const about = { kind, fileName: `${kind}.csv`, sizeBytes: Buffer.byteLength(csv) };
  const begun = await local.call(createImport, about, token);
  insist((await upload(begun.upload, csv)) < 300, 'the upload was refused');
  return begun.import.importId;
}

async function measureStaged(studio: Studio, kind: Kind, csv: string): Promise<void> {
  const { local, token } = studio;
  const importId = await uploadFile(studio, kind, csv);
  const what = `${kind}, ${rowsMax} rows`;
  await timed(studio, { operationId: 'imports.analyseImport', what, times: 1 }, async () => {
    const { analysis, status } = await local.call(analyseImport, { importId }, token);
    insist(status === 'awaiting-confirmation' && analysis !== null, `the file is ${status}`);
  });
  const plan = (await local.call(analyseImport, { importId }, token)).analysis?.plan;
  insist(plan !== undefined, 'the file was not understood');
  await timed(studio, { operationId: 'imports.confirmImport', what, times: 1 }, async () => {
    const { status, result } = await local.call(confirmImport, { importId, plan }, token);
    insist(status === 'completed', `the import is ${status}`);
    insist(result?.imported === rowsMax, `${result?.imported} rows were imported`);
  });
}

/** Times the analysis of nearly the largest file that is analysed within a request, and cancels its import. */
async function measureAnalysis(studio: Studio, today: string): Promise<void> {
  const { local, token } = studio;
  const csv = bookingsCsv(classesFrom(today, sized(10_000, 20)), 3);
  const importId = await uploadFile(studio, 'bookings', csv);
  const what = `${Math.round(Buffer.byteLength(csv) / 1024)} KB`;
  await timed(studio, { operationId: 'imports.analyseImport', what, times: 1 }, async () => {
    const { status } = await local.call(analyseImport, { importId }, token);
    insist(status === 'awaiting-confirmation', `the file is ${status}`);
  });
  await local.call(cancelImport, { importId }, token);
}

/** Times imports of the largest files that are imported within a request. */
export async function measureImports(studio: Studio, today: string): Promise<void> {
  const { local, token } = studio;
  const first = classesFrom(addLocalDays(today, 30), rowsMax);
  const second = classesFrom(addLocalDays(today, 90), rowsMax);
  const what = `${rowsMax} rows`;
  await timed(studio, { operationId: 'imports.importSchedule', what, times: 1 }, async () => {
    const { imported } = await local.call(importSchedule, { csvData: scheduleCsv(first) }, token);
    insist(imported === rowsMax, `${imported} classes were imported`);
  });
  await timed(studio, { operationId: 'imports.importBookings', what, times: 1 }, async () => {
    const { imported } = await local.call(importBookings, { csvData: bookingsCsv(first, 1) }, token);
    insist(imported === rowsMax, `${imported} bookings were imported`);
  });
  await measureAnalysis(studio, today);
  await measureStaged(studio, 'schedule', scheduleCsv(second));
  await measureStaged(studio, 'bookings', bookingsCsv(second, 2));
}

/** Times the start of a clearing that continues in the background, and a clearing that ends within its request. */
export async function measureClearing(studio: Studio): Promise<void> {
  const { local, token, slowerCore } = studio;
  const clear = { clearType: 'full' } as const;
  await timed(studio, { operationId: 'imports.clearData', what: 'of the whole studio', times: 1 }, () =>
    local.call(clearData, clear, token),
  );
  await local.settle();
  const other = await aStudioIn(local, 'small@alameda.test');
  const small = { local, token: other.token, slowerCore };
  const classes = classesFrom('2026-12-01', sized(smallItemsMax, 20) / 2);
  await local.call(importSchedule, { csvData: scheduleCsv(classes) }, other.token);
  await local.call(importBookings, { csvData: bookingsCsv(classes, 1) }, other.token);
  const what = `of ${2 * classes.length} classes and bookings`;
  await timed(small, { operationId: 'imports.clearData', what, times: 1 }, async () => {
    const { status } = await local.call(clearData, clear, other.token);
    insist(status === 'completed', `the clearing is ${status}`);
  });
}
