import { removeLogo } from '#shared/contracts/logos/remove-logo.ts';
import { getSettings } from '#shared/contracts/settings/get-settings.ts';
import { setAutomation } from '#shared/contracts/settings/set-automation.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { updateAccount } from '#shared/contracts/settings/update-account.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { callOperation } from '#test/builders/call-operation.ts';
import { giveAccess } from '#test/builders/give-access.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { handler as get } from '#functions/settings/get-settings.ts';
import { handler as update } from '#functions/settings/update-settings.ts';
import { handler as account } from '#functions/settings/update-account.ts';
import { handler as automate } from '#functions/settings/set-automation.ts';
import { storeStudioLogo } from '#functions/_domain/studio/studio-store.ts';
import { handler as removeLogoHandler } from '#functions/logos/remove-logo.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import { ConnectionEntity } from '#functions/_data/connections/connection.ts';
import { tableOf } from '#test/builders/table-of.ts';

const studioId = '11111111-1111-4111-8111-111111111111';
const as = { studioId };
let table: TestTable;

const auditRows = async () => {
  return (await tableOf(studioId).of(AuditEntity).query.primary({ studioId }).go()).data;
};

beforeAll(async () => {
  table = await startTable();
  await giveAccess(studioId);
});
afterAll(() => table.close());

