import { createLocal, type Local } from '#infra/local/index.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { reject } from '#shared/contracts/decisions/reject.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { backtestRule } from '#shared/contracts/rules/backtest-rule.ts';
import { createRule } from '#shared/contracts/rules/create-rule.ts';
import { deleteRule } from '#shared/contracts/rules/delete-rule.ts';
import { listRules } from '#shared/contracts/rules/list-rules.ts';
import { setRuleEnabled } from '#shared/contracts/rules/set-rule-enabled.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import {
  aStudioIn,
  connect,
  importYoga,
  list,
  monday,
  placesShown,
  switchOn,
  yoga,
  type Scene,
} from './scene.ts';
import { decideNow } from '#infra/demo/runs.ts';

const hourMs = 3_600_000;
/** The message about a removed rule arrives after its request has ended. */
const afterRequestMs = 61_000;

/** Yoga on 25 November: 20 places, one booked, two on each marketplace. */
async function aStudioWithYoga(local: Local, name: string): Promise<Scene> {
  const scene = await aStudioIn(local, `${name}@alameda.test`);
  await connect(scene, 'wellhub');
  await list(scene, 'wellhub', [yoga]);
  await importYoga(scene, ['wellhub']);
  return scene;
}

const closing = {
  name: 'Keep the mornings',
  condition: { kind: 'occupancy-below', occupancyPercent: 50, hoursBeforeMin: 24 },
  action: 'decrease',
  slotCount: 1,
} as const;

const ruleNamed = async ({ local, token }: Scene, wanted: string) => {
  const { rules } = await local.call(listRules, {}, token);
  return rules.find(({ name }) => name === wanted)!;
};
const pending = async ({ local, token }: Scene) =>
  (await local.call(listDecisions, { tab: 'pending' }, token)).decisions;
const run = ({ local, token }: Scene) => decideNow(local, token);

/** Sells places of Yoga directly, and cancels the first ones again. */
const book = ({ local, token }: Scene, places: number, cancelled = 0) =>
  local.call(
    importBookings,
    {
      csvData: [
        'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,cancelled_at',
        ...Array.from(
          { length: places },
          (_, n) =>
            `Yoga,2026-11-25,07:00,Sala 1,direct,200,2026-11-23 05:00,Guest ${n},${n < cancelled ? '2026-11-23 05:30' : ''}`,
        ),
      ].join('\n'),
    },
    token,
  );

