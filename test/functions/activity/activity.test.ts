import { activityPageItemsMax, listActivity } from '#shared/contracts/activity/list-activity.ts';
import { getRecording } from '#shared/contracts/activity/get-recording.ts';
import { activityOf } from '#functions/_domain/places/outbox/activity-view.ts';
import { adjustmentIdAt, anAdjustment } from '../../builders/an-adjustment.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { handler as list } from '#functions/activity/list-activity.ts';
import { handler as recording } from '#functions/activity/get-recording.ts';
import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import { storeAutomation } from '#functions/_domain/studio/studio-store.ts';
import { storePlatformSwitch } from '#functions/_domain/studio/platform-store.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { tables } from '#functions/_data/table/tables.ts';

const studioId = '55555555-5555-4555-8555-000000000001';
const otherId = '55555555-5555-4555-8555-000000000002';
const total = 2 * activityPageItemsMax + 1;
const idAt = (n: number) => adjustmentIdAt(Date.parse('2027-01-01T00:00:00Z') + n * 1000);
const ids = Array.from({ length: total }, (_, n) => idAt(n));

let table: TestTable;

beforeAll(async () => {
  table = await startTable();
  process.env['RECORDINGS_BUCKET'] = 'recordings';
  await giveAccess(studioId);
  await giveAccess(otherId);
  const rows = ids.map((adjustmentId) => ({ ...anAdjustment({ adjustmentId }), studioId }));
  await tableOf(studioId)
    .of(AdjustmentEntity)
    .put(rows as never[])
    .go();
});
afterAll(() => table.close());

describe('listing activity', () => {
  test('pages run newest first without gap or overlap, and the last has no cursor', async () => {
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null | undefined;
    do {
      const { body } = await callOperation(list, listActivity, cursor ? { cursor } : {}, { studioId });
      seen.push(...body.activity.map(({ adjustmentId }) => adjustmentId));
      sizes.push(body.activity.length);
      cursor = body.cursor;
    } while (cursor);
    expect(sizes).toEqual([activityPageItemsMax, activityPageItemsMax, 1]);
    expect(seen).toEqual(ids.toReversed());
  });

  test('a page costs the same however long the history is', async () => {
    const unitsOfPage = async () => {
      const before = table.calls.length;
      const { body } = await callOperation(list, listActivity, {}, { studioId });
      expect(body.activity).toHaveLength(activityPageItemsMax);
      return table.calls.slice(before).reduce((sum, { readUnits }) => sum + readUnits, 0);
    };
    const short = await unitsOfPage();
    const older = Array.from({ length: 500 }, (_, n) => ({
      ...anAdjustment({ adjustmentId: idAt(-1 - n) }),
      studioId,
    }));
    await tableOf(studioId)
      .of(AdjustmentEntity)
      .put(older as never[])
      .go();
    expect(await unitsOfPage()).toBe(short);
    expect(short).toBeLessThanOrEqual(6);
  });

  test("another studio sees none of the activity, and cannot page into it with this studio's cursor", async () => {
    const { body } = await callOperation(list, listActivity, {}, { studioId });
    const other = { studioId: otherId };
    expect((await callOperation(list, listActivity, {}, other)).body.activity).toEqual([]);
    expect(await callOperation(list, listActivity, { cursor: body.cursor! }, other)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
  });

  test("another studio's recording is reported as not found, like a missing one", async () => {
    const ask = (adjustmentId: string, as: string) =>
      callOperation(recording, getRecording, { adjustmentId }, { studioId: as });
    const foreign = await ask(ids[0]!, otherId);
    const unknown = await ask(idAt(999_999), otherId);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    expect((await ask(ids[0]!, studioId)).status).toBe(404);
  });
});

describe('while automation is paused', () => {
  const pausedId = '55555555-5555-4555-8555-000000000003';
  const sources = ['automatic', 'reconciler', 'decision', 'manual'] as const;
  const byStudio = 'Waiting: automation is paused. It is sent once you resume automation.';
  const byTeam = 'Waiting: we have paused automation for all studios. It is sent once automation runs again.';
  const isToShow = 'Wellhub is to show 6 places.';
  const at = '2027-01-01T00:00:00.000Z';

  beforeAll(async () => {
    await giveAccess(pausedId);
    const rows = sources.map((source, n) => ({
      ...anAdjustment({ adjustmentId: idAt(n), source }),
      studioId: pausedId,
    }));
    await tableOf(pausedId)
      .of(AdjustmentEntity)
      .put(rows as never[])
      .go();
  });

  const pause = async (paused: boolean): Promise<void> => {
    const audit = { auditId: idAt(paused ? 1 : 2), at, correlationId: 'c' };
    await storeAutomation(tableOf(pausedId), { studioId: pausedId, paused, audit });
  };
  const pauseAll = async (paused: boolean): Promise<void> => {
    const changeId = idAt(paused ? 1 : 2);
    await storePlatformSwitch(tables.acrossStudios, {
      paused,
      at,
      reason: 'Drill',
      changeId,
      correlationId: 'c',
    });
  };
  const said = async () => {
    const { body } = await callOperation(list, listActivity, {}, { studioId: pausedId });
    return Object.fromEntries(body.activity.map(({ source, details }) => [source, details]));
  };

  test('what nobody asked for by hand says that it waits, and for whom; the rest goes out', async () => {
    const saying = (automatic: string) => ({
      automatic,
      reconciler: automatic,
      decision: isToShow,
      manual: isToShow,
    });
    expect(await said()).toEqual(saying(isToShow));
    await pause(true);
    expect(await said()).toEqual(saying(byStudio));
    await pauseAll(true);
    expect(await said()).toEqual(saying(byTeam));
    await pause(false);
    expect(await said()).toEqual(saying(byTeam));
    await pauseAll(false);
    expect(await said()).toEqual(saying(isToShow));
  });
});

describe('the contents of an activity', () => {
  test.each([
    ['pending', {}, 'pending', 'Wellhub is to show 6 places.'],
    ['applied', {}, 'success', 'Wellhub shows 6 places.'],
    ['applied', { placesTo: 1 }, 'success', 'Wellhub shows 1 place.'],
    ['pending', { placesTo: 1 }, 'pending', 'Wellhub is to show 1 place.'],
    ['applied', { message: 'Read back: 6' }, 'success', 'Read back: 6'],
    ['failed', { message: 'Sign-in refused' }, 'failure', 'Error: Sign-in refused'],
    ['failed', {}, 'failure', 'Error: Wellhub did not accept the change.'],
    ['pending', { message: 'Waiting: link it' }, 'pending', 'Waiting: link it'],
    ['cancelled', {}, 'not-sent', 'A newer change replaced it.'],
  ] as const)('%s %j is %s', (status, more, shown, details) => {
    expect(activityOf(anAdjustment({ status, ...more }))).toMatchObject({ status: shown, details });
  });

  test.each([
    ['A newer change replaced it.', 'replaced'],
    ['Automatic changes of this class had ended.', 'too-late'],
    ['The class has begun.', 'class-began'],
    ['It was not confirmed in time.', 'not-confirmed'],
    ['Read back: 6', undefined],
  ] as const)('%s is what screens word as %s', (message, says) => {
    expect(activityOf(anAdjustment({ status: 'cancelled', message })).says).toBe(says);
  });

  test('has a recording if one was stored', () => {
    expect(activityOf(anAdjustment()).hasRecording).toBe(false);
    expect(activityOf(anAdjustment({ recordingKeys: ['k'] })).hasRecording).toBe(true);
  });
});
