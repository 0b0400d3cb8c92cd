import type { AutomaticCandidate } from '#functions/decisions/runs/execute-automatically.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { getUplift } from '#shared/contracts/decisions/get-uplift.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { ClassEntity, monthOf } from '#functions/_data/classes/class.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { executeAutomatically } from '#functions/decisions/runs/execute-automatically.ts';
import { assemble } from '#functions/_platform/assemble.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { readDecision } from '#functions/_domain/places/decisions/decision-store.ts';
import { isClassHeldOut } from '#functions/_domain/classes/held-out.ts';
import { handler as getUpliftHandler } from '#functions/decisions/get-uplift.ts';
import { finishedClassesOf } from '#functions/_domain/finished/finished-classes.ts';
import { stretchOf } from '#functions/_domain/finished/finished-days.ts';
import { storeFinishedDays } from '#functions/_domain/finished/finished-store.ts';
import { storeAutomation } from '#functions/_domain/studio/studio-store.ts';
import { handler as approveHandler } from '#functions/decisions/approve.ts';
import { tableOf } from '#test/builders/table-of.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const hourMs = 3_600_000;
/** Deterministic: whether a class is held out depends only on its id. */
const coming = '2099-03-04T13:00:00.000Z';
const ai = { ...defaultSettings.ai, autoExecute: true };

let table: TestTable;
let studios = 0;
let studioId: string;

beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());
beforeEach(async () => {
  studioId = `44444444-4444-4444-8444-${String(++studios).padStart(12, '0')}`;
  await giveAccess(studioId);
});

const inStudio = async <T>(work: (studioTable: StudioTable) => Promise<T>): Promise<T> => {
  return work(tableOf(studioId));
};

/** A class of ten places with a pending decision, in the future or a number of hours ago. */
async function aCandidate(at: number, hoursAgo: number, confidence = 0.9): Promise<AutomaticCandidate> {
  const startsAt = hoursAgo === 0 ? coming : new Date(Date.now() - hoursAgo * hourMs).toISOString();
  const classId = `${startsAt.slice(0, 16).replace(/[-:]/g, '')}Z-${String(at).padStart(12, '0')}`;
  const decisionId = `01ARZ3NDEKTSV4RRFFQ69G5${String(at).padStart(3, '0')}`;
  const named = { className: 'Yoga', room: 'A', totalCapacity: 10, bookings: 2 };
  const cls = {
    ...named,
    studioId,
    classId,
    month: monthOf(classId),
    seriesId: `series-${at % 3}`,
    startsAt,
    localDate: startsAt.slice(0, 10),
    localTime: '07:00',
    bookedByChannel: { direct: 2 },
    allocations: { wellhub: 2 },
    confirmed: {},
    revenueDirectMinor: 40_000,
    revenueMarketplaceMinor: 0,
    pushVersions: {},
    mayShow: {},
    pendingDecisionId: decisionId,
    version: 1,
  };
  const decision = {
    ...named,
    studioId,
    decisionId,
    classId,
    classStartsAt: startsAt,
    classLocalDate: cls.localDate,
    classLocalTime: cls.localTime,
    decidedAt: new Date().toISOString(),
    expiresAt: startsAt,
    confidence,
    decisionType: 'optimizer' as const,
    analysis: 'Places stay empty.',
    recommendations: [
      {
        marketplace: 'wellhub' as const,
        action: 'increase' as const,
        slotChange: 2,
        placesFrom: 2,
        placesTo: 4,
        reasoning: 'They would be sold.',
        expectedRevenueMinor: 9_000,
      },
    ],
    expectedRevenueMinor: 9_000,
    currency: 'MXN' as const,
    adjustments: [],
    status: 'pending-review' as const,
    version: 1,
  };
  const demand = { studioId, classId, month: cls.month, seriesId: cls.seriesId, startsAt, totalCapacity: 10 };
  return inStudio(async (studioTable) => {
    await studioTable
      .of(ClassDemandEntity)
      .put({ ...demand, events: [], allocationLog: [] })
      .go();
    await studioTable.of(DecisionEntity).put(decision).go();
    return { cls: (await studioTable.of(ClassEntity).put(cls).go()).data, decision };
  });
}

const candidates = (count: number, confidence?: number): Promise<AutomaticCandidate[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => aCandidate(at, 0, confidence)));

async function execute(given: readonly AutomaticCandidate[], over: Partial<typeof ai> = {}): Promise<number> {
  const studio = {
    studioId,
    ai: { ...ai, ...over },
    automationPaused: false,
    inventoryMode: defaultSettings.inventoryMode,
  };
  return inStudio((studioTable) => executeAutomatically(studioTable, studio, given, 'c', assemble({})));
}

const stored = async ({ cls, decision }: AutomaticCandidate) => {
  return inStudio(async (studioTable) => ({
    cls: await readClass(studioTable, studioId, cls.classId),
    decision: await readDecision(studioTable, studioId, decision.decisionId),
  }));
};

const isHeldOut = async ({ cls }: AutomaticCandidate): Promise<boolean> => {
  return isClassHeldOut(studioId, cls.classId);
};

const uplift = async () => {
  return (await callOperation(getUpliftHandler as never, getUplift, {}, { studioId })).body;
};

