import { createLocal } from '#infra/local/index.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { aKenkoStudio, classesOf, quarters, schedule, type KenkoScene } from '../journeys/kenko-scene.ts';
import { monday, yoga } from '../journeys/scene.ts';
import { objectionsTo } from './objections-to.ts';
import { ownerOf, type Stage } from './stage.ts';

describe('a class that may be in the schedule twice', () => {
  let scene: KenkoScene;
  let stage: Stage;

  beforeAll(async () => {
    const begun = await aKenkoStudio(await createLocal({ clock: monday }));
    await schedule(begun, [{ ...yoga, name: 'Yoga Nivel 2', slots: 9 }]);
    const csvData = [
      'class_name,class_date,class_time,total_capacity,room',
      `Yoga Flow,${yoga.localDate},${yoga.localTime},12,Sala 1`,
      `Yoga Nivel 2,${yoga.localDate},${yoga.localTime},12,Terraza`,
    ].join('\n');
    await begun.local.call(importSchedule, { csvData }, begun.token);
    scene = await quarters(begun, 1);
    stage = await ownerOf(scene, scene.email);
  });
  afterEach(() => expect(stage.complaints).toEqual([]));
  afterAll(() => stage.close());

  const question = () =>
    stage.page.getByRole('heading', { name: 'Classes that may be in your schedule twice' });
  const onSale = async () =>
    (await classesOf(scene))
      .filter(({ totalCapacity }) => totalCapacity > 0)
      .map(({ className, room, totalCapacity }) => `${className} ${room} ${totalCapacity}`);

  it('is asked about above the schedule, and becomes one class with one click', async () => {
    const { page, person } = stage;
    expect((await onSale()).toSorted()).toEqual([
      'Yoga Flow Sala 1 12',
      'Yoga Nivel 2 Sala 1 9',
      'Yoga Nivel 2 Terraza 12',
    ]);
    await person.goTo('/classes');
    await question().waitFor();
    await person.shows('Yoga Nivel 2 (Terraza) and Yoga Nivel 2 (Sala 1)');
    await person.shows('Both start on Wed, Nov 25 at 07:00. Kenko lists the second one.');
    expect(await objectionsTo(page)).toEqual([]);
    await page.getByRole('button', { name: /^The same class: Yoga Nivel 2/ }).press('Enter');
    await question().waitFor({ state: 'detached' });
    await scene.local.settle();
    expect((await onSale()).toSorted()).toEqual(['Yoga Flow Sala 1 12', 'Yoga Nivel 2 Terraza 9']);
  });
});
