import { randomUUID } from 'node:crypto';
import { clearData } from '#shared/contracts/imports/clear-data.ts';
import { confirmImport } from '#shared/contracts/imports/confirm-import.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { getSettings } from '#shared/contracts/settings/get-settings.ts';
import { updateAccount } from '#shared/contracts/settings/update-account.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import type { RequestOf } from '#shared/contracts/operation.ts';
import { callOperation } from '#test/builders/call-operation.ts';
import { giveAccess } from '#test/builders/give-access.ts';
import { startImports, type TestImports } from '#test/builders/start-imports.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { readPermits, takePermits } from '#functions/_domain/imports/import-permit-store.ts';
import { heldUntil } from '#functions/_domain/imports/permits.ts';
import { assertReadWith } from '#functions/_domain/imports/with-permit.ts';
import { whileNothingIsImported } from '#functions/_domain/imports/while-nothing-is-imported.ts';
import { readStudio, storeSettings } from '#functions/_domain/studio/studio-store.ts';
import { handler as clearDataHandler } from '#functions/imports/clear-data.ts';
import { handler as confirmImportHandler } from '#functions/imports/confirm-import.ts';
import { handler as importScheduleHandler } from '#functions/imports/import-schedule.ts';
import { handler as listClassesHandler } from '#functions/schedule/list-classes.ts';
import { handler as getSettingsHandler } from '#functions/settings/get-settings.ts';
import { handler as updateAccountHandler } from '#functions/settings/update-account.ts';
import { handler as updateSettingsHandler } from '#functions/settings/update-settings.ts';

const mexico = { timezone: 'America/Mexico_City', currency: 'MXN' } as const;
const withZone = (zone: string) =>
  `Your classes were imported with the time zone ${zone}. To use another one, clear all data first, then change the time zone and import your files again.`;
const title = 'class_name,class_date,class_time,total_capacity,room';
const schedule = [title, 'Yoga,2027-03-01,07:00,20,Sala 1', 'Spin,2027-03-02,18:00,20,Sala 1'].join('\n');

let imports: TestImports;
let as: { studioId: string };

beforeAll(async () => {
  imports = await startImports();
});
afterAll(() => imports.close());
beforeEach(async () => {
  as = { studioId: randomUUID() };
  await giveAccess(as.studioId);
  expect((await change(mexico)).status).toBe(200);
});

const change = (input: RequestOf<typeof updateSettings>) =>
  callOperation(updateSettingsHandler, updateSettings, input, as);
const changeRegion = (input: RequestOf<typeof updateAccount>) =>
  callOperation(updateAccountHandler, updateAccount, input, as);
const saved = async () => {
  const { timezone, currency } = (await callOperation(getSettingsHandler, getSettings, {}, as)).body;
  return { timezone, currency };
};
const importFile = (csvData = schedule) =>
  callOperation(importScheduleHandler, importSchedule, { csvData }, as);
const classes = async () => {
  const range = { from: '2027-02-25', to: '2027-03-10' };
  return (await callOperation(listClassesHandler, listClasses, range, as)).body.classes;
};
const problemOf = ({ status, body }: { status: number; body: unknown }) => {
  const { detail, findings = [] } = body as { detail: string; findings?: { path: string }[] };
  return { status, detail, paths: findings.map(({ path }) => path) };
};

describe('a change of the time zone', () => {
  test('is refused while classes would have other local times, and nothing of the change is saved', async () => {
    await importFile();
    const refusal = {
      status: 409,
      detail: withZone('America/Mexico City'),
      paths: ['body.timezone'],
    };
    const ai = { maxSlotAdjustment: 7 };
    const given = { timezone: 'America/Bogota', studioName: 'Norte', ai };
    expect(problemOf(await change(given))).toEqual(refusal);
    expect(problemOf(await changeRegion({ timezone: 'America/Bogota' }))).toEqual(refusal);
    // Null means the default, New York.
    expect(problemOf(await changeRegion({ timezone: null, country: 'Chile' }))).toEqual(refusal);
    expect(await saved()).toEqual(mexico);
    const { body } = await callOperation(getSettingsHandler, getSettings, {}, as);
    expect([body.studioName, body.country, body.ai.maxSlotAdjustment]).not.toContain('Norte');
    expect(body.country).toBeNull();
    expect(body.ai.maxSlotAdjustment).not.toBe(7);
    expect((await classes()).map(({ localTime, startsAt }) => [localTime, startsAt])).toEqual([
      ['07:00', '2027-03-01T13:00:00.000Z'],
      ['18:00', '2027-03-03T00:00:00.000Z'],
    ]);
  });

  test('is saved while all local times stay the same', async () => {
    await importFile();
    // On the days of these classes, Winnipeg has the time of Mexico City; it changes its clocks on March 14.
    for (const timezone of ['America/Monterrey', 'America/Winnipeg', 'America/Mexico_City'])
      expect((await change({ timezone })).status).toBe(200);
    await importFile(`${title}\nYoga,2027-03-15,07:00,20,Sala 1`);
    expect((await change({ timezone: 'America/Monterrey' })).status).toBe(200);
    expect(problemOf(await change({ timezone: 'America/Winnipeg' })).detail).toBe(
      withZone('America/Monterrey'),
    );
  });

  test('is saved after all data was cleared, and the file is then read with it', async () => {
    await importFile();
    await callOperation(clearDataHandler, clearData, { clearType: 'full' }, as);
    await imports.drain();
    expect((await change({ timezone: 'Asia/Tokyo' })).status).toBe(200);
    await importFile();
    expect((await classes()).map(({ localTime, startsAt }) => [localTime, startsAt])).toEqual([
      ['07:00', '2027-02-28T22:00:00.000Z'],
      ['18:00', '2027-03-02T09:00:00.000Z'],
    ]);
  });

  test('that repeats the saved one is never refused', async () => {
    await importFile();
    expect((await change({ ...mexico, studioName: 'Sur' })).status).toBe(200);
    expect((await changeRegion({ ...mexico, country: 'Mexico' })).status).toBe(200);
  });
});

