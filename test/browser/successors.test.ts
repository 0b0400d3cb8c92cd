import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { decideNow } from '#infra/demo/runs.ts';
import { dayOf, timetable } from '../journeys/moved-timetable.ts';
import { aStudio, connect, type Scene } from '../journeys/scene.ts';
import { objectionsTo } from './objections-to.ts';
import { soon } from './soon.ts';
import { ownerOf, type Stage } from './stage.ts';

const email = 'owner@moved.test';

describe('a class that may have moved', () => {
  let scene: Scene;
  let stage: Stage;

  beforeAll(async () => {
    scene = await aStudio(email);
    await connect(scene, 'fitpass', 'wellhub');
    const yoga = { name: 'Yoga', time: '07:00', room: 'Sala 1' };
    await timetable(scene, yoga, { ...yoga, time: '07:45' });
    await decideNow(scene.local, scene.token);
    stage = await ownerOf(scene, email);
  });
  afterEach(() => expect(stage.complaints).toEqual([]));
  afterAll(() => stage.close());

  const coming = async () => {
    const days = { from: dayOf(0), to: dayOf(0) };
    const { classes } = await scene.local.call(listClasses, days, scene.token);
    return scene.local.call(getClass, { classId: classes[0]!.classId }, scene.token);
  };
  const question = () => stage.page.getByRole('heading', { name: 'Classes that changed' });

  it('is proposed above the schedule, and replaces the other with one click', async () => {
    const { page, person } = stage;
    await person.goTo('/classes');
    await question().waitFor();
    await person.shows('Yoga, Wednesdays at 07:45, Sala 1');
    await person.shows('It seems to be the class that was at 07:00 until Wed, Nov 18.');
    expect(await objectionsTo(page)).toEqual([]);
    await page.getByRole('button', { name: /^Same class: Yoga/ }).press('Enter');
    await question().waitFor({ state: 'detached' });
    expect((await coming()).replaces).toMatchObject({ state: 'linked', decidedBy: 'owner' });
  });

  it('shows in its dialog what it replaces, and can undo that', async () => {
    const { page, person } = stage;
    await person.goTo(`/classes?class=${(await coming()).class.classId}`);
    await person.shows('Replaces Yoga, Wednesdays at 07:00, Sala 1, and is forecast from its bookings too.');
    expect(await objectionsTo(page)).toEqual([]);
    await page.getByRole('button', { name: /^Undo: it does not replace Yoga/ }).click();
    await soon(page.getByText(/^Replaces Yoga/)).toHaveCount(0);
    expect((await coming()).replaces).toBeNull();
  });

  it('is proposed again after undoing, but not after it is declined', async () => {
    const { page, person } = stage;
    await person.goTo('/classes');
    await page.getByRole('button', { name: /^Not the same: Yoga/ }).click();
    await question().waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('07:45').first().waitFor();
    await soon(question()).toHaveCount(0);
    expect((await coming()).replaces).toBeNull();
  });
});
