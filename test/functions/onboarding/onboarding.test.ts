import { getSession } from '#shared/contracts/access/get-session.ts';
import { getProgress } from '#shared/contracts/onboarding/get-progress.ts';
import { saveStep } from '#shared/contracts/onboarding/save-step.ts';
import { getSettings } from '#shared/contracts/settings/get-settings.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { updateAccount } from '#shared/contracts/settings/update-account.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { handler as session } from '#functions/access/get-session.ts';
import { handler as progress } from '#functions/onboarding/get-progress.ts';
import { handler as save } from '#functions/onboarding/save-step.ts';
import { handler as settings } from '#functions/settings/get-settings.ts';
import { handler as account } from '#functions/settings/update-account.ts';
import { handler as update } from '#functions/settings/update-settings.ts';
import { handler as schedule } from '#functions/imports/import-schedule.ts';

let table: TestTable;
let as: { studioId: string };
let studios = 0;

const onboarding = async () => (await callOperation(session, getSession, {}, as)).body.onboarding;

beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());
beforeEach(async () => {
  studios += 1;
  as = { studioId: `99999999-9999-4999-8999-${String(studios).padStart(12, '0')}` };
  await giveAccess(as.studioId);
});

describe('the wizard', () => {
  test('is not enforced for a studio without settings, or for one that saved its settings elsewhere', async () => {
    expect(await onboarding()).toBeNull();
    await callOperation(update, updateSettings, defaultSettings, as);
    await callOperation(account, updateAccount, { currency: 'EUR', country: null, timezone: null }, as);
    expect(await onboarding()).toBeNull();
    expect((await callOperation(progress, getProgress, {}, as)).body).toEqual({
      step: 'account-setup',
      completed: false,
      classesUploaded: 0,
      marketplacesConnected: 0,
      system: null,
    });
  });

  test('resumes at the saved step, and creates missing settings', async () => {
    const saved = await callOperation(save, saveStep, { step: 'erp-selection' }, as);
    expect(saved.body).toEqual({ step: 'erp-selection', completed: false });
    expect(await onboarding()).toEqual({ step: 'erp-selection', completed: false });
    expect((await callOperation(settings, getSettings, {}, as)).body).toMatchObject({
      ...defaultSettings,
      automationPaused: false,
    });
  });

  test('keeps existing settings, and settings saved later keep the step', async () => {
    const account1 = { currency: 'MXN', country: 'Mexico', timezone: 'America/Mexico_City' } as const;
    expect((await callOperation(account, updateAccount, account1, as)).body).toEqual(account1);
    await callOperation(save, saveStep, { step: 'class-schedule' }, as);
    expect((await callOperation(settings, getSettings, {}, as)).body).toMatchObject(account1);
    await callOperation(update, updateSettings, { ...defaultSettings, studioName: 'Norte' }, as);
    expect(await onboarding()).toEqual({ step: 'class-schedule', completed: false });
  });

  test('stays finished once finished', async () => {
    await callOperation(save, saveStep, { step: 'marketplaces' }, as);
    const ended = await callOperation(save, saveStep, { step: 'complete', completed: true }, as);
    expect(ended.body).toEqual({ step: 'complete', completed: true });
    await callOperation(save, saveStep, { step: 'marketplaces' }, as);
    expect(await onboarding()).toEqual({ step: 'marketplaces', completed: true });
  });

  test('counts each uploaded class once, at a constant number of read units', async () => {
    const file = (classes: number) =>
      [
        'class_name,class_date,class_time,room,total_capacity',
        ...Array.from({ length: classes }, (_, at) => `Class ${at},2027-03-${10 + (at % 20)},07:00,A,20`),
      ].join('\n');
    const requestsMade = async () => {
      const from = table.calls.length;
      const { body } = await callOperation(progress, getProgress, {}, as);
      const units = table.calls.slice(from).reduce((sum, call) => sum + call.readUnits, 0);
      return { classes: body.classesUploaded, units };
    };
    await callOperation(schedule, importSchedule, { csvData: file(3) }, as);
    await callOperation(schedule, importSchedule, { csvData: file(3) }, as);
    expect((await requestsMade()).classes).toBe(3);
    await callOperation(schedule, importSchedule, { csvData: file(400) }, as);
    const { classes, units } = await requestsMade();
    expect(classes).toBe(400);
    expect(units).toBeLessThanOrEqual(5);
  });

  test('refuses an unknown step', async () => {
    expect((await callOperation(save, saveStep, { step: 'payment' as never }, as)).status).toBe(400);
  });
});

describe('regional settings', () => {
  test('use defaults for an empty country and a missing time zone, and keep the rest', async () => {
    await callOperation(
      update,
      updateSettings,
      { ...defaultSettings, studioName: 'Norte', country: 'Chile' },
      as,
    );
    const given = { currency: 'CLP', country: '', timezone: null } as const;
    expect((await callOperation(account, updateAccount, given, as)).body).toEqual({
      currency: 'CLP',
      country: null,
      timezone: 'America/New_York',
    });
    expect((await callOperation(settings, getSettings, {}, as)).body).toMatchObject({
      studioName: 'Norte',
      currency: 'CLP',
      country: null,
      timezone: 'America/New_York',
    });
  });

  test('refuse an unknown time zone', async () => {
    const given = { currency: 'CLP', country: null, timezone: 'Mars/Olympus' } as const;
    expect((await callOperation(account, updateAccount, given, as)).status).toBe(400);
  });
});