describe('settings', () => {
  test('a studio without saved settings has the defaults', async () => {
    const { status, body } = await callOperation(get, getSettings, {}, as);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...defaultSettings,
      automationPaused: false,
      pausedByTeam: false,
      inventoryModes: ['separate'],
      logoUrl: '',
    });
  });

  test('the logo of a studio is kept beside its settings until it is removed', async () => {
    const shown = async () => (await callOperation(get, getSettings, {}, as)).body;
    const before = await shown();
    const logoUrl = `/logos/studios/${studioId}/mark.png?v=1`;
    await storeStudioLogo(tableOf(studioId), studioId, logoUrl);
    expect(await shown()).toEqual({ ...before, logoUrl });
    expect((await callOperation(removeLogoHandler as never, removeLogo, {}, as)).body).toEqual({
      logoUrl: '',
    });
    expect(await shown()).toEqual(before);
  });

  test('pausing writes one audit row, pausing again none, and the defaults remain', async () => {
    expect((await callOperation(automate, setAutomation, { paused: true }, as)).body).toEqual({
      paused: true,
    });
    await callOperation(automate, setAutomation, { paused: true }, as);
    expect((await callOperation(get, getSettings, {}, as)).body).toMatchObject({
      ...defaultSettings,
      automationPaused: true,
    });
    expect((await auditRows()).map(({ action, actor, subject }) => ({ action, actor, subject }))).toEqual([
      { action: 'settings.pauseAutomation', actor: studioId, subject: studioId },
    ]);
  });

  test('saving settings does not change the pause, and an empty country means none', async () => {
    const given = {
      ...defaultSettings,
      studioName: 'Norte',
      currency: 'MXN' as const,
      timezone: 'America/Mexico_City',
      country: 'Mexico',
    };
    expect((await callOperation(update, updateSettings, given, as)).body).toEqual(given);
    expect((await callOperation(get, getSettings, {}, as)).body).toMatchObject({
      ...given,
      automationPaused: true,
    });
    await callOperation(update, updateSettings, { ...given, country: null }, as);
    expect((await callOperation(get, getSettings, {}, as)).body).toMatchObject({
      country: null,
      automationPaused: true,
    });
  });

  test('omitted fields are kept, and concurrent saves are both stored', async () => {
    const ai = { ...defaultSettings.ai, holdOut: false, maxSlotAdjustment: 7 };
    await Promise.all([
      callOperation(update, updateSettings, { ai }, as),
      callOperation(update, updateSettings, { studioName: 'Sur' }, as),
      callOperation(update, updateSettings, { country: 'Chile' }, as),
    ]);
    const expected = { ai, studioName: 'Sur', country: 'Chile', currency: 'MXN' };
    expect((await callOperation(get, getSettings, {}, as)).body).toMatchObject(expected);
    expect((await callOperation(update, updateSettings, {}, as)).body).toMatchObject(expected);
  });

  test('concurrent changes of different AI settings are all stored', async () => {
    const other = { studioId: '44444444-4444-4444-8444-444444444441' };
    const changes = [
      { maxSlotAdjustment: 2 },
      { confidenceThreshold: 0.9 },
      { holdOut: false },
      { enabled: false },
    ];
    const saved = await Promise.all(
      changes.map((ai) => callOperation(update, updateSettings, { ai }, other)),
    );
    expect(saved.map(({ status }) => status)).toEqual(changes.map(() => 200));
    expect((await callOperation(get, getSettings, {}, other)).body.ai).toEqual(
      Object.assign({}, defaultSettings.ai, ...changes),
    );
  });

  test('a region is changed field by field', async () => {
    const other = { studioId: '44444444-4444-4444-8444-444444444442' };
    await giveAccess(other.studioId);
    const region = { currency: 'MXN', country: 'Mexico', timezone: 'America/Monterrey' } as const;
    await callOperation(account, updateAccount, region, other);
    const { body } = await callOperation(account, updateAccount, { country: 'Chile' }, other);
    expect(body).toEqual({ ...region, country: 'Chile' });
    expect((await callOperation(account, updateAccount, { timezone: null }, other)).body).toEqual({
      ...body,
      timezone: defaultSettings.timezone,
    });
  });

  test('auto-execute is refused without a simulation, and nothing else of the change is saved', async () => {
    const ai = { ...defaultSettings.ai, autoExecute: true };
    const given = { ai, studioName: 'Oeste', acceptsUnproven: true };
    const { status, body } = await callOperation(update, updateSettings, given, as);
    expect([status, (body as never as { detail: string }).detail]).toEqual([
      409,
      'Simulate auto-execute on your last weeks first, then switch it on.',
    ]);
    expect((await callOperation(get, getSettings, {}, as)).body).toMatchObject({
      studioName: 'Sur',
      ai: { autoExecute: false },
    });
  });

  test('settings saved before the hold-out existed have it switched on', async () => {
    const { holdOut: _, ...ai } = defaultSettings.ai;
    await tableOf(studioId).of(StudioEntity).patch({ studioId }).set({ ai }).go();
    expect((await callOperation(get, getSettings, {}, as)).body.ai.holdOut).toBe(true);
    expect((await callOperation(update, updateSettings, {}, as)).body.ai.holdOut).toBe(true);
  });

  test('the first saved field is added to the defaults', async () => {
    const other = { studioId: '22222222-2222-4222-8222-222222222222' };
    const { body } = await callOperation(update, updateSettings, { studioName: 'Este' }, other);
    expect(body).toEqual({ ...defaultSettings, studioName: 'Este' });
  });

  test('an inventory mode that the studio may not choose is refused, and named', async () => {
    const { status, body } = await callOperation(update, updateSettings, { inventoryMode: 'shared' }, as);
    expect([status, (body as never as { findings: object[] }).findings]).toEqual([
      400,
      [{ path: 'body.inventoryMode', message: expect.stringContaining('live') }],
    ]);
  });

  test('shared inventory requires that all marketplaces report their bookings live', async () => {
    const other = { studioId: '33333333-3333-4333-8333-333333333331' };
    await giveAccess(other.studioId);
    const connect = (
      marketplace: 'wellhub' | 'totalpass' | 'fitpass',
      status: 'connected' | 'disconnected',
    ) =>
      tableOf(other.studioId)
        .of(ConnectionEntity)
        .put({
          ...other,
          marketplace,
          status,
          connectedAt: '2026-11-01T00:00:00.000Z',
          revenuePerBookingMinor: 9_000,
          noShowPayPercent: 0,
        })
        .go();
    const modes = async () => (await callOperation(get, getSettings, {}, other)).body.inventoryModes;
    const share = () => callOperation(update, updateSettings, { inventoryMode: 'shared' }, other);
    await connect('wellhub', 'connected');
    await connect('fitpass', 'connected');
    expect(await modes()).toEqual(['separate']);
    expect((await share()).body).toMatchObject({
      findings: [{ message: expect.stringMatching('Fitpass does not') }],
    });
    await connect('fitpass', 'disconnected');
    await connect('totalpass', 'connected');
    expect(await modes()).toEqual(['separate', 'shared']);
    expect((await share()).body).toMatchObject({ inventoryMode: 'shared' });
  });

  test('two concurrent pauses write one audit row in total', async () => {
    await callOperation(automate, setAutomation, { paused: false }, as);
    const before = (await auditRows()).length;
    await Promise.all([1, 2, 3, 4].map(() => callOperation(automate, setAutomation, { paused: true }, as)));
    expect((await auditRows()).length).toBe(before + 1);
  });

  test('an unknown field and an unknown time zone are refused with their paths', async () => {
    const given = { ...defaultSettings, timezone: 'Mars/Olympus', plan: 'free' };
    const { status, body } = await callOperation(update, updateSettings, given, as);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid-input' });
    const { findings } = body as never as { findings: { path: string }[] };
    expect(findings.map(({ path }) => path)).toContain('body.timezone');
  });
});