describe('rules', () => {
  let local: Local;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
  });
  afterAll(() => local.close());

  it('decide against the optimizer, say so, are executed, and count once', async () => {
    const scene = await aStudioWithYoga(local, 'wins');
    const { token } = scene;
    await run(scene);
    const [alone] = await pending(scene);
    expect(alone).toMatchObject({ decisionType: 'optimizer' });
    expect(alone!.recommendations).toMatchObject([{ marketplace: 'wellhub', action: 'increase' }]);

    await local.call(createRule, { ...closing, platforms: ['wellhub'] }, token);
    expect(await run(scene)).toEqual({ classesAnalyzed: 1, decisionsGenerated: 1, decisionsExecuted: 0 });
    const [decision] = await pending(scene);
    expect(decision).toMatchObject({
      decisionType: 'rule',
      recommendations: [{ marketplace: 'wellhub', placesFrom: 2, placesTo: 1, slotChange: -1 }],
    });
    expect(decision!.analysis).toContain('Decided by your rule “Keep the mornings”.');
    const { reasoning } = decision!.recommendations[0]!;
    expect(reasoning).toContain(
      'Your rule “Keep the mornings” takes 1 place away: occupancy is 5%, below 50%, 49 hours before class.',
    );
    const { placesTo } = alone!.recommendations[0]!;
    expect(reasoning).toContain(`By revenue alone it would have ${placesTo} places`);
    expect(decision!.expectedRevenueMinor).toBeLessThan(0);
    expect(await ruleNamed(scene, closing.name)).toMatchObject({
      firedCount: 1,
      lastFiredAt: decision!.decidedAt,
    });

    await run(scene);
    expect((await pending(scene)).map(({ decisionId }) => decisionId)).toEqual([decision!.decisionId]);
    await local.call(approve, { decisionId: decision!.decisionId }, token);
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([1]);

    await run(scene);
    expect(await pending(scene)).toEqual([]);
    expect(await ruleNamed(scene, closing.name)).toMatchObject({ firedCount: 1 });
  });

  it('stay silent for a class whose decision was rejected, until they stop applying and apply again', async () => {
    const scene = await aStudioWithYoga(local, 'rejects');
    const { token } = scene;
    await local.call(createRule, { ...closing, platforms: ['wellhub'] }, token);
    await run(scene);
    const [first] = await pending(scene);
    expect(first).toMatchObject({ decisionType: 'rule' });
    await local.call(reject, { decisionId: first!.decisionId }, token);
    await run(scene);
    const [alone] = await pending(scene);
    expect(alone).toMatchObject({ decisionType: 'optimizer' });
    expect(await ruleNamed(scene, closing.name)).toMatchObject({ firedCount: 1 });

    await book(scene, 9);
    await run(scene);
    expect(await ruleNamed(scene, closing.name)).toMatchObject({ firedCount: 1 });
    await book(scene, 9, 1);
    await run(scene);
    const [again] = await pending(scene);
    expect(again!.analysis).toContain('your rule “Keep the mornings”');
    expect(again!.recommendations).toMatchObject([{ marketplace: 'wellhub', slotChange: -1 }]);
    expect(await ruleNamed(scene, closing.name)).toMatchObject({ firedCount: 2 });
  });

  it('end when switched off, so that the optimizer decides alone, and ask anew when switched on again', async () => {
    const scene = await aStudioWithYoga(local, 'switches');
    const { token } = scene;
    const rule = await local.call(createRule, { ...closing, platforms: ['wellhub'] }, token);
    await run(scene);
    expect(await pending(scene)).toMatchObject([{ decisionType: 'rule' }]);
    const off = await local.call(
      setRuleEnabled,
      { ruleId: rule.ruleId, version: rule.version, enabled: false },
      token,
    );
    expect(off).toMatchObject({ firedCount: 1, enabled: false });
    expect(await pending(scene)).toEqual([]);
    const { decisions } = await local.call(listDecisions, {}, token);
    const [withdrawn] = decisions;
    expect(withdrawn).toMatchObject({
      status: 'withdrawn',
      withdrawn: { rule: closing.name, cause: 'disabled' },
      allowedActions: [],
    });
    await expect(local.call(approve, { decisionId: withdrawn!.decisionId }, token)).rejects.toMatchObject({
      problem: { code: 'conflict', detail: expect.stringContaining('was switched off') },
    });
    await local.advance(afterRequestMs);
    await local.settle();
    expect(await pending(scene)).toMatchObject([{ decisionType: 'optimizer' }]);
    await local.call(setRuleEnabled, { ruleId: rule.ruleId, version: off.version, enabled: true }, token);
    await run(scene);
    expect(await pending(scene)).toMatchObject([{ decisionType: 'rule' }]);
    const on = await ruleNamed(scene, closing.name);
    expect(on).toMatchObject({ firedCount: 2 });
    await local.call(deleteRule, { ruleId: on.ruleId, version: on.version }, token);
    await run(scene);
    expect(await pending(scene)).toMatchObject([{ decisionType: 'optimizer' }]);
  });

  it('act on what automation decided while they were switched off', async () => {
    const scene = await aStudioWithYoga(local, 'returns');
    const { token } = scene;
    const rule = await local.call(createRule, { ...closing, platforms: ['wellhub'] }, token);
    await run(scene);
    const off = await local.call(
      setRuleEnabled,
      { ruleId: rule.ruleId, version: rule.version, enabled: false },
      token,
    );
    await switchOn(scene, { confidenceThreshold: 0.5, maxSlotAdjustment: 2, holdOut: false });
    await run(scene);
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([4]);
    await local.call(setRuleEnabled, { ruleId: rule.ruleId, version: off.version, enabled: true }, token);
    await run(scene);
    expect((await pending(scene)).map(({ recommendations }) => recommendations)).toMatchObject([
      [{ marketplace: 'wellhub', placesFrom: 4, placesTo: 3 }],
    ]);
  });

  it('yield to manual settings of the owner', async () => {
    const scene = await aStudioWithYoga(local, 'by-hand');
    const { token } = scene;
    await local.call(createRule, { ...closing, platforms: ['wellhub'] }, token);
    await run(scene);
    const [asked] = await pending(scene);
    expect(asked).toMatchObject({ decisionType: 'rule' });
    const { classId } = asked!;
    const { class: shown } = await local.call(getClass, { classId }, token);
    const byHand = { classId, version: shown.version, allocations: { wellhub: 3 } };
    await local.call(adjustClass, byHand, token);
    await run(scene);
    expect((await pending(scene)).map(({ decisionType }) => decisionType)).not.toContain('rule');
    expect(await ruleNamed(scene, closing.name)).toMatchObject({ firedCount: 1 });
  });

  it('of a new studio count from their first decision on', async () => {
    const scene = await aStudioIn(local, 'samples@alameda.test');
    await connect(scene, 'fitpass');
    await list(scene, 'fitpass', [yoga]);
    await importYoga(scene, []);
    await run(scene);
    const [decision] = await pending(scene);
    expect(`${decision!.analysis} ${decision!.recommendations[0]!.reasoning}`).toContain(
      '“Low Occupancy Boost”',
    );
    const { rules } = await local.call(listRules, {}, scene.token);
    expect(rules.map(({ name, firedCount }) => [name, firedCount])).toEqual([
      ['Low Occupancy Boost', 1],
      ['High Demand Expansion', 0],
    ]);
  });

  it('respect the cut-off and their own hours before it', async () => {
    const scene = await aStudioWithYoga(local, 'late');
    const late = { ...closing, name: 'Only early', platforms: ['wellhub'] };
    const condition = { ...closing.condition, hoursBeforeMin: 48 };
    await local.call(createRule, { ...late, platforms: ['wellhub'], condition }, scene.token);
    await local.advance(2 * hourMs);
    const fresh = await local.signIn({ email: 'late@alameda.test', password: 'six-six-six' });
    const later = { ...scene, token: fresh.token };
    await run(later);
    expect(await ruleNamed(later, 'Only early')).toMatchObject({ firedCount: 0 });
    expect((await pending(later)).every(({ decisionType }) => decisionType === 'optimizer')).toBe(true);
  });

  it('are tested on the last weeks before they are stored', async () => {
    const scene = await aStudioWithYoga(local, 'backtests');
    const { name: _, ...terms } = closing;
    const backtest = (given: object = {}) =>
      local.call(backtestRule, { ...terms, platforms: ['wellhub'], ...given }, scene.token);
    // In each of the three past classes, the two Wellhub places were sold 160 and 150 hours before the class.
    expect(await backtest()).toEqual({ firedCount: 3, classes: 3, weeks: 8 });
    const rare = { condition: { kind: 'occupancy-above', occupancyPercent: 90, hoursBeforeMin: 12 } };
    expect(await backtest(rare)).toEqual({ firedCount: 0, classes: 3, weeks: 8 });
    const { rules } = await local.call(listRules, {}, scene.token);
    expect(rules).toHaveLength(2);
  });
});
