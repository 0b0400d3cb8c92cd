import { createLocal } from '#infra/local/index.ts';
import { aStudioIn, connect, importYoga, list, monday, yoga, type Scene } from '../journeys/scene.ts';
import { bothSchemes, objectionsTo } from './objections-to.ts';
import { ownerOf, type Stage } from './stage.ts';

const email = 'owner@alameda.test';

/** Wellhub lists the studio's Yoga class as Burn 45. The owner links the two, and the link is remembered. */
describe('linked classes in a browser', () => {
  let stage: Stage;
  let scene: Scene;

  beforeAll(async () => {
    const local = await createLocal({ clock: monday });
    scene = await aStudioIn(local, email);
    await importYoga(scene, ['wellhub']);
    await connect(scene, 'wellhub');
    await list(scene, 'wellhub', [{ ...yoga, name: 'Burn 45' }]);
    await local.settle();
    stage = await ownerOf(scene, email);
  });
  afterAll(() => stage.close());

  const picture = async (name: string): Promise<void> => {
    const dir = process.env['PICTURES'];
    if (dir) await stage.page.screenshot({ path: `${dir}/${name}.png` });
  };

  it('are listed, linked manually and matched again', async () => {
    const { page, person, complaints } = stage;
    await page.setViewportSize({ width: 1440, height: 900 });
    await person.goTo('/integrations');
    await page.getByRole('button', { name: 'More for Wellhub' }).click();
    await page.getByRole('menuitem', { name: 'Linked classes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Classes on Wellhub' });
    await dialog.getByRole('button', { name: 'Read again' }).click();
    const listed = dialog.getByRole('row', { name: /Burn 45/ });
    await listed.waitFor();
    await picture('links-unlinked');
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);

    await listed.getByRole('button', { name: /Your class for Burn 45/ }).click();
    await page.getByRole('option', { name: /Yoga, 07:00/ }).click();
    await dialog.getByText('Every class that Wellhub lists is linked or left out.').waitFor();
    await dialog.getByRole('button', { name: 'Linked', exact: true }).click();
    await listed.getByText('Linked by you').waitFor();
    await picture('links-linked');
    expect(await objectionsTo(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await picture('links-narrow');

    await listed.getByRole('button', { name: 'Match Burn 45 by itself again' }).click();
    await dialog.getByText('No class that Wellhub lists is linked to one of yours.').waitFor();
    expect(complaints).toEqual([]);
  });
});
