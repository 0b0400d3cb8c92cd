import { randomBytes } from 'node:crypto';
import type { RecordingStep } from '#shared/contracts/activity/activity.ts';
import { clearData } from '#shared/contracts/imports/clear-data.ts';
import type { ClearType } from '#shared/contracts/imports/clearing.ts';
import { findClearing } from '#shared/contracts/imports/find-clearing.ts';
import { getClearing } from '#shared/contracts/imports/get-clearing.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { reportingDeps } from '../../builders/reporting-deps.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';
import { months, createShaker } from '../dashboard/studio-to-shake.ts';
import { recount } from '../dashboard/recount.ts';
import { studioDigest } from './studio-digest.ts';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { applyReservation } from '#functions/reservations/taking/take-reservation.ts';
import { readRecording, storeRecording } from '#functions/_domain/places/outbox/recording-store.ts';
import { recordings } from '#functions/_platform/adapters/blobs.ts';
import { readCounters } from '#functions/_domain/classes/counters-store.ts';
import { readPermits } from '#functions/_domain/imports/import-permit-store.ts';
import { endClearing, readClearing } from '#functions/imports/clearing/clearing-store.ts';
import { handler as clearDataHandler } from '#functions/imports/clear-data.ts';
import { handler as findClearingHandler } from '#functions/imports/find-clearing.ts';
import { handler as getClearingHandler } from '#functions/imports/get-clearing.ts';
import { tableOf } from '#test/builders/table-of.ts';

let imports: TestImports;
let as: { studioId: string };
let studios = 0;

const day = (at: number) => `2027-03-${String(1 + (at % 28)).padStart(2, '0')}`;
const schedule = (classes: number) =>
  [
    'class_name,class_date,class_time,total_capacity,room,current_bookings',
    ...Array.from({ length: classes }, (_, at) => `Yoga ${at},${day(at)},07:00,200,Sala ${at},${at % 5}`),
  ].join('\n');
const bookings = (rows: number, classes: number) =>
  [
    'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name',
    ...Array.from({ length: rows }, (_, at) => {
      const classAt = at % classes;
      return `Yoga ${classAt},${day(classAt)},07:00,Sala ${classAt},direct,10.50,2027-02-01 10:00,Guest ${at}`;
    }),
  ].join('\n');

beforeAll(async () => {
  imports = await startImports();
});
afterAll(() => imports.close());
beforeEach(async () => {
  imports.failAfter(undefined);
  studios += 1;
  as = { studioId: `77777777-7777-4777-8777-${String(studios).padStart(12, '0')}` };
  await giveAccess(as.studioId);
});

const clear = async (clearType: ClearType) => callOperation(clearDataHandler, clearData, { clearType }, as);
const poll = async (clearingId: string) =>
  (await callOperation(getClearingHandler, getClearing, { clearingId }, as)).body;

const running = async () => (await callOperation(findClearingHandler, findClearing, {}, as)).body.clearing;

/** Every item in the studio's partitions. */
async function leftOf(studioId: string): Promise<string[]> {
  const client = new DynamoDBClient({});
  const keys: string[] = [];
  let ExclusiveStartKey: Record<string, never> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: process.env['TABLE_NAME'],
        ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}),
      }),
    );
    for (const item of page.Items ?? [])
      if (item['pk']?.S?.includes(studioId))
        keys.push(item['pk'].S.replace(`S#${studioId}#`, '') + ` ${item['sk']?.S}`);
    ExclusiveStartKey = page.LastEvaluatedKey as Record<string, never> | undefined;
  } while (ExclusiveStartKey);
  // The used part of the hour's allowance is not data of the studio, and expires with its hour.
  return keys.filter((key) => !key.startsWith('ALLOWANCE ')).sort();
}

describe('clearing bookings', () => {
  test('keeps the classes with zero bookings, and counts what was deleted', async () => {
    await imports.run(as, 'schedule', schedule(5));
    await imports.run(as, 'bookings', bookings(40, 4));
    const cleared = (await clear('bookings_only')).body;
    expect(cleared).toMatchObject({
      status: 'completed',
      deleted: { bookings: 40, queue: 0, classes: 0, history: 1 },
      problem: null,
    });
    expect(await poll(cleared.clearingId)).toEqual(cleared);
    const { classes, bookings: retained, demand, counted, days } = await studioDigest(as.studioId);
    expect(retained).toEqual([]);
    expect(classes).toHaveLength(5);
    for (const one of classes)
      expect(one).toMatchObject({
        bookings: 0,
        bookedByChannel: {},
        revenueDirectMinor: 0,
        totalCapacity: 200,
      });
    for (const one of demand) expect(one).toMatchObject({ events: [], totalCapacity: 200 });
    expect(counted).toEqual({ classes: 5, bookings: 0 });
    for (const one of days)
      expect({ revenueMinor: 0, ...one }).toMatchObject({
        classes: 1,
        capacity: 200,
        bookings: 0,
        revenueMinor: 0,
      });
    const again = await imports.run(as, 'bookings', bookings(40, 4));
    expect(again.result).toMatchObject({ imported: 40 });
    expect((await studioDigest(as.studioId)).counted).toEqual({ classes: 5, bookings: 40 });
  });
});

