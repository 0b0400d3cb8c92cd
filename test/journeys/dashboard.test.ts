import { getSession } from '#shared/contracts/access/get-session.ts';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { getImpact } from '#shared/contracts/dashboard/get-impact.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { chooseSource } from '#shared/contracts/integrations/choose-source.ts';
import { listCatalogue } from '#shared/contracts/integrations/list-catalogue.ts';
import { getProgress } from '#shared/contracts/onboarding/get-progress.ts';
import { saveStep } from '#shared/contracts/onboarding/save-step.ts';
import { setAutomation } from '#shared/contracts/settings/set-automation.ts';
import { updateAccount } from '#shared/contracts/settings/update-account.ts';
import { aStudio, connect, importYoga, list, marketplaces, yoga, type Scene } from './scene.ts';
import { decideNow } from '#infra/demo/runs.ts';

const readUnitsMax = 25;

describe('the dashboard of a new studio', () => {
  let scene: Scene;
  const dashboard = () => scene.local.call(getDashboard, {}, scene.token);

  beforeAll(async () => {
    scene = await aStudio();
  });
  afterAll(() => scene.local.close());

  it('follows the wizard, which resumes where it was left', async () => {
    const { local, token } = scene;
    const { integrations } = await local.call(listCatalogue, {});
    expect(integrations.map(({ name }) => name)).toContain('Kenko');
    const region = { currency: 'MXN', country: 'Mexico', timezone: 'America/Mexico_City' } as const;
    await local.call(updateAccount, region, token);
    await local.call(saveStep, { step: 'erp-selection' }, token);
    await local.call(chooseSource, { kind: 'manual' }, token);
    await local.call(saveStep, { step: 'class-schedule' }, token);
    const { onboarding, subscription } = await local.call(getSession, {}, token);
    expect(onboarding).toEqual({ step: 'class-schedule', completed: false });
    expect(subscription.subscribed).toBe(true);

    await connect(scene, ...marketplaces);
    for (const marketplace of marketplaces) await list(scene, marketplace, [yoga]);
    await importYoga(scene, marketplaces);
    await local.call(saveStep, { step: 'complete', completed: true }, token);
    expect(await local.call(getProgress, {}, token)).toEqual({
      step: 'complete',
      completed: true,
      classesUploaded: 4,
      marketplacesConnected: 3,
      system: null,
    });
  });

  it('shows imported data, day by day', async () => {
    const shown = await dashboard();
    expect(shown.firstWeek).toEqual({ schedule: true, bookings: true, marketplace: true, firstRun: false });
    expect(shown.waiting).toEqual({ decisions: 0, worthMinor: 0 });
    expect(shown).toMatchObject({ today: '2026-11-23', currency: 'MXN', automationPaused: false });
    expect(shown.connected.map(({ integrationId }) => integrationId)).toEqual([...marketplaces]);
    expect(shown.totalBookings).toBe(3 * 11 + 1);
    const busy = shown.days.filter(({ classes }) => classes > 0);
    expect(busy.map(({ localDate, bookings }) => [localDate, bookings])).toEqual([
      ['2026-11-04', 11],
      ['2026-11-11', 11],
      ['2026-11-18', 11],
      ['2026-11-25', 1],
    ]);
    expect(shown.occupancyPercent).toBeCloseTo((34 / 80) * 100, 9);
    expect(busy.at(-1)).toMatchObject({ capacity: 20, revenueMinor: 20_000 });
  });

  it('counts decisions as they are created, approved and confirmed by the marketplaces', async () => {
    const { local, token } = scene;
    await decideNow(local, token);
    const { decisions } = await local.call(listDecisions, { tab: 'pending' }, token);
    const [decision] = decisions;
    expect((await dashboard()).waiting).toEqual({
      decisions: 1,
      worthMinor: decision!.expectedRevenueMinor,
    });
    expect(decision!.expectedRevenueMinor).toBeGreaterThan(0);
    expect((await dashboard()).firstWeek.firstRun).toBe(true);
    expect((await dashboard()).insights).toEqual({
      totalDecisions: 1,
      pendingReview: 1,
      executedToday: 0,
      averageConfidencePercent: Math.round(decision!.confidence * 100),
    });
    await local.call(approve, { decisionId: decision!.decisionId }, token);
    await local.settle();
    expect((await dashboard()).waiting).toEqual({ decisions: 0, worthMinor: 0 });
    const changed = decision!.recommendations.filter(({ slotChange }) => slotChange !== 0);
    expect(await dashboard()).toMatchObject({
      insights: { totalDecisions: 1, pendingReview: 0, executedToday: 1 },
      automationsRun: changed.length,
      slotsManaged: changed.reduce((sum, { slotChange }) => sum + Math.abs(slotChange), 0),
    });
  });

  it('keeps the results of finished days for the impact page', async () => {
    const { local, token } = scene;
    const { months, total, countedTo } = await local.call(getImpact, {}, token);
    expect(countedTo).toBe('2026-11-18');
    expect(months.map(({ month }) => month)).toEqual(['2026-11']);
    expect(total.effect).toMatchObject({ verdict: 'not-proven-yet', perClass: null, changed: 0 });
    const visits = total.paid.reduce((sum, one) => sum + one.visits, 0);
    expect(visits).toBeGreaterThan(0);
    expect(visits).toBeLessThanOrEqual(33);
  });

  it('shows that automation is paused, and costs few read units', async () => {
    const { local, token } = scene;
    await local.call(setAutomation, { paused: true }, token);
    local.metering.reset();
    expect((await dashboard()).automationPaused).toBe(true);
    const units = local.metering.usageOf('dashboard.get-dashboard').readUnits;
    expect(units).toBeGreaterThan(0);
    expect(units).toBeLessThanOrEqual(readUnitsMax);
  });
});
