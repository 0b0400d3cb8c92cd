import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { getSettings } from '#shared/contracts/settings/get-settings.ts';
import { aStudio, aStudioIn } from '../journeys/scene.ts';
import { personAt } from './person.ts';
import { ownerOf, type Stage } from './stage.ts';

const [first, second] = ['owner@alameda.test', 'owner@roma.test'];

let stage: Stage;

beforeAll(async () => {
  stage = await ownerOf(await aStudio(first), first);
});
afterAll(() => stage.close());

it('a page that shows one studio changes no other, if somebody else has signed in in another tab', async () => {
  const { page, person, scene } = stage;
  const { local } = scene;
  const roma = await aStudioIn(local, second);
  await local.call(updateSettings, { studioName: 'Roma' }, roma.token);
  // Otherwise the page may hear of the other sign-in before the click, and show the other studio by then.
  await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation()));
  await person.goTo('/settings');
  const pause = page.getByRole('checkbox', { name: 'Automation' }).first();
  await pause.waitFor();

  const other = await page.context().newPage();
  // The session ends without a word to the other tabs, as when a browser deletes it.
  await other.goto(`${local.url}/landing`);
  await other.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('CognitoIdentityServiceProvider')) localStorage.removeItem(key);
  });
  await personAt(other, local).signIn(second);
  await other.waitForURL('**/dashboard');

  const isLoadedAgain = page.waitForEvent('load');
  await pause.click({ force: true });
  await isLoadedAgain;
  await page.getByText('Roma').first().waitFor();
  expect(await local.call(getSettings, {}, roma.token)).toMatchObject({ automationPaused: false });
  expect(stage.complaints).toEqual([]);
});
