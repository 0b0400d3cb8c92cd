import { approve } from '#shared/contracts/decisions/approve.ts';
import { reject } from '#shared/contracts/decisions/reject.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from '../schedule/a-studio.ts';
import { decideFor, outboxOf } from '../schedule/decide.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { handler as approveHandler } from '#functions/decisions/approve.ts';
import { handler as rejectHandler } from '#functions/decisions/reject.ts';
import { assemble } from '#functions/_platform/assemble.ts';
import { runStudio } from '#functions/decisions/runs/run.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { replaceDecision } from '#functions/_domain/places/decisions/replacement-store.ts';
import { readDecision } from '#functions/_domain/places/decisions/decision-store.ts';

const callsEach = 7;
const dayMs = 24 * 3_600_000;

/** The local date a number of days from now. */
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

describe('a decision', () => {
  let table: TestTable;
  let studios = 0;

  beforeAll(async () => {
    table = await startTable();
  });
  afterAll(() => table.close());

  async function aWaitingDecision(): Promise<{ studio: TestStudio; decisionId: string; classId: string }> {
    studios += 1;
    const studio = await aStudioWith(`00000000-0000-4000-8000-${String(studios).padStart(12, '0')}`);
    const day = inDays(5);
    await studio.importClasses(`Yoga,${day},07:00,Sala 1,20,4,2`);
    const [cls] = await studio.classesOf(day);
    const decisionId = await decideFor(studio, cls!.classId, 7);
    return { studio, decisionId, classId: cls!.classId };
  }

  async function stored({ studioId, inStudio }: TestStudio) {
    return inStudio(async (studioTable) => ({
      decisions: (
        await studioTable
          .of(DecisionEntity)
          .query.primary({ studioId })
          .go({ pages: 'all', consistent: true })
      ).data,
      audits: (
        await studioTable.of(AuditEntity).query.primary({ studioId }).go({ pages: 'all', consistent: true })
      ).data,
    }));
  }

  it.each([1, 2, 3])('is decided once under 21 concurrent approvals, rejections and runs (%d)', async () => {
    const { studio, decisionId, classId } = await aWaitingDecision();
    const { studioId } = studio;
    const approval = approveHandler as never;
    const rejection = rejectHandler as never;
    const run = { studioId, trigger: 'manual', correlationId: 'test' } as const;
    const runs: Promise<unknown>[] = [];
    const answers = await Promise.all(
      Array.from({ length: callsEach }, () => {
        runs.push(studio.inStudio((studioTable) => runStudio(studioTable, run, assemble({}))));
        return [
          callOperation(approval, approve, { decisionId }, { studioId }),
          callOperation(rejection, reject, { decisionId }, { studioId }),
        ];
      }).flat(),
    );
    await Promise.all(runs);

    const { decisions, audits } = await stored(studio);
    const decision = decisions.find((one) => one.decisionId === decisionId)!;
    const outbox = (await outboxOf(studio)).filter((one) => one.classId === classId);
    const ends = { queued: 1, rejected: 1, superseded: 0 };
    expect(Object.keys(ends)).toContain(decision.status);
    const answered = ends[decision.status as keyof typeof ends];
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(answered);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const verdictAudits = audits.filter(({ subject }) => subject === decisionId);
    expect(verdictAudits).toHaveLength(answered);
    const pushed = outbox.filter((one) => one.decisionId === decisionId);
    expect(pushed.map(({ marketplace }) => marketplace)).toEqual(
      decision.status === 'queued' ? ['fitpass'] : [],
    );
    expect(decisions.filter(({ status }) => status === 'pending-review').length).toBeLessThanOrEqual(1);
  });

  it('is replaced by the next one of its class, and can then not be approved', async () => {
    const { studio, decisionId, classId } = await aWaitingDecision();
    const next = `${decisionId.slice(0, -1)}Z`;
    await studio.inStudio(async (studioTable) => {
      const [cls, before] = [
        await readClass(studioTable, studio.studioId, classId),
        await readDecision(studioTable, studio.studioId, decisionId),
      ];
      const replacement = { ...before, decisionId: next };
      const given = { studioId: studio.studioId, cls, before, next: replacement };
      expect(await replaceDecision(studioTable, { ...given, beforeBecomes: 'superseded' })).toBe(true);
      expect(await replaceDecision(studioTable, { ...given, beforeBecomes: 'superseded' })).toBe(false);
    });
    const refused = await studio.ask(approve, { decisionId });
    expect(refused.body).toMatchObject({ code: 'already-decided' });
    const { decisions } = await stored(studio);
    expect(decisions.map(({ status }) => status).sort()).toEqual(['pending-review', 'superseded']);
    const cls = await studio.inStudio((studioTable) => readClass(studioTable, studio.studioId, classId));
    expect(cls.pendingDecisionId).toBe(next);
  });
});
