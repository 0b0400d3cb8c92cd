import { createHash } from 'node:crypto';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { getDecision } from '#shared/contracts/decisions/get-decision.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { listWaiting } from '#shared/contracts/decisions/list-waiting.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from '../schedule/a-studio.ts';
import { aDecisionFor, settle } from '../schedule/decide.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { replaceDecision } from '#functions/_domain/places/decisions/replacement-store.ts';

const day = '2999-03-05';
/** A text as long and as repetitive as a real analysis. */
const wordy = 'It sells less than it did, and each place given away now costs later bookings. '.repeat(40);
const digest = (at: number): string => createHash('sha512').update(String(at)).digest('hex');
/** A text without repetition, so that even compressed it takes two kilobytes or more. */
const long = Array.from({ length: 40 }, (_, at) => digest(at)).join(' ');

describe('a decision’s advice', () => {
  let table: TestTable;
  let studio: TestStudio;
  let studios = 0;

  beforeAll(async () => {
    table = await startTable();
  });
  afterAll(() => table.close());
  beforeEach(async () => {
    studios += 1;
    studio = await aStudioWith(`55555555-0000-4000-8000-${String(studios).padStart(12, '0')}`);
    await studio.importClasses(`Yoga,${day},07:00,Sala 1,20,4,2`, `Spin,${day},09:00,Sala 1,20,4,2`);
  });

  /** One decision for each class, in the order of the analyses. */
  async function decide(...analyses: readonly string[]): Promise<string[]> {
    const { studioId } = studio;
    const classes = await studio.classesOf(day);
    const ids: string[] = [];
    for (const [at, analysis] of analyses.entries())
      await studio.inStudio(async (studioTable) => {
        const cls = await readClass(studioTable, studioId, classes[at]!.classId);
        const next = { ...aDecisionFor(cls, 7), analysis };
        const beforeBecomes = 'superseded';
        expect(
          await replaceDecision(studioTable, { studioId, cls, before: undefined, beforeBecomes, next }),
        ).toBe(true);
        ids.push(next.decisionId);
      });
    return ids;
  }

  it('is reduced to the changes in the list of pending decisions, also for decisions stored earlier', async () => {
    const [old, fresh] = await decide('One.', 'Two.');
    await studio.inStudio((studioTable) =>
      studioTable
        .of(DecisionEntity)
        .patch({ studioId: studio.studioId, decisionId: old! })
        .remove(['changes'])
        .go(),
    );
    const waiting = async () => (await studio.must(listWaiting, {})).decisions;
    expect(
      (await waiting()).map(({ decisionId, changes, gainBand }) => [decisionId, changes, gainBand]),
    ).toEqual(
      [fresh, old].map((decisionId) => [
        decisionId,
        [{ marketplace: 'fitpass', placesFrom: 4, placesTo: 7 }],
        null,
      ]),
    );
    await studio.must(approve, { decisionId: fresh! });
    expect((await waiting()).map(({ decisionId }) => decisionId)).toEqual([old]);
  });

  it('is returned with its decision, alone and in lists', async () => {
    const ids = await decide('Fitpass sells more.', long);
    const { decisions } = await studio.must(listDecisions, { tab: 'all' });
    expect(decisions.map(({ decisionId, analysis }) => [decisionId, analysis])).toEqual([
      [ids[1], long],
      [ids[0], 'Fitpass sells more.'],
    ]);
    expect(decisions[0]!.recommendations).toMatchObject([
      { marketplace: 'fitpass', placesTo: 7, reasoning: 'Fitpass sells more.' },
    ]);
    const [, second] = ids;
    expect(await studio.must(getDecision, { decisionId: second! })).toMatchObject({ analysis: long });
  });

  it('is stored in compressed form', async () => {
    const units: number[] = [];
    for (const analysis of ['Short.', wordy, long]) {
      studio = await aStudioWith(`55555555-1111-4000-8000-${String(units.length).padStart(12, '0')}`);
      await studio.importClasses(`Yoga,${day},07:00,Sala 1,20,4,2`);
      table.calls.length = 0;
      await decide(analysis);
      units.push(table.calls.reduce((sum, { writeUnits }) => sum + writeUnits, 0));
    }
    const [short, packed, all] = units;
    expect(packed).toBe(short);
    expect(all).toBeGreaterThan(Number(short));
  });

  it('is not written again when its pushes end, however long it is', async () => {
    const units: number[] = [];
    for (const decisionId of await decide('Short.', long)) {
      await studio.must(approve, { decisionId });
      table.calls.length = 0;
      await settle(studio, 'acked');
      units.push(table.calls.reduce((sum, { writeUnits }) => sum + writeUnits, 0));
      expect(await studio.must(getDecision, { decisionId })).toMatchObject({ status: 'executed' });
    }
    const [short, other] = units;
    expect(short).toBeGreaterThan(0);
    expect(other).toBe(short);
  });
});
