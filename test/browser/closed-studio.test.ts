import { ops } from '../journeys/ops.ts';
import { aStudio } from '../journeys/scene.ts';
import { bothSchemes, objectionsTo } from './objections-to.ts';
import { ownerOf, type Stage } from './stage.ts';

const email = 'leaving@alameda.test';

let stage: Stage;

beforeAll(async () => {
  stage = await ownerOf(await aStudio(email), email);
});
afterAll(() => stage.close());

it('an open page of a closed studio explains it and leads to the sign-in', async () => {
  const { page, person, scene } = stage;
  const { local, studioId } = scene;
  await person.goTo('/rules');
  await page.getByRole('heading', { name: 'Rules', exact: true }).waitFor();
  const { found } = await ops(local, 'off-board', '--studio', studioId, '--dry-run');
  expect(found).toMatchObject({ account: 1 });
  const isSentAway = page.waitForURL((url) => url.pathname === '/auth');
  await ops(local, 'off-board', '--studio', studioId, '--confirm', 'Alameda');
  // The page reloads when it receives a change or when the person continues, whichever comes first.
  await Promise.race([isSentAway, page.getByRole('link', { name: 'Logs' }).first().click()]);
  await isSentAway;
  await person.shows('This studio has been closed.');
  expect(await objectionsTo(page, bothSchemes)).toEqual([]);
  await person.signIn(email);
  await person.shows('Incorrect email or password');
  expect(stage.complaints).toEqual([]);
});
