import { approve } from '#shared/contracts/decisions/approve.ts';
import { reject } from '#shared/contracts/decisions/reject.ts';
import { getDecision } from '#shared/contracts/decisions/get-decision.ts';
import { createRule } from '#shared/contracts/rules/create-rule.ts';
import { deleteRule } from '#shared/contracts/rules/delete-rule.ts';
import { setRuleEnabled } from '#shared/contracts/rules/set-rule-enabled.ts';
import {
  standingFirings,
  withdrawalOf,
  withdrawalMessage,
} from '#functions/_domain/places/decisions/withdrawal.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from '../schedule/a-studio.ts';
import { aDecisionFor, outboxOf } from '../schedule/decide.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { replaceDecision } from '#functions/_domain/places/decisions/replacement-store.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { readCounters } from '#functions/_domain/classes/counters-store.ts';
import { withdrawForRules } from '#functions/_domain/places/decisions/withdraw-store.ts';
import { assemble } from '#functions/_platform/assemble.ts';
import { changeRules } from '#functions/rules/change-rules.ts';
import { removeRule, switchRule } from '#functions/_domain/studio/rule-book.ts';
import { storeApproval } from '#functions/_domain/places/decisions/approval-store.ts';
import { approvalOf } from '#functions/decisions/carrying-out/carry-out.ts';
import { readDecision } from '#functions/_domain/places/decisions/decision-store.ts';
import { handler as createRuleHandler } from '#functions/rules/create-rule.ts';
import { handler as deleteRuleHandler } from '#functions/rules/delete-rule.ts';
import { handler as setRuleEnabledHandler } from '#functions/rules/set-rule-enabled.ts';

const day = '2999-03-04';
const terms = {
  condition: { kind: 'occupancy-below' as const, occupancyPercent: 60, hoursBeforeMin: 12 },
  action: 'increase' as const,
  slotCount: 2,
  platforms: ['fitpass' as const],
};

describe('the reason why a decision is withdrawn', () => {
  const asking = { rules: [{ ruleId: 'a', name: 'First' }, { ruleId: 'b', name: 'Second' }] }; // prettier-ignore
  it.each([
    ['all stand', { a: true, b: true, c: false }, undefined],
    ['one is off', { a: true, b: false }, { rule: 'Second', cause: 'disabled' }],
    ['one is gone', { b: true }, { rule: 'First', cause: 'deleted' }],
  ])('where %s', (_, book, withdrawal) => {
    const rules = Object.entries(book).map(([ruleId, enabled]) => ({ ruleId, enabled }));
    expect(withdrawalOf(asking, { rules })).toEqual(withdrawal);
    expect(withdrawalOf({}, { rules })).toBeUndefined();
  });

  it('ends what its rule asked, but not what was answered or what other rules ask', () => {
    const firing = (ruleId: string, state: 'asked' | 'done' | 'declined') => ({ ruleId, state });
    const rules = [
      { ruleId: 'on', enabled: true },
      { ruleId: 'off', enabled: false },
    ];
    const answered = [firing('off', 'done'), firing('off', 'declined'), firing('gone', 'done')];
    const waiting = [firing('on', 'asked'), firing('off', 'asked'), firing('gone', 'asked')];
    expect(standingFirings([...waiting, ...answered], { rules })).toEqual([
      firing('on', 'asked'),
      ...answered,
    ]);
  });

  it('is shown as a sentence', () => {
    expect(withdrawalMessage({ rule: 'Boost', cause: 'deleted' })).toBe(
      'Your rule “Boost”, which requested this, was deleted. The recommendation is withdrawn.',
    );
  });
});