/** A cancellation from a marketplace for a booking that was never reported. */
async function cancelSomethingUnknown(studioId: string): Promise<void> {
  const event = {
    studioId,
    classId: undefined,
    channel: 'wellhub',
    reference: 'BK_1',
    event: 'booking_cancelled',
    at: '2027-02-01T10:00:00.000Z',
    source: 'webhook',
    correlationId: 'c',
  } as const;
  const deps = reportingDeps(new Date('2027-02-01T12:00:00.000Z'));
  await applyReservation(tableOf(studioId), event, deps);
}

/** Records attempts at marketplaces: a small one, a large one, and some more. */
async function sayToMarketplaces(studioId: string, more = 0): Promise<() => Promise<number[]>> {
  const blobs = recordings();
  const step = (text: string): RecordingStep => ({
    at: '2027-02-01T10:00:00.000Z',
    label: 'Set places',
    method: 'PUT',
    url: 'https://places.test',
    requestBody: text,
    status: 200,
    answerExcerpt: null,
    durationMs: 3,
    placesBefore: null,
    placesAfter: null,
    note: null,
  });
  const said = [[step('hello')], Array.from({ length: 400 }, () => step(randomBytes(40).toString('hex')))];
  const all = [...said, ...Array.from({ length: more }, () => [step('again')])];
  const keys = await Promise.all(
    all.map((steps, at) =>
      storeRecording(tableOf(studioId), { studioId, adjustmentId: `said-${at}`, attempt: 1 }, steps, blobs),
    ),
  );
  return () =>
    Promise.all(
      keys.map(async (key) => (await readRecording(tableOf(studioId), studioId, key, blobs)).length),
    );
}

