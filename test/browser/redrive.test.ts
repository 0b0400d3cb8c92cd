import { createLocal } from '#infra/local/index.ts';
import { aFailure } from '../journeys/a-failure.ts';
import { misbehave, monday, placesShown } from '../journeys/scene.ts';
import { bothSchemes, objectionsTo } from './objections-to.ts';
import { ownerOf, type Stage } from './stage.ts';

const email = 'owner@alameda.test';

/** A marketplace was down for so long that a change was given up. The owner sends it again. */
describe('a change that was given up, in a browser', () => {
  let stage: Stage;
  let placesTo: number;

  beforeAll(async () => {
    const failure = await aFailure(await createLocal({ clock: monday }), email);
    ({ placesTo } = failure);
    stage = await ownerOf(failure.scene, email);
  });
  afterAll(() => stage.close());

  it('can be seen and sent again', async () => {
    const { scene, page, person, complaints } = stage;
    await page.getByRole('link', { name: 'Logs' }).click();
    await person.shows('1 change is not on its marketplace');
    const row = page.getByRole('row', { name: /Yoga/ });
    await row.getByText('Failure').waitFor();
    await misbehave(scene, 'wellhub', {});
    const again = page.getByRole('button', { name: 'Send again: Yoga on Wellhub' });
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    await again.click();
    await person.shows('The change is sent again');
    await scene.local.settle();
    await row.getByText('Success').waitFor();
    await again.waitFor({ state: 'hidden' });
    expect(await placesShown(scene, 'wellhub')).toEqual([placesTo]);
    expect(complaints).toEqual([]);
  });
});