describe('a rule that is removed', () => {
  let table: TestTable;
  let studios = 0;
  let studio: TestStudio;
  let rule: { ruleId: string; version: number };

  beforeAll(async () => {
    table = await startTable();
  });
  afterAll(() => table.close());
  beforeEach(async () => {
    studios += 1;
    studio = await aStudioWith(`66666666-0000-4000-8000-${String(studios).padStart(12, '0')}`);
    rule = await must(createRule, 'create-rule', { ...terms, name: 'Boost' });
  });

  const handlers = {
    'create-rule': createRuleHandler,
    'delete-rule': deleteRuleHandler,
    'set-rule-enabled': setRuleEnabledHandler,
  };
  async function must(contract: object, file: keyof typeof handlers, input: object) {
    const handler = handlers[file];
    const { status, body } = await callOperation(
      handler as never,
      contract as typeof createRule,
      input as never,
      studio,
    );
    if (status !== 200) throw new Error(`${file}: ${status} ${JSON.stringify(body)}`);
    return body;
  }
  const remove = () => must(deleteRule, 'delete-rule', rule);
  const switchTo = (enabled: boolean, version = rule.version) =>
    must(setRuleEnabled, 'set-rule-enabled', { ruleId: rule.ruleId, version, enabled });

  const importClasses = (count: number) =>
    studio.importClasses(...Array.from({ length: count }, (_, at) => `Yoga,${day},07:00,Sala ${at},20,4,2`));

  /** Stores a pending decision for each class; the rule requested it if `byRule`. */
  async function decide(
    byRule: (index: number) => boolean = () => true,
    firings: StoredFiring[] = [],
  ): Promise<(string | undefined)[]> {
    const { studioId } = studio;
    const classes = await studio.classesOf(day);
    return studio.inStudio((studioTable) =>
      inParallel(
        classes.map(({ classId }, index) => ({ classId, index })),
        8,
        async ({ classId, index }) => {
          const cls = await readClass(studioTable, studioId, classId);
          const rules = byRule(index) ? [{ ruleId: rule.ruleId, name: 'Boost' }] : [];
          const next = { ...aDecisionFor(cls, 7), rules };
          const before = { before: undefined, beforeBecomes: 'superseded' as const };
          const given = { studioId, cls, ...before, next, ...(firings.length > 0 && { firings }) };
          return (await replaceDecision(studioTable, given)) ? next.decisionId : undefined;
        },
      ),
    );
  }

  type StoredFiring = ReturnType<typeof firingOf>;
  const firingOf = (ruleId: string) => ({
    ruleId,
    state: 'asked' as const,
    targets: [{ channel: 'fitpass', places: 7 }],
  });
  /** The state of each rule that fired for each class. */
  const firingsOf = async () => {
    const classes = await studio.classesOf(day);
    return studio.inStudio((studioTable) =>
      inParallel(classes, 8, async ({ classId }) => {
        const { ruleFirings = [] } = await readClass(studioTable, studio.studioId, classId);
        return ruleFirings.map(({ ruleId, state }) => [ruleId, state]);
      }),
    );
  };

  const decisionOf = (decisionId: string | undefined) =>
    studio.must(getDecision, { decisionId: decisionId ?? '' });
  const stored = async () => {
    const { studioId } = studio;
    return studio.inStudio(async (studioTable) => ({
      statuses: (
        await studioTable
          .of(DecisionEntity)
          .query.primary({ studioId })
          .go({ pages: 'all', consistent: true })
      ).data.map(({ status }) => status),
      waiting: (await readCounters(studioTable, studioId)).pendingReview,
    }));
  };
  const withdrawRest = (afterHours = 0) => {
    const now = () => new Date(Date.now() + afterHours * 3_600_000);
    const deps = { ...assemble({}), clock: { now } };
    return studio.inStudio((studioTable) => withdrawForRules(studioTable, studio.studioId, deps));
  };

  it.each([
    ['was deleted', 'deleted', remove],
    ['was switched off', 'disabled', () => switchTo(false)],
  ] as const)('withdraws what waits because of it: it %s', async (message, cause, go) => {
    await importClasses(3);
    const ids = await decide((index) => index < 2);
    await go();
    for (const decisionId of ids.slice(0, 2))
      expect(await decisionOf(decisionId)).toMatchObject({
        status: 'withdrawn',
        withdrawn: { rule: 'Boost', cause },
        allowedActions: [],
      });
    expect(await decisionOf(ids[2])).toMatchObject({ status: 'pending-review', withdrawn: null });
    expect((await stored()).waiting).toBe(1);
    const refused = await studio.ask(approve, { decisionId: ids[0] ?? '' });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        detail: `Your rule “Boost”, which requested this, ${message}. The recommendation is withdrawn.`,
      },
    });
    expect(await outboxOf(studio)).toEqual([]);
    expect(await withdrawRest()).toBe(0);
  });

  it('prevents approval of what it requested, even before it is withdrawn', async () => {
    await importClasses(1);
    const [decisionId = ''] = await decide();
    const change = { studioId: studio.studioId, ruleId: rule.ruleId, action: 'x', correlationId: 'c' };
    await studio.inStudio((studioTable) =>
      changeRules(studioTable, { ...change, change: (book) => removeRule(book, rule) }, assemble({})),
    );
    const refused = await studio.ask(approve, { decisionId });
    expect(refused.body).toMatchObject({ code: 'conflict', detail: expect.stringContaining('was deleted') });
    expect(await outboxOf(studio)).toEqual([]);
    // Runs check for remaining decisions for three hours after the last change of a rule.
    expect(await withdrawRest(3.1)).toBe(0);
    expect((await stored()).statuses).toEqual(['pending-review']);
    expect(await withdrawRest(2.9)).toBe(1);
    expect((await stored()).statuses).toEqual(['withdrawn']);
  });

  it.each([
    ['was deleted', remove],
    ['was switched off', () => switchTo(false)],
  ])('forgets what it asked, so that it may ask anew: it %s', async (_, go) => {
    const other = await must(createRule, 'create-rule', { ...terms, name: 'Other' });
    await importClasses(1);
    await decide(() => true, [firingOf(rule.ruleId), firingOf(other.ruleId)]);
    await go();
    expect(await firingsOf()).toEqual([[[other.ruleId, 'asked']]]);
  });

  it.each([
    ['approves', approve, 'done'],
    ['rejects', reject, 'declined'],
  ] as const)('is not answered if its owner %s what it did not request', async (_, answer, state) => {
    await importClasses(1);
    const firings = [firingOf(rule.ruleId), firingOf('other')];
    const [decisionId = ''] = await decide(() => true, firings);
    await studio.must(answer, { decisionId });
    expect(await firingsOf()).toEqual([
      [
        [rule.ruleId, state],
        ['other', 'asked'],
      ],
    ]);
  });

  it('refuses decisions stored or approved at the same time', async () => {
    await importClasses(1);
    const [decisionId = ''] = await decide();
    const { studioId } = studio;
    const approval = await studio.inStudio(async (studioTable) => {
      const decision = await readDecision(studioTable, studioId, decisionId);
      const cls = await readClass(studioTable, studioId, decision.classId);
      const given = { studioId, decision, cls, automatic: false, correlationId: 'c' };
      return approvalOf({ ...given, inventoryMode: 'separate' }, assemble({}));
    });
    const change = { studioId, ruleId: rule.ruleId, action: 'x', correlationId: 'c' };
    const switching = (version: number, enabled: boolean) =>
      studio.inStudio((studioTable) =>
        changeRules(
          studioTable,
          { ...change, change: (book) => switchRule(book, { ...rule, version }, enabled) },
          assemble({}),
        ),
      );
    await switching(1, false);
    await expect(
      studio.inStudio((studioTable) => storeApproval(studioTable, approval)),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await withdrawRest()).toBe(1);
    expect(await decide()).toEqual([undefined]);
    await switching(2, true);
    const [again] = await decide();
    expect((await studio.must(approve, { decisionId: again ?? '' })).status).toBe('queued');
  });

  it('is processed page by page, however often it is interrupted', async () => {
    await importClasses(130);
    await decide();
    table.setFaults({ seed: 5, conflictShare: 0.2, throttleShare: 0.02 });
    await remove();
    table.setFaults(undefined);
    await withdrawRest();
    const { statuses, waiting } = await stored();
    expect(new Set(statuses)).toEqual(new Set(['withdrawn']));
    expect([statuses.length, waiting]).toEqual([130, 0]);
  });
});
