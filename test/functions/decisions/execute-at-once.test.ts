import { defaultGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import type { ClassOutcome } from '#functions/decisions/optimizer/studio-to-decide.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from '../schedule/a-studio.ts';
import { aDecisionFor, decideFor, nextId, outboxOf } from '../schedule/decide.ts';
import { storeAutomation, readStudio } from '#functions/_domain/studio/studio-store.ts';
import { classesBetween } from '#functions/_domain/places/decisions/optimizer-store.ts';
import { storeOutcomes } from '#functions/decisions/runs/store-outcomes.ts';
import { executeAtOnce } from '#functions/decisions/runs/execute-automatically.ts';
import { assemble } from '#functions/_platform/assemble.ts';
import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { ClassEntity } from '#functions/_data/classes/class.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { DecisionDueEntity } from '#functions/_data/places/decision-due.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { readCounters } from '#functions/_domain/classes/counters-store.ts';
import { isClassHeldOut } from '#functions/_domain/classes/held-out.ts';
import { decisionOf } from '#functions/_data/places/packed-decision.ts';
import { tableOf } from '#test/builders/table-of.ts';

const ai = { ...defaultSettings.ai, autoExecute: true, holdOut: false };
const day = '2999-03-04';

interface Wish {
  readonly places?: number;
  readonly confidence?: number;
  readonly gainShare?: number;
  readonly over?: Partial<typeof ai>;
  /** How many hours before a class changes end at Fitpass and Wellhub. */
  readonly cutOffs?: readonly [number, number];
  /** A hook that runs between reading and storing. */
  readonly meanwhile?: (classIds: readonly string[]) => Promise<unknown>;
}

describe('a decision that is executed as it is stored', () => {
  let table: TestTable;
  let studios = 0;
  let studio: TestStudio;

  beforeAll(async () => {
    table = await startTable();
  });
  afterAll(() => table.close());
  beforeEach(async () => {
    studios += 1;
    studio = await aStudioWith(`99999999-0000-4000-8000-${String(studios).padStart(12, '0')}`);
  });

  const importClasses = (count: number) =>
    studio.importClasses(...Array.from({ length: count }, (_, at) => `Yoga,${day},07:00,Sala ${at},20,4,2`));

  const pause = async () => {
    const audit = { auditId: nextId(), at: new Date().toISOString(), correlationId: 'c' };
    const { studioId } = studio;
    await storeAutomation(tableOf(studioId), { studioId, paused: true, audit });
  };

  /** Reads, decides and stores like an hourly run, with given recommendations in place of the optimizer's. */
  async function decide({
    places = 7,
    confidence = 0.9,
    gainShare,
    over = {},
    meanwhile,
    cutOffs = [12, 12],
  }: Wish) {
    const { studioId } = studio;
    const deps = assemble({});
    return studio.inStudio(async (studioTable) => {
      const range = { fromUtc: `${day}T00:00:00.000Z`, toUtc: '2999-03-06T00:00:00.000Z' };
      const recent = await classesBetween(studioTable, studioId, range);
      const settings = { ...(await readStudio(studioTable, studioId)), ai: { ...ai, ...over } };
      const contracts = (['fitpass', 'wellhub'] as const).map((marketplace, at) => ({
        marketplace,
        guidelines: { ...defaultGuidelines, minHoursBeforeClass: cutOffs[at] },
      }));
      const toDecide = { now: new Date(), only: undefined, contracts } as never;
      const closesHours = Math.min(...cutOffs);
      const read = { studio: settings, recent, toDecide, cutOff: '', closesHours } as never;
      const outcomes = recent.map((cls): ClassOutcome => ({
        classId: cls.classId,
        advice: { ...aDecisionFor(cls, places), confidence, ...(gainShare !== undefined && { gainShare }) },
        firings: [],
        fired: [],
      }));
      await meanwhile?.(recent.map(({ classId }) => classId));
      table.calls.length = 0;
      const { generated, executed, standing } = await storeOutcomes(
        studioTable,
        read,
        outcomes,
        deps,
        (replacements) => executeAtOnce(settings, replacements, 'c', deps),
      );
      return { generated, executed, standing: standing.length };
    });
  }

  const transactions = () => table.calls.filter(({ action }) => action.endsWith('TransactWriteItems')).length;

  async function stored() {
    const { studioId } = studio;
    const all = { pages: 'all', consistent: true } as const;
    const month = '299903';
    return studio.inStudio(async (studioTable) => ({
      classes: (await studioTable.of(ClassEntity).query.primary({ studioId, month }).go(all)).data,
      demands: (await studioTable.of(ClassDemandEntity).query.primary({ studioId, month }).go(all)).data,
      decisions: (await studioTable.of(DecisionEntity).query.primary({ studioId }).go(all)).data,
      adjustments: (await studioTable.of(AdjustmentEntity).query.primary({ studioId }).go(all)).data,
      due: (await studioTable.of(DecisionDueEntity).query.primary({ studioId }).go(all)).data,
      audits: (await studioTable.of(AuditEntity).query.primary({ studioId }).go(all)).data.filter(
        ({ action }) => action === 'decisions.approve',
      ),
      outbox: await outboxOf(studio),
      counters: await readCounters(studioTable, studioId),
    }));
  }

  it('is one write with its class, its outbox entries, its history and its audit row', async () => {
    await importClasses(1);
    expect(await decide({})).toEqual({ generated: 1, executed: 1, standing: 0 });
    expect(transactions()).toBe(1);
    const now = await stored();
    const [decision] = now.decisions;
    const [adjustment] = now.adjustments;
    const [cls] = now.classes;
    expect(decision).toMatchObject({ status: 'queued', decidedBy: 'automation' });
    expect(decision!.adjustments).toEqual([
      { adjustmentId: adjustment!.adjustmentId, marketplace: 'fitpass', status: 'pending' },
    ]);
    expect(cls).toMatchObject({
      allocations: { fitpass: 7, wellhub: 2 },
      pushVersions: { fitpass: 1 },
      mayShow: { fitpass: 4 },
      version: 2,
    });
    expect(cls!.pendingDecisionId).toBeUndefined();
    expect(cls!.trialArm).toBeUndefined();
    expect(now.demands[0]!.allocationLog.at(-1)).toMatchObject({ channel: 'fitpass', places: 7 });
    expect(adjustment).toMatchObject({ source: 'automatic', status: 'pending', slotsChanged: 3 });
    expect(now.outbox).toMatchObject([
      { decisionId: decision!.decisionId, marketplace: 'fitpass', places: 7, automatic: true },
    ]);
    expect(now.audits).toMatchObject([{ actor: 'automation', subject: decision!.decisionId }]);
    expect(now.due).toEqual([]);
    expect(now.counters).toMatchObject({ decisions: 1, pendingReview: 0, confidenceMillionths: 900_000 });
    const [change] = await studio.changesOf(cls!.classId);
    expect(change).toMatchObject({ changeId: decision!.changeId, source: 'automatic' });
  });

  it.each([
    [12, 12, '01:00'],
    [10, 8, '03:00'],
    // Wellhub is not changed, so its cut-off does not matter.
    [3, 11, '10:00'],
  ])(
    'can be approved until the cut-off of the marketplace that it changes: %i and %i hours',
    async (fitpass, wellhub, at) => {
      await importClasses(1);
      await decide({ over: { autoExecute: false }, cutOffs: [fitpass, wellhub] });
      // The class starts at 07:00 in Mexico City, which is 13:00 UTC.
      expect((await stored()).decisions.map(({ expiresAt }) => expiresAt)).toEqual([`${day}T${at}:00.000Z`]);
    },
  );

  it('replaces a pending decision', async () => {
    await importClasses(1);
    const { classId } = (await studio.classesOf(day))[0]!;
    const before = await decideFor(studio, classId, 6);
    expect(await decide({})).toEqual({ generated: 1, executed: 1, standing: 0 });
    const now = await stored();
    expect(new Map(now.decisions.map(({ decisionId, status }) => [decisionId === before, status]))).toEqual(
      new Map([
        [true, 'superseded'],
        [false, 'queued'],
      ]),
    );
    expect(now.classes[0]!.pendingDecisionId).toBeUndefined();
    expect(now.counters).toMatchObject({ decisions: 2, pendingReview: 0 });
  });

  it('shares its transaction with others, as many as the table allows', async () => {
    await importClasses(30);
    expect(await decide({})).toEqual({ generated: 30, executed: 30, standing: 0 });
    // Each decision has eight items; the counters and two checks are shared.
    expect(transactions()).toBe(3);
    const now = await stored();
    expect(now.outbox).toHaveLength(30);
    expect(now.audits).toHaveLength(30);
    expect(now.counters).toMatchObject({ decisions: 30, pendingReview: 0 });
  });

  it('stays pending if automation was paused meanwhile, without outbox entries', async () => {
    await importClasses(3);
    expect(await decide({ meanwhile: pause })).toEqual({
      generated: 3,
      executed: 0,
      standing: 3,
    });
    const now = await stored();
    expect(now.decisions.map(({ status, version }) => [status, version])).toEqual(
      Array.from({ length: 3 }, () => ['pending-review', 1]),
    );
    expect(now.classes.flatMap(({ pendingDecisionId }) => pendingDecisionId ?? []).sort()).toEqual(
      now.decisions.map(({ decisionId }) => decisionId).sort(),
    );
    expect([now.outbox, now.adjustments, now.audits]).toEqual([[], [], []]);
    expect(now.classes.map(({ allocations }) => allocations.fitpass)).toEqual([4, 4, 4]);
    expect(now.due).toHaveLength(3);
    expect(now.counters).toMatchObject({ decisions: 3, pendingReview: 3 });
  });

  it('is not stored if its class changed meanwhile, and does not affect the others', async () => {
    await importClasses(3);
    const meanwhile = async ([classId = '']: readonly string[]) =>
      studio.adjust({ classId, version: 1, scope: 'this', allocations: { wellhub: 3 } });
    expect(await decide({ meanwhile })).toEqual({ generated: 2, executed: 2, standing: 0 });
    const { classes, outbox } = await stored();
    expect(classes.map(({ allocations }) => allocations.fitpass)).toEqual([4, 7, 7]);
    expect(outbox.filter(({ marketplace }) => marketplace === 'fitpass')).toHaveLength(2);
  });

  it('is stored as pending if its class has no room', async () => {
    await importClasses(1);
    expect(await decide({ places: 21 })).toEqual({ generated: 1, executed: 0, standing: 1 });
    const { decisions, outbox } = await stored();
    expect([decisions[0]!.status, outbox]).toEqual(['pending-review', []]);
  });

  it('uses the confidence that its owner sees', async () => {
    await importClasses(1);
    expect(await decide({ confidence: 0.695 })).toEqual({ generated: 1, executed: 1, standing: 0 });
  });

  it('can also use the expected gain, and records the threshold that applied', async () => {
    await importClasses(1);
    const won = { confidence: 0.55, gainShare: 0.695 };
    expect(await decide(won)).toEqual({ generated: 1, executed: 1, standing: 0 });
    const [decision] = (await stored()).decisions;
    expect(decisionOf(decision!)).toMatchObject({ ...won, decidedBy: 'automation', automaticThreshold: 0.7 });
  });

  it.each([
    ['below the threshold by its money too', { confidence: 0.69, gainShare: 0.6949 }],
    ['below the threshold', { confidence: 0.69 }],
    ['shown as below the threshold', { confidence: 0.6949 }],
    ['where nothing may execute itself', { over: { autoExecute: false } }],
    ['where the AI is off', { over: { enabled: false } }],
  ])('is none %s', async (_, wish) => {
    await importClasses(1);
    const { executed } = await decide(wish);
    expect(executed).toBe(0);
    expect((await stored()).outbox).toEqual([]);
  });

  it('is not executed if a person decided its places last', async () => {
    await importClasses(1);
    const { classId } = (await studio.classesOf(day))[0]!;
    await studio.adjust({ classId, version: 1, scope: 'this', allocations: { fitpass: 5 } });
    expect(await decide({ places: 8 })).toEqual({ generated: 1, executed: 0, standing: 1 });
    expect((await stored()).decisions[0]!.status).toBe('pending-review');
  });

  it('has its class enter the comparison in the same write; one that is left alone waits', async () => {
    await importClasses(100);
    const { generated, executed, standing } = await decide({ over: { holdOut: true } });
    const { classes, decisions } = await stored();
    const alone = classes.filter(({ classId }) => isClassHeldOut(studio.studioId, classId));
    expect(alone.length).toBeGreaterThan(0);
    expect([generated, executed, standing]).toEqual([100, 100 - alone.length, alone.length]);
    for (const { classId, trialArm } of classes) {
      const status = decisions.find((one) => one.classId === classId)!.status;
      const expected = isClassHeldOut(studio.studioId, classId)
        ? [undefined, 'pending-review']
        : ['decided', 'queued'];
      expect([trialArm, status]).toEqual(expected);
    }
  });
});
