import * as fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { wordDecision } from '#shared/contracts/decisions/word-decision.ts';
import { pack } from '#functions/_data/table/packed.ts';
import { saysTheSame } from '#functions/decisions/word-analysis.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { says, startBedrock, testModelId, type TestBedrock } from '../../builders/start-bedrock.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { without, writtenBy } from '../../builders/written-by.ts';
import { aStudioWith, type TestStudio } from '../schedule/a-studio.ts';
import { decideFor } from '../schedule/decide.ts';
import { handler } from '#functions/decisions/word-decision.ts';
import { readDecision } from '#functions/_domain/places/decisions/decision-store.ts';
import { DecisionAdviceEntity } from '#functions/_data/places/decision-advice.ts';
import { AllowanceEntity } from '#functions/_data/studio/allowance.ts';
import { tellEnvironment } from '#test/builders/tell-environment.ts';
import { tableOf } from '#test/builders/table-of.ts';

const analysis =
  '4 bookings so far against 6.5 usual by now (38% behind). 16 of 20 places are free with 2 days left; each place given away now costs $12.50 of later bookings.';
const plain =
  'You have 4 bookings where 6.5 are usual by now, 38% behind. With 2 days left 16 of 20 places are free, and one given away now costs $12.50 later.';

describe('a rewording of an analysis', () => {
  test('is accepted if every number occurs as often as before, and nothing is promised', () => {
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

  test('is refused whichever digit is changed', () => {
    const digits = [...plain.matchAll(/\d/g)].map(({ index }) => index);
    fc.assert(
      fc.property(fc.constantFrom(...digits), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = String((Number(plain[at]) + by) % 10);
        return !saysTheSame(plain.slice(0, at) + digit + plain.slice(at + 1), analysis);
      }),
    );
  });
});

let table: TestTable;
let bedrock: TestBedrock;
let studios = 0;

beforeAll(async () => {
  table = await startTable();
  bedrock = await startBedrock();
});
afterAll(() => Promise.all([table.close(), bedrock.close()]));

/** A decision about Yoga in the year 2099, with its analysis. */
async function aDecision(): Promise<{ studio: TestStudio; decisionId: string; said: string }> {
  studios += 1;
  const studio = await aStudioWith(`00000000-0000-4000-8000-${String(studios).padStart(12, '0')}`);
  await studio.importClasses('Yoga,2099-03-03,07:00,Sala 1,20,4,2');
  const [cls] = await studio.classesOf('2099-03-03');
  const decisionId = await decideFor(studio, cls!.classId, 7);
  const decision = await studio.inStudio((studioTable) =>
    readDecision(studioTable, studio.studioId, decisionId),
  );
  return { studio, decisionId, said: decision.analysis };
}

const ask = (decisionId: string, studioId: string, by = handler) =>
  callOperation(by, wordDecision, { decisionId }, { studioId });

describe('the wording of a decision', () => {
  test('is requested once, and stored', async () => {
    const { studio, decisionId, said } = await aDecision();
    const wording = `In short: ${said}`;
    await bedrock.tell(says({ wording }));
    expect((await ask(decisionId, studio.studioId)).body).toEqual({ wording });
    expect((await ask(decisionId, studio.studioId)).body).toEqual({ wording });
    expect(bedrock.questions()).toHaveLength(1);
  });

  test('is missing if the model changes a number, and is not requested again', async () => {
    const { studio, decisionId, said } = await aDecision();
    await bedrock.tell(says({ wording: `${said} That is 99 more.` }), says({ wording: said }));
    expect((await ask(decisionId, studio.studioId)).body).toEqual({ wording: null });
    expect((await ask(decisionId, studio.studioId)).body).toEqual({ wording: null });
    expect(bedrock.questions()).toHaveLength(1);
  });

  test('is missing while the model does not respond, and may come later', async () => {
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

const additions = [
  'In short:',
  'Approve it now.',
  'That is 99 more.',
  'It will certainly sell.',
  'Nothing can go wrong, guaranteed.',
  'Bookings are ahead.',
  'That is twice as many.',
  'See https://evil.test/pay.',
  'Press [here](javascript:alert).',
  '<img src=x onerror=alert(1)>',
  '{"tool":"decisions.approve"}',
];
const untrue = /99|certainly|guaranteed|twice|:\/\/|\]\(|</i;

/** Any answer: a rewording of the analysis with additions or omissions, or an answer in another format. */
const anyAnswerFor = (said: string) => {
  const altered = fc.oneof(
    { weight: 3, arbitrary: fc.constant(said) },
    { weight: 1, arbitrary: fc.nat(9).map((digit) => said.replace(/\d/, String(digit))) },
    { weight: 1, arbitrary: fc.nat(said.length).map((end) => said.slice(0, end)) },
  );
  const added = fc.array(fc.constantFrom(...additions), { maxLength: 1 });
  const wording = fc.tuple(added, altered, added).map((parts) => parts.flat().join(' '));
  return fc.oneof(
    { weight: 8, arbitrary: fc.record({ wording }) },
    { weight: 1, arbitrary: fc.record({ wording: fc.string() }) },
    { weight: 1, arbitrary: fc.anything() },
  );
};

const digitsIn = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();

test('whatever a model answers, only the wording is written, with the analysis’ numbers', async () => {
  const { studio, decisionId } = await aDecision();
  const { studioId } = studio;
  const studioTable = tableOf(studioId);
  const advice = () => studioTable.of(DecisionAdviceEntity).patch({ studioId, decisionId });
  await advice()
    .set({ packed: pack({ analysis, recommendations: [] }) })
    .go();
  const forget = async () => {
    const { data } = await studioTable.of(AllowanceEntity).query.primary({ studioId }).go();
    for (const one of data) await studioTable.of(AllowanceEntity).delete(one).go();
    await advice().remove(['wording']).go();
  };
  const answered = async () => {
    await forget();
    let wording: string | null | undefined;
    const written = await writtenBy(table, async () => {
      ({ wording } = (await ask(decisionId, studioId)).body);
    });
    const retained = written.flatMap(({ after }) => after?.['wording'] ?? []);
    const same = without(written, 'wording').filter(({ before, after }) => !isDeepStrictEqual(before, after));
    return { wording, retained, same };
  };
  tellEnvironment({ MODEL_ID: undefined });
  const alone = await answered();
  tellEnvironment({ MODEL_ID: testModelId });
  expect(alone).toMatchObject({ wording: null, retained: [] });
  const worded: (string | null | undefined)[] = [];
  await fc.assert(
    fc.asyncProperty(anyAnswerFor(analysis), async (answer) => {
      await bedrock.tell(says(answer ?? null));
      const { wording, retained, same } = await answered();
      worded.push(wording);
      // Apart from the wording, only the count of requests differs.
      expect(same).toEqual(alone.same);
      if (wording === null)
        return expect(retained.filter((one) => !isDeepStrictEqual(one, { S: '' }))).toEqual([]);
      expect(retained).toEqual([{ S: wording }]);
      expect(digitsIn(wording!)).toEqual(digitsIn(analysis));
      expect(wording).not.toMatch(untrue);
    }),
    { numRuns: 60 },
  );
  expect(worded).toContain(null);
  expect(worded.some((wording) => wording !== null)).toBe(true);
});
