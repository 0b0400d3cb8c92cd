import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { listChanges } from '#shared/contracts/schedule/list-changes.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { ClassEntity } from '#functions/_data/classes/class.ts';
import { OutboxEntity } from '#functions/_data/places/outbox.ts';
import { handler as importScheduleHandler } from '#functions/imports/import-schedule.ts';
import { handler as listActivityHandler } from '#functions/activity/list-activity.ts';
import { handler as listChangesHandler } from '#functions/schedule/list-changes.ts';
import { handler as listClassesHandler } from '#functions/schedule/list-classes.ts';
import { ConnectionEntity } from '#functions/_data/connections/connection.ts';
import { tableOf } from '#test/builders/table-of.ts';

const as = { studioId: '22222222-2222-4222-8222-00000000beef' };
const day = '2097-03-02';

let table: TestTable;
let handlers: { schedule: never; activity: never; changes: never; classes: never };

const file = (rows: readonly string[]) =>
  ['class_name,class_date,class_time,room,total_capacity,fitpass_slots,wellhub_slots', ...rows].join('\n');
const classAt = (hour: number, capacity: number, places = ',') =>
  `Yoga,${day},${String(hour).padStart(2, '0')}:00,A,${capacity},${places}`;
const given = '4,6';
const send = async (...rows: string[]) =>
  (await callOperation(handlers.schedule, importSchedule, { csvData: file(rows) }, as)).body;
const activity = async () => (await callOperation(handlers.activity, listActivity, {}, as)).body.activity;
const classes = async () =>
  (await callOperation(handlers.classes, listClasses, { from: day, to: day }, as)).body.classes;

const stored = async () => {
  const studioTable = tableOf(as.studioId);
  return {
    classes: (
      await studioTable
        .of(ClassEntity)
        .query.primary({ ...as, month: '209703' })
        .go({ pages: 'all' })
    ).data,
    outbox: (await studioTable.of(OutboxEntity).query.primary(as).go({ pages: 'all' })).data,
  };
};

beforeAll(async () => {
  table = await startTable();
  handlers = {
    schedule: importScheduleHandler as never,
    activity: listActivityHandler as never,
    changes: listChangesHandler as never,
    classes: listClassesHandler as never,
  };
  await giveAccess(as.studioId);
  await tableOf(as.studioId)
    .of(ConnectionEntity)
    .put({
      ...as,
      marketplace: 'wellhub',
      status: 'connected',
      connectedAt: '2026-11-01T00:00:00.000Z',
      revenuePerBookingMinor: 9000,
      noShowPayPercent: 0,
    })
    .go();
});
afterAll(() => table.close());

describe('a file that reduces places', () => {
  test('makes the smaller number pending at the marketplace that offers them, but not at one that is not connected', async () => {
    await send(classAt(7, 20, given));
    expect(await activity()).toEqual([]);
    await send(classAt(7, 5));
    const [cls] = await classes();
    expect(cls).toMatchObject({ totalCapacity: 5, allocations: { fitpass: 2, wellhub: 3 } });
    expect(await activity()).toMatchObject([
      { marketplace: 'wellhub', placesTo: 3, slotsChanged: -3, source: 'manual', status: 'pending' },
    ]);
    const { outbox, classes: items } = await stored();
    expect(outbox).toMatchObject([{ places: 3, pushVersion: 1, state: 'pending', automatic: false }]);
    expect(items[0]).toMatchObject({
      pushVersions: { wellhub: 1 },
      latestPushes: { wellhub: outbox[0]!.outboxId },
    });
    const { classId } = cls!;
    const { changes } = (await callOperation(handlers.changes, listChanges, { classId }, as)).body;
    expect(changes[0]).toMatchObject({ source: 'import', pushes: [{ marketplace: 'wellhub' }] });
  });

  test('creates no outbox entry when it is read again', async () => {
    const before = await stored();
    expect(await send(classAt(7, 5))).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await stored()).toEqual(before);
  });

  test('creates an outbox entry for every class, however many there are', async () => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    await send(...hours.map((hour) => classAt(hour, 20, given)));
    const counts = await send(...hours.map((hour) => classAt(hour, 8)));
    expect(counts).toEqual({ imported: 0, updated: 24, unchanged: 0, skipped: 0, leftCancelled: 0 });
    const { outbox, classes: items } = await stored();
    const latest = new Map(outbox.map((one) => [one.outboxId, one]));
    expect(items).toHaveLength(24);
    for (const { latestPushes, allocations, totalCapacity } of items) {
      expect(totalCapacity).toBe(8);
      const toWellhub = latest.get(latestPushes?.wellhub ?? '');
      expect(toWellhub?.places).toBe(allocations.wellhub);
    }
  });
});
