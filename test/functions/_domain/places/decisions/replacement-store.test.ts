import type { ClassOutcome } from '#functions/decisions/optimizer/studio-to-decide.ts';
import type { Replacement } from '#functions/_domain/places/decisions/replacement-store.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { aStudioWith, type TestStudio } from '#test/functions/schedule/a-studio.ts';
import { aDecisionFor } from '#test/functions/schedule/decide.ts';
import { classesBetween, pendingDecisionsOf } from '#functions/_domain/places/decisions/optimizer-store.ts';
import { replaceDecisions } from '#functions/_domain/places/decisions/replacement-store.ts';
import { DecisionAdviceEntity } from '#functions/_data/places/decision-advice.ts';
import { DecisionDueEntity } from '#functions/_data/places/decision-due.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { decisionOf } from '#functions/_data/places/packed-decision.ts';
import { readCounters } from '#functions/_domain/classes/counters-store.ts';
import { ClassEntity } from '#functions/_data/classes/class.ts';
import { readStudioToDecide } from '#functions/decisions/runs/read-studio.ts';
import { storeOutcomes } from '#functions/decisions/runs/store-outcomes.ts';
import { assemble } from '#functions/_platform/assemble.ts';

const dayMs = 24 * 3_600_000;
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const count = 50;
/** The size with 50 new decisions of two items each (class and decision), and the counters. */
const transactionsOfAll = 2;
/** The most write units that a new decision may take, as a multiple of the size of its items. */
const writtenTimesMax = 1.5;