describe('automatic execution', () => {
  test('leaves about a tenth of the classes unchanged, and records both kinds', async () => {
    const all = await candidates(60);
    const heldOut = (await Promise.all(all.map(isHeldOut))).filter(Boolean).length;
    expect(heldOut).toBeGreaterThan(0);
    expect(heldOut).toBeLessThan(16);
    expect(await execute(all)).toBe(60 - heldOut);
    for (const one of all) {
      const { cls, decision } = await stored(one);
      const expected = (await isHeldOut(one))
        ? { arm: 'held-out', status: 'pending-review', places: 2 }
        : { arm: 'decided', status: 'queued', places: 4 };
      expect({ arm: cls.trialArm, status: decision.status, places: cls.allocations.wellhub }).toEqual(
        expected,
      );
    }
  });

  test('changes every class if the owner does not measure, and records none', async () => {
    const all = await candidates(30);
    expect(await execute(all, { holdOut: false })).toBe(30);
    const arms = (await Promise.all(all.map(stored))).map(({ cls }) => cls.trialArm);
    expect(new Set(arms)).toEqual(new Set([undefined]));
  });

  test.each([
    ['below the threshold', 0.69, {}],
    ['where the AI is off', 0.9, { enabled: false }],
    ['where nothing may execute itself', 0.9, { autoExecute: false }],
  ])('does nothing %s, and nothing enters the comparison', async (_, confidence, over) => {
    const all = await candidates(5, confidence);
    expect(await execute(all, over)).toBe(0);
    const now = await Promise.all(all.map(stored));
    expect(now.map(({ cls, decision }) => [cls.trialArm, decision.status])).toEqual(
      all.map(() => [undefined, 'pending-review']),
    );
  });

  test('does nothing once a pause is stored, even if the run had read the earlier state', async () => {
    const all = await candidates(5);
    const audit = {
      auditId: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
      at: new Date().toISOString(),
      correlationId: 'c',
    };
    await inStudio((studioTable) => storeAutomation(studioTable, { studioId, paused: true, audit }));
    expect(await execute(all, { holdOut: false })).toBe(0);
    const statuses = (await Promise.all(all.map(stored))).map(({ decision }) => decision.status);
    expect(new Set(statuses)).toEqual(new Set(['pending-review']));
  });
});

describe('the measured gain', () => {
  /** Finished classes, every fourth of them held out; the decided ones earned more. */
  async function finished(count: number, gainMinor: number): Promise<void> {
    const classes = Array.from({ length: count }, (_, at) => {
      const isHeldOut = at % 4 === 0;
      const revenueMinor = 40_000 + (at % 5) * 100 + (isHeldOut ? 0 : gainMinor);
      return {
        localDate: new Date(Date.now() - (48 + at * 6) * hourMs).toISOString().slice(0, 10),
        seriesId: `series-${at % 3}`,
        className: 'Yoga',
        arm: isHeldOut ? ('held-out' as const) : ('decided' as const),
        bookings: 2,
        expectedBookings: null,
        channels: { direct: { visits: 2, revenueMinor, feeMinor: 0 } },
      };
    });
    const days = [...Map.groupBy(classes, ({ localDate }) => localDate)].map(([localDate, own]) => ({
      localDate,
      sums: '',
      classes: own,
    }));
    for (const [fromDate, own] of Map.groupBy(days, ({ localDate }) => stretchOf(localDate)))
      await inStudio((studioTable) => storeFinishedDays(studioTable, studioId, fromDate, own));
  }

  test('is unproven as long as there are no classes', async () => {
    expect(await uplift()).toEqual({
      verdict: 'not-proven-yet',
      perClass: null,
      decided: 0,
      heldOut: 0,
      currency: 'USD',
    });
  });

  test.each([
    ['gain', 5_000],
    ['loss', -5_000],
    ['not-proven-yet', 0],
  ])('is a %s at %i a class', async (verdict, gainMinor) => {
    await finished(60, gainMinor);
    const { perClass, ...found } = await uplift();
    expect(found).toEqual({ verdict, decided: 45, heldOut: 15, currency: 'USD' });
    expect(Math.abs(perClass!.meanMinor - gainMinor)).toBeLessThan(150);
    expect(perClass!.lowMinor).toBeLessThan(perClass!.meanMinor);
    expect(perClass!.highMinor).toBeGreaterThan(perClass!.meanMinor);
  });

  test('leaves out a class that a person approved', async () => {
    const candidate = await aCandidate(100, 0);
    await inStudio((studioTable) =>
      studioTable
        .of(ClassEntity)
        .put({ ...candidate.cls, trialArm: 'held-out' })
        .go(),
    );
    const { decisionId } = candidate.decision;
    expect((await callOperation(approveHandler as never, approve, { decisionId }, { studioId })).status).toBe(
      200,
    );
    const approved = (await stored(candidate)).cls;
    expect([approved.trialArm, approved.approvedByHand]).toEqual(['held-out', true]);
    const { localDate } = approved;
    const none = { bookings: [], expectedOf: new Map<string, number>() };
    const left = finishedClassesOf({ localDate, classes: [{ ...approved, approvedByHand: false }], ...none });
    expect(left.map(({ arm }) => arm)).toEqual(['held-out']);
    expect(finishedClassesOf({ localDate, classes: [approved], ...none }).map(({ arm }) => arm)).toEqual([
      'none',
    ]);
  });
});