describe('a change of the currency', () => {
  test('to other decimals is refused while there are classes', async () => {
    await importFile();
    const answer = await changeRegion({ currency: 'CLP' });
    expect(problemOf(answer)).toEqual({
      status: 409,
      detail:
        'Your amounts were imported in MXN. Amounts in CLP have other decimals, so they would be wrong. To use it, clear all data first, then change the currency and import your files again.',
      paths: ['body.currency'],
    });
    expect((await changeRegion({ currency: 'USD' })).status).toBe(200);
    expect(await saved()).toEqual({ ...mexico, currency: 'USD' });
  });

  test('is saved without classes', async () => {
    expect((await changeRegion({ currency: 'CLP' })).status).toBe(200);
  });
});

describe('while something is imported', () => {
  const underWay =
    'Data is being imported or cleared. Change the time zone or the currency when that is done.';

  test('the time zone is not changed', async () => {
    const { studioId } = as;
    const until = heldUntil(new Date(), 'working');
    const holding = { studioId, slot: '2', holder: 'import', holderId: 'one', working: true, until } as const;
    expect(await takePermits(tableOf(studioId), [{ holding, before: undefined }])).toBe(true);
    expect(problemOf(await change({ timezone: 'Asia/Tokyo' })).detail).toBe(underWay);
    expect((await change({ studioName: 'Sur' })).status).toBe(200);
    expect(await readPermits(tableOf(studioId), studioId)).toHaveLength(1);
  });

  test('a file that waits for its owner stays, and is imported with the new time zone', async () => {
    const view = await imports.begin(as, 'schedule', schedule);
    expect((await change({ timezone: 'Asia/Tokyo' })).status).toBe(200);
    expect(await imports.confirm(as, view)).toMatchObject({ status: 'completed' });
    expect((await classes())[0]).toMatchObject({ localTime: '07:00', startsAt: '2027-02-28T22:00:00.000Z' });
  });

  test('the time zone is not stored if such a file was confirmed meanwhile', async () => {
    const { studioId } = as;
    const { importId, analysis } = await imports.begin(as, 'schedule', schedule);
    const base = { clock: { now: () => new Date() }, ids: { next: randomUUID } };
    const stored = await whileNothingIsImported(tableOf(studioId), studioId, base, 'busy', async (checks) => {
      const confirmed = await callOperation(
        confirmImportHandler,
        confirmImport,
        { importId, plan: analysis!.plan },
        as,
      );
      expect(confirmed.status).toBe(200);
      return storeSettings(tableOf(studioId), studioId, { timezone: 'Asia/Tokyo' }, { checks });
    });
    expect(stored).toBeUndefined();
    expect(await saved()).toEqual(mexico);
  });

  test('nobody else can begin an import, and all permits are free afterwards', async () => {
    const { studioId } = as;
    const base = { clock: { now: () => new Date() }, ids: { next: randomUUID } };
    await whileNothingIsImported(tableOf(studioId), studioId, base, 'busy', async () => {
      expect((await importFile()).status).toBe(429);
    });
    expect(await readPermits(tableOf(studioId), studioId)).toEqual([]);
    expect((await importFile()).status).toBe(200);
  });

  test('a file that was read with an earlier time zone or currency is refused', async () => {
    const own = tableOf(as.studioId);
    const read = await readStudio(own, as.studioId);
    await assertReadWith(own, as.studioId, read);
    for (const earlier of [{ timezone: 'UTC' }, { currency: 'CLP' }] as const)
      await expect(assertReadWith(own, as.studioId, { ...read, ...earlier })).rejects.toMatchObject({
        code: 'conflict',
      });
  });
});
