import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { wordDecision } from '../../../shared/contracts/decisions/word-decision.ts';
import { saysTheSame } from '../../../functions/decisions/word-analysis.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { says, startBedrock, type TestBedrock } from '../../builders/start-bedrock.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from '../schedule/a-studio.ts';
import { decideFor } from '../schedule/decide.ts';

const analysis =
  '4 bookings so far against 6.5 usual by now (38% behind). 16 of 20 places are free with 2 days left; each place given away now costs $12.50 of later bookings.';
const plain =
  'You have 4 bookings where 6.5 are usual by now, 38% behind. With 2 days left 16 of 20 places are free, and one given away now costs $12.50 later.';

describe('other words for an analysis', () => {
  test('say the same where every number stands in them, as often, and nothing is promised', () => {
    expect(saysTheSame(plain, analysis)).toBe(true);
    expect(saysTheSame(analysis, analysis)).toBe(true);
  });

  test.each([
    ['another number', plain.replace('6.5', '6')],
    ['one number more', `${plain} That is 5 more.`],
    ['one number less', plain.replace('38% ', '')],
    ['a number twice', `${plain} It was 4.`],
    ['no percent sign', plain.replace('38%', '38')],
    ['another currency', plain.replace('$', '€')],
    ['the other sense', plain.replace('behind', 'ahead')],
    ['a number as a word', `${plain} Twice as slow.`],
    ['a promise', `${plain} It will certainly sell.`],
    ['an address', `${plain} See https://cupo.test`],
    ['too many words', `${plain} ${'And so on. '.repeat(20)}`],
  ])('say something else with %s', (_, wording) => {
    expect(saysTheSame(wording, analysis)).toBe(false);
  });

  test('say something else whichever digit is changed', () => {
    const digits = [...plain.matchAll(/\d/g)].map(({ index }) => index);
    fc.assert(
      fc.property(fc.constantFrom(...digits), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = String((Number(plain[at]) + by) % 10);
        return !saysTheSame(plain.slice(0, at) + digit + plain.slice(at + 1), analysis);
      }),
    );
  });
});

describe('the wording of a decision', () => {
  let table: TestTable;
  let bedrock: TestBedrock;
  let handler: never;
  let studios = 0;

  beforeAll(async () => {
    table = await startTable();
    bedrock = await startBedrock();
    ({ handler } = (await import('../../../functions/decisions/word-decision.ts')) as { handler: never });
  });
  afterAll(() => Promise.all([table.close(), bedrock.close()]));

  /** A decision of Yoga in the year 2099, and its analysis. */
  async function aDecision(): Promise<{ studio: TestStudio; decisionId: string; said: string }> {
    studios += 1;
    const studio = await aStudioWith(`00000000-0000-4000-8000-${String(studios).padStart(12, '0')}`);
    await studio.importClasses('Yoga,2099-03-03,07:00,Sala 1,20,4,2');
    const [of] = await studio.classesOf('2099-03-03');
    const decisionId = await decideFor(studio, of!.classId, 7);
    const { readDecision } = await import('../../../functions/decisions/decision-store.ts');
    const decision = await studio.inStudio(() => readDecision(studio.studioId, decisionId));
    return { studio, decisionId, said: decision.analysis };
  }

  const ask = (decisionId: string, studioId: string) =>
    callOperation(handler, wordDecision, { decisionId }, { studioId });

  test('is asked for once, and kept', async () => {
    const { studio, decisionId, said } = await aDecision();
    const wording = `In short: ${said}`;
    await bedrock.tell(says({ wording }));
    expect((await ask(decisionId, studio.studioId)).body).toEqual({ wording });
    expect((await ask(decisionId, studio.studioId)).body).toEqual({ wording });
    expect(bedrock.questions()).toHaveLength(1);
  });

  test('is none where the model alters a number, and it is not asked again', async () => {
    const { studio, decisionId, said } = await aDecision();
    await bedrock.tell(says({ wording: `${said} That is 99 more.` }), says({ wording: said }));
    expect((await ask(decisionId, studio.studioId)).body).toEqual({ wording: null });
    expect((await ask(decisionId, studio.studioId)).body).toEqual({ wording: null });
    expect(bedrock.questions()).toHaveLength(1);
  });

  test('is none while the model is silent, and may come later', async () => {
    const { studio, decisionId, said } = await aDecision();
    await bedrock.tell({ kind: 'error', error: 'ThrottlingException' }, says({ wording: said }));
    expect((await ask(decisionId, studio.studioId)).body).toEqual({ wording: null });
    expect((await ask(decisionId, studio.studioId)).body).toEqual({ wording: said });
  });

  test('is nobody else’s', async () => {
    const { decisionId } = await aDecision();
    const { studio } = await aDecision();
    expect((await ask(decisionId, studio.studioId)).status).toBe(404);
  });
});
