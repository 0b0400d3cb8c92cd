import type { Local } from '#infra/local/index.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { getImport } from '#shared/contracts/imports/get-import.ts';
import { takeBack } from '#shared/contracts/imports/take-back.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { setAutomation } from '#shared/contracts/settings/set-automation.ts';
import { memberBooks } from '../builders/simulated-members.ts';
import { aStudio, connect, knownAs, list, placesShown, yoga, type Scene } from './scene.ts';
import { closeSwept } from './sweep.ts';
import { imported } from './upload.ts';

let local: Local;
let scene: Scene;
beforeAll(async () => {
  scene = await aStudio();
  ({ local } = scene);
});
afterAll(() => closeSwept(local));

const file = (status: string): string =>
  ['Event name;Start date;Start time;Facility;Size;Status', `Yoga;2026-11-25;07:00;Sala 1;12;${status}`].join(
    '\n',
  );

const theClass = async () => {
  const range = { from: yoga.localDate, to: yoga.localDate };
  return (await local.call(listClasses, range, scene.token)).classes[0]!;
};

describe('a class that a schedule file calls cancelled', () => {
  it('is closed at marketplaces, also while paused, and opened again when the import is undone', async () => {
    await imported(scene, 'schedule', file('Active'));
    await connect(scene, 'totalpass');
    await list(scene, 'totalpass', [{ ...yoga, reference: 'yoga', slots: 0, booked: 0 }]);
    await local.settle();
    const { classId, version } = await theClass();
    await local.call(adjustClass, { classId, version, allocations: { totalpass: 5 } }, scene.token);
    await local.settle();
    await memberBooks(local.simulators.totalpass, 'yoga', 'Ana Uno', knownAs(scene, 'totalpass'));
    await local.settle();
    expect(await placesShown(scene, 'totalpass')).toEqual([5]);

    await local.call(setAutomation, { paused: true }, scene.token);
    const { importId, result } = await imported(scene, 'schedule', file('Cancelled'));
    expect(result).toMatchObject({ imported: 0, updated: 0, cancelled: 1 });
    expect(await theClass()).toMatchObject({
      totalCapacity: 12,
      bookings: 1,
      allocations: { totalpass: 1 },
      cancelled: { by: 'file' },
    });
    expect(await placesShown(scene, 'totalpass')).toEqual([1]);

    await local.call(takeBack, { importId }, scene.token);
    await local.settle();
    const { takingBack } = await local.call(getImport, { importId }, scene.token);
    expect(takingBack).toMatchObject({ status: 'completed', rows: 1 });
    expect((await theClass()).cancelled).toBeUndefined();
    expect(await placesShown(scene, 'totalpass')).toEqual([5]);
    const { activity } = await local.call(listActivity, { platform: 'totalpass' }, scene.token);
    expect(activity.map(({ source, placesTo }) => [source, placesTo])).toEqual([
      ['manual', 5],
      ['file-cancelled', 1],
      ['manual', 5],
    ]);
  });
});
