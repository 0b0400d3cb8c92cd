import {
  heldAfter,
  heldAfterApproval,
  heldAgainst,
  leftAloneOf,
  waitOf,
  type Automation,
} from '#functions/_domain/places/edits/by-hand.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { getDecision } from '#shared/contracts/decisions/get-decision.ts';
import { reject } from '#shared/contracts/decisions/reject.ts';
import { undo } from '#shared/contracts/decisions/undo.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { aRecommendation } from '#test/builders/a-recommendation.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { aStudioWith, type TestStudio } from '#test/functions/schedule/a-studio.ts';
import { decideFor, settle } from '#test/functions/schedule/decide.ts';
import { isClassHeldOut } from '#functions/_domain/classes/held-out.ts';
import { executeAutomatically } from '#functions/decisions/runs/execute-automatically.ts';
import { readDecision } from '#functions/_domain/places/decisions/decision-store.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { assemble } from '#functions/_platform/assemble.ts';
import { storeSettings } from '#functions/_domain/studio/studio-store.ts';
import { carryOut } from '#functions/decisions/carrying-out/carry-out.ts';

const ai = { ...defaultSettings.ai, autoExecute: true };
const waiting = {
  status: 'pending-review',
  recommendations: [
    aRecommendation({ marketplace: 'fitpass', slotChange: 2 }),
    aRecommendation({ marketplace: 'wellhub', slotChange: 0 }),
  ],
};
const automatic: Automation = { autoExecute: true, holdOut: true, isHeldOut: false };

describe('the owner’s last manual decision', () => {
  it('grows with what the owner sets, and shrinks with what the owner approves', () => {
    const held = heldAfter({ heldByHand: ['fitpass'] }, ['wellhub', 'fitpass']);
    expect(held).toEqual(['fitpass', 'wellhub']);
    expect(heldAfterApproval({ heldByHand: held }, ['fitpass', 'totalpass'])).toEqual(['wellhub']);
    expect(heldAfterApproval({}, ['fitpass'])).toEqual([]);
  });

  it('blocks a decision only if that would change it', () => {
    expect(heldAgainst(waiting, { heldByHand: ['fitpass', 'kenko'] })).toEqual(['fitpass']);
    expect(heldAgainst(waiting, { heldByHand: ['wellhub'] })).toEqual([]);
    expect(heldAgainst(waiting, {})).toEqual([]);
  });
});

describe('the reason why a decision is pending', () => {
  const held = { heldByHand: ['fitpass'] };
  it.each([
    ['its owner decided last', held, automatic, { reason: 'held-by-hand', marketplaces: ['fitpass'] }],
    ['it is left alone', {}, { ...automatic, isHeldOut: true }, { reason: 'comparison', marketplaces: [] }],
    ['nothing but its confidence', {}, automatic, null],
    ['nothing is measured', {}, { autoExecute: true, holdOut: false, isHeldOut: true }, null],
    ['all decisions wait', held, { autoExecute: false, holdOut: true, isHeldOut: true }, null],
  ])('where %s', (_, overrides, how, wait) => {
    expect(waitOf(waiting, overrides, how)).toEqual(wait);
  });

  it('is not shown once it is decided', () => {
    expect(waitOf({ ...waiting, status: 'queued' }, held, automatic)).toBeNull();
  });
});

describe('channels that automation must not change', () => {
  it('are those that the owner decided last, in channel order', () => {
    expect(leftAloneOf({ heldByHand: ['kenko', 'fitpass'] }, automatic)).toEqual({
      heldByHand: ['fitpass', 'kenko'],
      comparison: false,
    });
  });

  it.each([
    [{ ...automatic, isHeldOut: true }, true],
    [{ ...automatic, isHeldOut: true, holdOut: false }, false],
    [{ ...automatic, isHeldOut: true, autoExecute: false }, false],
  ])('are all channels of a held-out class, as long as the gain is measured', (how, comparison) => {
    expect(leftAloneOf({}, how)).toEqual({ heldByHand: [], comparison });
  });
});