describe('clearing all data', () => {
  test('deletes recordings, both items and objects, and nothing of another studio', async () => {
    const other = '77777777-7777-4777-8777-999999999999';
    const stays = await sayToMarketplaces(other);
    const goes = await sayToMarketplaces(as.studioId, 120);
    expect((await goes()).slice(0, 3)).toEqual([1, 400, 1]);
    expect((await clear('full')).body).toMatchObject({ status: 'completed' });
    expect(new Set(await goes())).toEqual(new Set([0]));
    expect(await stays()).toEqual([1, 400]);
  });

  test('keeps recordings when only bookings are cleared', async () => {
    const stays = await sayToMarketplaces(as.studioId);
    await clear('bookings_only');
    expect(await stays()).toEqual([1, 400]);
  });

  test('leaves only the settings, the subscription, remembered column mappings and the record of the clearing', async () => {
    await imports.run(as, 'schedule', schedule(5));
    await imports.run(as, 'bookings', bookings(40, 4));
    await cancelSomethingUnknown(as.studioId);
    expect(await leftOf(as.studioId)).toContain('TOLD-BOOKING wellhub#BK_1');
    expect((await clear('full')).body).toMatchObject({
      status: 'completed',
      deleted: { bookings: 40, queue: 0, classes: 5, history: 2 },
    });
    const left = (await leftOf(as.studioId)).map((key) =>
      key.replace(/[0-9A-HJKMNP-TV-Z]{26}|[0-9a-f]{32}/g, '…'),
    );
    expect([...new Set(left)]).toEqual(['CLEARING …', 'IMPORT-PLAN …', 'STUDIO SUBSCRIPTION']);
  });

  test('deletes decisions, changes and outbox entries, and resets the dashboard to zero', async () => {
    let id = 0;
    const nextId = () => `01ARZ3NDEKTSV4RR${String((id += 1)).padStart(10, '0')}`;
    const shaker = await createShaker(as.studioId, nextId);
    await shaker({ kind: 'schedule', rows: [0, 1, 2, 3].map((at) => [at, 20, 3] as const) });
    await shaker({
      kind: 'bookings',
      rows: [
        [0, 1, false],
        [1, 2, false],
        [2, 3, true],
      ],
    });
    for (const nth of [0, 1, 2]) await shaker({ kind: 'decide', classAt: nth, confidence: 0.7, places: 2 });
    await shaker({ kind: 'approve', classAt: 0 });
    await shaker({ kind: 'settle', classAt: 0, state: 'acked' });
    await shaker({ kind: 'reject', classAt: 0 });
    const localDateOf = (at: string) => instantToLocal(at, 'America/New_York').date;
    const before = await recount(as.studioId, months, localDateOf);
    expect(before.counters.decisions).toBeGreaterThan(0);
    const { deleted } = (await clear('full')).body;
    expect(deleted.classes).toBe(before.counters.classes);
    expect(deleted.history).toBeGreaterThanOrEqual(before.counters.decisions);
    const left = await leftOf(as.studioId);
    expect(
      left.filter((key) =>
        /^(CLASS|DEMAND|BOOKING|DECISION|ADJUSTMENT|OUTBOX|DAY|CHANGE|IMPORT)[# ]/.test(key),
      ),
    ).toEqual([]);
    const counters = await readCounters(tableOf(as.studioId), as.studioId);
    expect(Object.values(counters).every((count) => count === 0)).toBe(true);
  });

  test('of a few classes over many months is left to a worker after the request has done its share', async () => {
    const monthOf = (at: number) => `${2027 + Math.floor(at / 12)}-${String(1 + (at % 12)).padStart(2, '0')}`;
    const spread = [
      'class_name,class_date,class_time,total_capacity,room',
      ...Array.from({ length: 48 }, (_, at) => `Yoga,${monthOf(at)}-15,07:00,20,Sala 1`),
    ];
    await imports.run(as, 'schedule', spread.join('\n'));
    const { clearingId, status, deleted } = (await clear('full')).body;
    expect(status).toBe('running');
    expect(deleted.classes).toBeGreaterThan(0);
    expect(deleted.classes).toBeLessThan(48);
    imports.advance(61_000);
    await imports.drain();
    expect(await poll(clearingId)).toMatchObject({ status: 'completed', deleted: { classes: 48 } });
  });

  test('of a large studio is a job; it goes on after a crash at any call, and counts nothing twice', async () => {
    const [classes, rows] = [300, 2_400];
    for (const callsBefore of [3, 40]) {
      studios += 1;
      as = { studioId: `77777777-7777-4777-8777-${String(studios).padStart(12, '0')}` };
      await giveAccess(as.studioId);
      await imports.run(as, 'schedule', schedule(classes));
      await imports.run(as, 'bookings', bookings(rows, classes));
      const begun = (await clear('full')).body;
      expect(begun).toMatchObject({ status: 'running', deleted: { bookings: 0, classes: 0 } });
      expect((await clear('bookings_only')).body.clearingId).toBe(begun.clearingId);
      expect((await running())?.clearingId).toBe(begun.clearingId);
      imports.failAfter(callsBefore);
      expect(await imports.work(1)).toEqual({ received: 1, failed: 1 });
      imports.failAfter(undefined);
      imports.advance(11 * 60_000);
      await imports.drain();
      expect(await poll(begun.clearingId)).toMatchObject({
        status: 'completed',
        deleted: { bookings: rows, queue: 0, classes, history: 2 },
      });
      expect(await running()).toBeNull();
      const left = (await leftOf(as.studioId)).map((key) =>
        key.replace(/[0-9A-HJKMNP-TV-Z]{26}|[0-9a-f]{32}/g, '…'),
      );
      expect([...new Set(left)]).toEqual(['CLEARING …', 'IMPORT-PLAN …', 'STUDIO SUBSCRIPTION']);
    }
  });
});

test('a finished clearing holds no permit, wherever its end was interrupted', async () => {
  await imports.run(as, 'schedule', schedule(300));
  await imports.run(as, 'bookings', bookings(600, 300));
  const { clearingId } = (await clear('full')).body;
  const end = { status: 'failed', finishedAt: '2027-02-01T10:00:00.000Z' } as const;
  const poll = async () => {
    const studioTable = tableOf(as.studioId);
    return {
      clearing: await readClearing(studioTable, as.studioId, clearingId),
      held: await readPermits(studioTable, as.studioId),
    };
  };
  const { clearing } = await poll();
  expect(clearing?.status).toBe('running');
  for (let calls = 0; calls < 16; calls += 1) {
    imports.failAfter(calls);
    await endClearing(tableOf(as.studioId), clearing!, end).catch(() => undefined);
    imports.failAfter(undefined);
    const after = await poll();
    expect(after.held).toHaveLength(after.clearing?.status === 'running' ? 6 : 0);
  }
  expect((await poll()).clearing?.status).toBe('failed');
});

test('nothing is cleared while an import is running', async () => {
  await imports.run(as, 'schedule', schedule(28));
  const view = await imports.begin(as, 'bookings', bookings(2_500, 28));
  await imports.confirm(as, view);
  const refused = await clear('full');
  expect([refused.status, (refused.body as unknown as { detail: string }).detail]).toEqual([
    409,
    'An import is under way. Wait until it is done, or cancel it, and clear the data then.',
  ]);
  await imports.drain();
  const { clearingId } = (await clear('full')).body;
  await imports.drain();
  expect(await poll(clearingId)).toMatchObject({ deleted: { bookings: 2_500, classes: 28 } });
});
