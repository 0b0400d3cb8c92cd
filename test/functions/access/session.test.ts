import { sessionWantsOf, unsureOf } from '#functions/access/session-store.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import { assertAccess, callersTable } from '#functions/_platform/caller.ts';
import { tables } from '#functions/_data/table/tables.ts';
import { aCaller } from '../../builders/a-caller.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';

const studioId = '11111111-1111-4111-8111-0000000000fa';
const at = new Date('2026-11-23T12:00:00.000Z');
const settings = {
  studioId,
  studioName: 'Alameda',
  currency: 'MXN',
  timezone: 'America/Mexico_City',
  inventoryMode: 'separate',
  ai: { enabled: false, autoExecute: false, confidenceThreshold: 80, maxSlotAdjustment: 5, holdOut: false },
  automationPaused: false,
};
const running = { studioId, grantedUntil: '2027-01-01T00:00:00.000Z' };
const over = { studioId, grantedUntil: '2026-11-23T11:59:59.999Z' };
const inWizard = { ...settings, onboardingStep: 'account-setup', onboardingCompleted: false };
const pastWizard = { ...settings, onboardingStep: 'complete', onboardingCompleted: true };

describe('what is read again for a session', () => {
  test.each([
    ['a studio that never entered the wizard', settings, running, []],
    ['a studio that finished the wizard', pastWizard, running, []],
    ['a studio in the wizard, which may have finished it', inWizard, running, ['settings']],
    ['a studio without settings, which may have some', undefined, running, ['settings']],
    ['a studio without a subscription, which may have one', pastWizard, undefined, ['paidFor']],
    ['a studio whose access is over, which may have paid', pastWizard, over, ['paidFor']],
    ['a studio with neither', undefined, undefined, ['settings', 'paidFor']],
  ])('of %s', (_, found, paidFor, unsure) => {
    expect(unsureOf({ settings: found, paidFor }, at)).toEqual(unsure);
  });
});

describe('the check of the session each minute', () => {
  let table: TestTable;
  beforeAll(async () => {
    table = await startTable();
    await tables.forStudio(studioId).of(StudioEntity).put(pastWizard).go();
    await giveAccess(studioId);
  });
  afterAll(() => table.close());

  it('costs a read unit and a half, in one request', async () => {
    const caller = aCaller(studioId);
    const before = table.calls.length;
    const found = await assertAccess(
      callersTable(tables, caller),
      'signed-in',
      caller,
      at,
      sessionWantsOf(undefined, studioId),
      (read) => unsureOf(read, at),
    );
    expect(found).toMatchObject({ settings: { studioId }, paidFor: { studioId } });
    expect(table.calls.slice(before).map(({ readUnits }) => readUnits)).toEqual([1.5]);
  });
});