describe("an owner's hand", () => {
  let table: TestTable;
  let studios = 0;
  let studio: TestStudio;
  let classIds: string[];
  let heldOutId: string;

  beforeAll(async () => {
    table = await startTable();
  });
  afterAll(() => table.close());
  beforeEach(async () => {
    studios += 1;
    studio = await aStudioWith(`88888888-0000-4000-8000-${String(studios).padStart(12, '0')}`);
    const rooms = Array.from({ length: 40 }, (_, at) => `Yoga,2999-03-04,07:00,Sala ${at},20,4,2`);
    await studio.importClasses(...rooms);
    const all = (await studio.classesOf('2999-03-04')).map(({ classId }) => classId);
    classIds = all.filter((classId) => !isClassHeldOut(studio.studioId, classId));
    heldOutId = all.find((classId) => isClassHeldOut(studio.studioId, classId))!;
    expect(heldOutId).toBeDefined();
  });

  const classOf = async (classId: string) => (await studio.classOf(classId)).class;
  const placesOf = async (classId: string) => (await classOf(classId)).allocations.fitpass;

  /** How the hourly run handles a decision that it has just made. */
  async function hourly(classId: string, places: number): Promise<{ decisionId: string; executed: number }> {
    const decisionId = await decideFor(studio, classId, places);
    const { studioId } = studio;
    const executed = await studio.inStudio(async (studioTable) => {
      const candidate = {
        decision: await readDecision(studioTable, studioId, decisionId),
        cls: await readClass(studioTable, studioId, classId),
      };
      const settings = {
        studioId,
        ai,
        automationPaused: false,
        inventoryMode: defaultSettings.inventoryMode,
      };
      return executeAutomatically(studioTable, settings, [candidate], 'c', assemble({}));
    });
    return { decisionId, executed };
  }

  const waitsFor = async (decisionId: string) => {
    await studio.inStudio((studioTable) => storeSettings(studioTable, studio.studioId, { ai }));
    return (await studio.must(getDecision, { decisionId })).waitsFor;
  };

  /** The manual overrides that a decision and its class report. */
  const held = async (decisionId: string, classId: string) => [
    (await studio.must(getDecision, { decisionId })).heldByHand,
    (await studio.classOf(classId)).leftAlone.heldByHand,
  ];

  const heldByHand = { reason: 'held-by-hand', marketplaces: ['fitpass'] };

  it('is kept by the next run until the owner approves a change', async () => {
    const classId = classIds[0]!;
    const first = await hourly(classId, 7);
    expect([first.executed, await placesOf(classId)]).toEqual([1, 7]);
    await settle(studio, 'acked');
    expect(await held(first.decisionId, classId)).toEqual([[], []]);
    await studio.must(undo, { decisionId: first.decisionId });
    expect(await held(first.decisionId, classId)).toEqual([['fitpass'], ['fitpass']]);
    const second = await hourly(classId, 7);
    expect([second.executed, await placesOf(classId)]).toEqual([0, 4]);
    expect(await waitsFor(second.decisionId)).toEqual(heldByHand);
    await studio.must(approve, { decisionId: second.decisionId });
    expect(await placesOf(classId)).toBe(7);
    expect(await held(first.decisionId, classId)).toEqual([[], []]);
    expect((await hourly(classId, 8)).executed).toBe(1);
  });

  it('keeps what the owner set, and leaves the other channels free', async () => {
    const classId = classIds[0]!;
    const edit = { classId, version: (await classOf(classId)).version, scope: 'this' as const };
    await studio.adjust({ ...edit, allocations: { fitpass: 6 } });
    expect((await hourly(classId, 8)).executed).toBe(0);
    const other = classIds[1]!;
    const { version } = await classOf(other);
    await studio.adjust({ classId: other, version, scope: 'this', allocations: { wellhub: 5 } });
    const decided = await hourly(other, 8);
    expect([decided.executed, await placesOf(other)]).toEqual([1, 8]);
  });

  it('keeps what the owner refused to change', async () => {
    const classId = classIds[0]!;
    await studio.must(reject, { decisionId: await decideFor(studio, classId, 8) });
    const next = await hourly(classId, 8);
    expect(next.executed).toBe(0);
    expect(await waitsFor(next.decisionId)).toEqual(heldByHand);
  });

  it('takes precedence over a decision that is being executed', async () => {
    const classId = classIds[0]!;
    await studio.must(reject, { decisionId: await decideFor(studio, classId, 8) });
    const decisionId = await decideFor(studio, classId, 8);
    const { studioId } = studio;
    const carried = studio.inStudio(async (studioTable) => {
      const decision = await readDecision(studioTable, studioId, decisionId);
      await carryOut(studioTable, { studioId, decision, automatic: true, correlationId: 'c' }, assemble({}));
    });
    await expect(carried).rejects.toMatchObject({ code: 'conflict' });
    expect(await placesOf(classId)).toBe(4);
  });

  it('is also reported for a held-out class', async () => {
    const { executed, decisionId } = await hourly(heldOutId, 7);
    expect(executed).toBe(0);
    expect((await studio.classOf(heldOutId)).leftAlone.comparison).toBe(false);
    expect(await waitsFor(decisionId)).toEqual({ reason: 'comparison', marketplaces: [] });
    expect((await studio.classOf(heldOutId)).leftAlone.comparison).toBe(true);
  });
});
