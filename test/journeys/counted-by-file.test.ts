import { createLocal, type Local } from '#infra/local/index.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { memberBooks, memberCancels } from '../builders/simulated-members.ts';
import { aStudioIn, connect, list, misbehave, monday, signedInAgain, yoga, type Scene } from './scene.ts';
import { closeSwept } from './sweep.ts';
import { imported } from './upload.ts';

const minuteMs = 60_000;

const yogaOf = async ({ local, token }: Scene) => {
  const { classes } = await local.call(listClasses, { from: yoga.localDate, to: yoga.localDate }, token);
  return classes[0]!;
};

const { name, localDate, localTime, room } = yoga;
const counting = (booked: number): string =>
  `class_name,class_date,class_time,room,total_capacity,current_bookings\n${name},${localDate},${localTime},${room},20,${booked}`;

async function importCount({ local, token }: Scene, booked: number): Promise<void> {
  await local.call(importSchedule, { csvData: counting(booked) }, token);
  await local.settle();
}

async function uploadCount(scene: Scene, booked: number): Promise<void> {
  expect(await imported(scene, 'schedule', counting(booked))).toMatchObject({ status: 'completed' });
}

async function edit(scene: Scene, allocations: Record<string, number>): Promise<void> {
  const { classId, version } = await yogaOf(scene);
  await scene.local.call(adjustClass, { classId, version, allocations }, scene.token);
  await scene.local.settle();
}

describe('a class whose bookings a schedule file counted', () => {
  let local: Local;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
  });
  afterAll(() => closeSwept(local));

  it('includes what a marketplace had sold before it was connected and sent its first number', async () => {
    const scene = await aStudioIn(local, 'counted-first@alameda.test');
    await importCount(scene, 18);
    await list(scene, 'fitpass', [{ ...yoga, slots: 5, booked: 3 }]);
    await connect(scene, 'fitpass');
    await edit(scene, { fitpass: 2 });
    expect(await yogaOf(scene)).toMatchObject({
      bookings: 18,
      bookedByChannel: { direct: 15, fitpass: 3 },
    });
  });

  it.each([
    ['one request', importCount],
    ['an upload', uploadCount],
  ])('includes what a marketplace sold since it was last read, if it is imported by %s', async (by, send) => {
    const email = `counted-since-${by.length}@alameda.test`;
    const scene = await aStudioIn(local, email);
    await importCount(scene, 10);
    await list(scene, 'fitpass', [{ ...yoga, slots: 5, booked: 1 }]);
    await connect(scene, 'fitpass');
    await edit(scene, { fitpass: 5 });
    await local.runSchedule('marketplaces.reconcile.schedule');
    await local.settle();
    expect(await yogaOf(scene)).toMatchObject({ bookings: 10, bookedByChannel: { direct: 9, fitpass: 1 } });
    await list(scene, 'fitpass', [{ ...yoga, slots: 5, booked: 3 }]);
    await send(scene, 12);
    const counted = { bookings: 12, bookedByChannel: { direct: 9, fitpass: 3 } };
    expect(await yogaOf(scene)).toMatchObject(counted);
    await local.advance(61 * minuteMs);
    await local.runSchedule('marketplaces.reconcile.schedule');
    await local.settle();
    const later = await signedInAgain(scene, email);
    expect(await yogaOf(later)).toMatchObject(counted);
    await list(later, 'fitpass', [{ ...yoga, slots: 5, booked: 4 }]);
    await local.advance(61 * minuteMs);
    await local.runSchedule('marketplaces.reconcile.schedule');
    await local.settle();
    expect(await yogaOf(await signedInAgain(scene, email))).toMatchObject({ bookings: 13 });
  });

  it('keeps its count when a cancellation from before the file is read in a list', async () => {
    const email = 'counted-cancelled@alameda.test';
    const scene = await aStudioIn(local, email);
    await importCount(scene, 10);
    const reference = `counted-${scene.studioId.slice(0, 6)}`;
    await list(scene, 'totalpass', [{ ...yoga, slots: 3, reference }]);
    await connect(scene, 'totalpass');
    await edit(scene, { totalpass: 2 });
    const booking = await memberBooks(local.simulators.totalpass, reference);
    await local.settle();
    expect(await yogaOf(scene)).toMatchObject({ bookings: 11, bookedByChannel: { totalpass: 1 } });
    await local.advance(10 * minuteMs);
    await misbehave(scene, 'totalpass', { webhookShares: [{ fault: 'lose', share: 1 }] });
    await memberCancels(local.simulators.totalpass, booking.id);
    await misbehave(scene, 'totalpass', {});
    await local.advance(5 * minuteMs);
    const later = await signedInAgain(scene, email);
    await importCount(later, 17);
    expect(await yogaOf(later)).toMatchObject({ bookings: 17 });
    await local.advance(16 * minuteMs);
    await local.runSchedule('marketplaces.sync.schedule');
    await local.settle();
    expect(await yogaOf(await signedInAgain(scene, email))).toMatchObject({
      bookings: 17,
      bookedByChannel: { direct: 17, totalpass: 0 },
    });
  });
});