describe('decisions stored together', () => {
  let table: TestTable;
  let studios = 0;
  let studio: TestStudio;

  beforeAll(async () => {
    table = await startTable();
  });
  afterAll(() => table.close());
  beforeEach(async () => {
    studios += 1;
    studio = await aStudioWith(`77777777-0000-4000-8000-${String(studios).padStart(12, '0')}`);
    const rows = Array.from({ length: count }, (_, at) => `Yoga,${inDays(5)},07:00,Sala ${at},20,4,2`);
    await studio.importClasses(...rows);
  });

  const classes = () =>
    studio.inStudio(async (studioTable) => {
      const range = { fromUtc: `${inDays(0)}T00:00:00.000Z`, toUtc: `${inDays(9)}T00:00:00.000Z` };
      return classesBetween(studioTable, studio.studioId, range);
    });

  const replacements = async (places: number, before?: readonly Replacement[]): Promise<Replacement[]> =>
    (await classes()).map((cls, at) => ({
      studioId: studio.studioId,
      cls,
      before: before?.[at]?.next,
      beforeBecomes: 'superseded',
      next: aDecisionFor(cls, places),
    }));

  const store = (given: readonly Replacement[]) =>
    studio.inStudio(async (studioTable) => {
      return replaceDecisions(studioTable, given);
    });

  const transactions = () => table.calls.filter(({ action }) => action.endsWith('TransactWriteItems')).length;

  async function stored() {
    const { studioId } = studio;
    const [{ data }, counters, now] = await studio.inStudio(async (studioTable) =>
      Promise.all([
        studioTable.of(DecisionEntity).query.primary({ studioId }).go({ pages: 'all', consistent: true }),
        readCounters(studioTable, studioId),
        classes(),
      ]),
    );
    const idsOf = (status: string) =>
      data.filter((one) => one.status === status).map(({ decisionId }) => decisionId);
    return {
      pending: idsOf('pending-review').sort(),
      superseded: idsOf('superseded').sort(),
      waitedFor: now.flatMap(({ pendingDecisionId }) => pendingDecisionId ?? []).sort(),
      counters,
    };
  }

  const idsOf = (given: readonly Replacement[]): string[] =>
    given.flatMap(({ next }) => next?.decisionId ?? []).sort();

  it('need few transactions, in the given order, and are counted', async () => {
    const first = await replacements(7);
    table.calls.length = 0;
    expect(await store(first)).toEqual(first.map(() => true));
    expect(transactions()).toBe(transactionsOfAll);
    const second = await replacements(8, first);
    expect(await store(second)).toEqual(second.map(() => true));
    const now = await stored();
    expect(now.pending).toEqual(idsOf(second));
    expect(now.waitedFor).toEqual(idsOf(second));
    expect(now.superseded).toEqual(idsOf(first));
    expect(now.counters).toMatchObject({
      decisions: 2 * count,
      pendingReview: count,
      confidenceMillionths: 2 * count * 900_000,
    });
  });

  it('write little more than the plain size of their items', async () => {
    const unitsWritten = () => table.calls.reduce((sum, { writeUnits }) => sum + writeUnits, 0);
    const given = await replacements(7);
    table.calls.length = 0;
    await store(given);
    const written = unitsWritten();
    const { studioId } = studio;
    table.calls.length = 0;
    await studio.inStudio(async (studioTable) => {
      const all = { pages: 'all', consistent: true } as const;
      const own = { studioId };
      const decisions = (await studioTable.of(DecisionEntity).query.primary(own).go(all)).data;
      const advice = (await studioTable.of(DecisionAdviceEntity).query.primary(own).go(all)).data;
      const due = (await studioTable.of(DecisionDueEntity).query.primary(own).go(all)).data;
      const anew = (id: string) => `${id.slice(0, -1)}~`;
      table.calls.length = 0;
      await studioTable
        .of(ClassEntity)
        .put(await classes())
        .go();
      for (const one of decisions)
        await studioTable
          .of(DecisionEntity)
          .put({ ...one, decisionId: anew(one.decisionId) })
          .go();
      for (const one of advice)
        await studioTable
          .of(DecisionAdviceEntity)
          .put({ ...one, decisionId: anew(one.decisionId) })
          .go();
      for (const one of due)
        await studioTable
          .of(DecisionDueEntity)
          .put({ ...one, classId: anew(one.classId) })
          .go();
    });
    expect(unitsWritten()).toBeGreaterThan(5 * count);
    expect(written / unitsWritten()).toBeLessThanOrEqual(writtenTimesMax);
  });

  it('are read together for many classes at a low price, and one by one for a few', async () => {
    const given = await replacements(7);
    await store(given);
    const now = await classes();
    const readUnits = () => table.calls.reduce((sum, call) => sum + call.readUnits, 0);
    const pending = (cls: typeof now) =>
      studio.inStudio((studioTable) => pendingDecisionsOf(studioTable, studio.studioId, cls));
    table.calls.length = 0;
    const all = await pending(now);
    expect([...all.values()].map(({ decisionId }) => decisionId).sort()).toEqual(idsOf(given));
    expect(readUnits()).toBeLessThan(count / 4);
    table.calls.length = 0;
    const two = await pending(now.slice(0, 2));
    expect([...two.keys()].sort()).toEqual(
      now
        .slice(0, 2)
        .map(({ classId }) => classId)
        .sort(),
    );
    expect(readUnits()).toBe(2);
  });

  it('fail only for a class that changed or was deleted meanwhile', async () => {
    const given = await replacements(7);
    const [changed, gone] = [given[3]!, given[41]!];
    await studio.adjust({
      classId: changed.cls.classId,
      version: changed.cls.version,
      scope: 'this',
      allocations: { fitpass: 6 },
    });
    await studio.inStudio(async (studioTable) => {
      await studioTable.of(ClassEntity).delete(gone.cls).go();
    });
    const spoiled = new Set([changed, gone]);
    expect(await store(given)).toEqual(given.map((one) => !spoiled.has(one)));
    const now = await stored();
    const others = idsOf(given.filter((one) => !spoiled.has(one)));
    expect(now.pending).toEqual(others);
    expect(now.waitedFor).toEqual(others);
    expect(now.counters).toMatchObject({ decisions: count - 2, pendingReview: count - 2 });
  });

  it('leave one decision per class if three workers store at the same time', async () => {
    table.setFaults({ seed: 7, conflictShare: 0.05, throttleShare: 0.02 });
    const given = await Promise.all([replacements(6), replacements(7), replacements(8)]);
    given[1].reverse();
    const done = await Promise.all(given.map(store));
    table.setFaults(undefined);
    const retained = given.flatMap((own, worker) => own.filter((_, at) => done[worker]![at] === true));
    expect(new Set(retained.map(({ cls }) => cls.classId)).size).toBe(count);
    expect(retained).toHaveLength(count);
    const now = await stored();
    expect(now.pending).toEqual(idsOf(retained));
    expect(now.waitedFor).toEqual(idsOf(retained));
    expect(now.counters).toMatchObject({ decisions: count, pendingReview: count });
  });

  it('are not stored if the owner was already told the same', async () => {
    const decide = (placesTo: (at: number) => number) =>
      studio.inStudio(async (studioTable) => {
        const read = await readStudioToDecide(studioTable, { studioId: studio.studioId }, new Date());
        const outcomes = read.toDecide.open.map((cls, at): ClassOutcome => {
          const advice = aDecisionFor(
            read.recent.find(({ classId }) => classId === cls.classId)!,
            placesTo(at),
          );
          return { classId: cls.classId, advice, firings: [], fired: [] };
        });
        const { generated, standing } = await storeOutcomes(studioTable, read, outcomes, assemble({}));
        return { generated, standing: standing.length };
      });
    expect(await decide(() => 7)).toEqual({ generated: count, standing: count });
    const before = await stored();
    table.calls.length = 0;
    expect(await decide(() => 7)).toEqual({ generated: 0, standing: count });
    expect(transactions()).toBe(0);
    expect((await stored()).pending).toEqual(before.pending);
    expect(await decide((at) => (at === 4 ? 8 : 7))).toEqual({ generated: 1, standing: count });
    expect(transactions()).toBe(1);
  });

  it('are compared without reading stored advice, except for advice stored without its digest', async () => {
    const decide = () =>
      studio.inStudio(async (studioTable) => {
        const read = await readStudioToDecide(studioTable, { studioId: studio.studioId }, new Date());
        const outcomes = read.toDecide.open.map((cls): ClassOutcome => {
          const advice = aDecisionFor(
            read.recent.find(({ classId }) => classId === cls.classId)!,
            7,
          );
          return { classId: cls.classId, advice, firings: [], fired: [] };
        });
        const { generated } = await storeOutcomes(studioTable, read, outcomes, assemble({}));
        return generated;
      });
    const adviceRead = () =>
      table.calls.filter(
        ({ action, leadingKeys = [] }) =>
          action.endsWith('BatchGetItem') && leadingKeys.some((key) => key.endsWith('#DECISION-ADVICE')),
      ).length;
    expect(await decide()).toBe(count);
    table.calls.length = 0;
    expect(await decide()).toBe(0);
    expect(adviceRead()).toBe(0);
    await studio.inStudio(async (studioTable) => {
      const [old] = (await stored()).pending;
      const { studioId } = studio;
      const key = { studioId, decisionId: old! };
      const { data } = await studioTable.of(DecisionEntity).get(key).go();
      const { adviceDigest: _, ...before } = decisionOf(data!);
      await studioTable.of(DecisionEntity).put(before).go();
    });
    table.calls.length = 0;
    expect(await decide()).toBe(0);
    expect(adviceRead()).toBe(1);
  });
});
