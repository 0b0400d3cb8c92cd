import { approve } from '#shared/contracts/decisions/approve.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from '../schedule/a-studio.ts';
import { decideFor } from '../schedule/decide.ts';
import { readDecision } from '#functions/_domain/places/decisions/decision-store.ts';
import { dueDecisions, expireDecision } from '#functions/decisions/due-store.ts';
import { readCounters } from '#functions/_domain/classes/counters-store.ts';
import { readOverdue, withoutOverdue } from '#functions/_domain/places/decisions/overdue-store.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { ClassEntity, monthOf } from '#functions/_data/classes/class.ts';
import { DecisionDueEntity } from '#functions/_data/places/decision-due.ts';
import { tables } from '#functions/_data/table/tables.ts';
import { tableOf } from '#test/builders/table-of.ts';

const dayMs = 24 * 3_600_000;
const cutOff = '2999-01-01T00:00:00.000Z';
const afterCutOff = new Date('2999-01-01T00:00:01.000Z');
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

describe('a decision at its cut-off', () => {
  let table: TestTable;
  let studios = 0;

  beforeAll(async () => {
    table = await startTable();
  });
  afterAll(() => table.close());

  /** The decision is created now, with a cut-off far in the future. */
  async function aWaitingDecision() {
    studios += 1;
    const studio = await aStudioWith(`99999999-0000-4000-8000-${String(studios).padStart(12, '0')}`);
    const day = inDays(5);
    await studio.importClasses(`Yoga,${day},07:00,Sala 1,20,4,2`);
    const [cls] = await studio.classesOf(day);
    const decisionId = await decideFor(studio, cls!.classId, 7);
    return { studio, decisionId, classId: cls!.classId };
  }

  const read = ({ studioId, inStudio }: TestStudio, decisionId: string) =>
    inStudio(async (studioTable) => readDecision(studioTable, studioId, decisionId));

  async function expireAt(now: Date): Promise<boolean[]> {
    const due = await dueDecisions(tables.acrossStudios, now, 100);
    return Promise.all(due.map((one) => expireDecision(tableOf(one.studioId), one)));
  }

  it('expires automatically, and its class has no pending decision any more', async () => {
    const { studio, decisionId, classId } = await aWaitingDecision();
    expect(await expireAt(new Date('2998-12-31T23:59:59.000Z'))).toEqual([]);
    expect(await read(studio, decisionId)).toMatchObject({
      status: 'pending-review',
      expiresAt: cutOff,
    });
    expect(await expireAt(afterCutOff)).toEqual([true]);
    expect(await read(studio, decisionId)).toMatchObject({ status: 'expired', version: 2 });
    const cls = await studio.inStudio((studioTable) => readClass(studioTable, studio.studioId, classId));
    expect(cls.pendingDecisionId).toBeUndefined();
    expect(await expireAt(afterCutOff)).toEqual([]);
    expect((await studio.ask(approve, { decisionId })).body).toMatchObject({ code: 'already-decided' });
  });

  it('counts as pending only until its cut-off, although it expires minutes later', async () => {
    const { studio } = await aWaitingDecision();
    const { studioId } = studio;
    const pendingAt = (now: Date) =>
      studio.inStudio(async (studioTable) => {
        const [counters, overdue] = await Promise.all([
          readCounters(studioTable, studioId),
          readOverdue(studioTable, studioId, now),
        ]);
        const { pendingReview, pendingWorthMinor, decisions } = withoutOverdue(counters, overdue);
        return { pendingReview, pendingWorthMinor, decisions };
      });
    const before = await pendingAt(new Date('2998-12-31T23:59:59.000Z'));
    expect(before).toMatchObject({ pendingReview: 1, decisions: 1 });
    expect(before.pendingWorthMinor).not.toBe(0);
    const after = { pendingReview: 0, pendingWorthMinor: 0, decisions: 1 };
    expect(await pendingAt(afterCutOff)).toEqual(after);
    expect(await expireAt(afterCutOff)).toEqual([true]);
    expect(await pendingAt(afterCutOff)).toEqual(after);
  });

  it('keeps its answer', async () => {
    const { studio, decisionId } = await aWaitingDecision();
    await studio.must(approve, { decisionId });
    expect(await expireAt(afterCutOff)).toEqual([false]);
    expect(await read(studio, decisionId)).toMatchObject({ status: 'queued' });
    expect(await expireAt(afterCutOff)).toEqual([]);
  });

  it('waits for its own cut-off, whatever an unstored decision left behind', async () => {
    const { studio, decisionId, classId } = await aWaitingDecision();
    const { studioId } = studio;
    const dueAt = '2998-01-01T00:00:00.000Z';
    await studio.inStudio((studioTable) =>
      studioTable.of(DecisionDueEntity).patch({ studioId, classId }).set({ dueAt }).go(),
    );
    expect(await expireAt(new Date('2998-06-01T00:00:00.000Z'))).toEqual([false]);
    expect(await read(studio, decisionId)).toMatchObject({ status: 'pending-review' });
    expect(await expireAt(new Date('2998-06-01T00:00:00.000Z'))).toEqual([]);
    expect(await expireAt(afterCutOff)).toEqual([true]);
  });

  it('leaves no trace of a deleted class', async () => {
    const { studio, classId } = await aWaitingDecision();
    const { studioId } = studio;
    await studio.inStudio((studioTable) =>
      studioTable
        .of(ClassEntity)
        .delete({ studioId, classId, month: monthOf(classId) })
        .go(),
    );
    expect(await expireAt(afterCutOff)).toEqual([false]);
    expect(await expireAt(afterCutOff)).toEqual([]);
  });
});
