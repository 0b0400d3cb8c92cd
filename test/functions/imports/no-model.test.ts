import { giveAccess } from '../../builders/give-access.ts';
import { startBedrock, type TestBedrock } from '../../builders/start-bedrock.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';

const studioId = '56565656-5656-4656-8656-000000000001';
const unsure =
  'Qué,Date,Zeitpunkt,Wohin,Pax\nYoga,2027-03-04,18:30,Norte,12\nPilates,2027-03-05,07:00,Sur,14';

let imports: TestImports;
let bedrock: TestBedrock;
beforeAll(async () => {
  imports = await startImports();
  bedrock = await startBedrock();
  delete process.env['MODEL_ID'];
  await giveAccess(studioId);
});
afterAll(async () => {
  await bedrock.close();
  await imports.close();
});

test('without a model, a file that was not understood for certain stays as detected', async () => {
  const { analysis } = await imports.begin({ studioId }, 'schedule', unsure);
  expect(analysis?.origin).toBe('detected');
  expect(analysis?.confidence).toBeLessThan(0.8);
  expect(bedrock.questions()).toEqual([]);
});
