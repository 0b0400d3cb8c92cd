import { createLocal, type Local } from '#infra/local/index.ts';
import { signatureOf } from '#infra/local/simulators/kenko/index.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { disconnectSystem } from '#shared/contracts/integrations/disconnect-system.ts';
import { listSources } from '#shared/contracts/integrations/list-sources.ts';
import { revealWebhook } from '#shared/contracts/integrations/reveal-webhook.ts';
import { confirmTask } from '#shared/contracts/marketplaces/confirm-task.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { undoChange } from '#shared/contracts/schedule/undo-change.ts';
import { memberBooks, memberCancels } from '../builders/simulated-members.ts';
import { aKenkoStudio, books, classesOf, control, schedule, synced } from './kenko-scene.ts';
import { connect, monday, yoga, type Scene } from './scene.ts';
import { closeSwept } from './sweep.ts';

let local: Local;
beforeAll(async () => {
  local = await createLocal({ clock: monday });
});
afterAll(() => closeSwept(local));

const sourceOf = async ({ token }: Scene) =>
  (await local.call(listSources, {}, token)).sources.find(({ kind }) => kind === 'kenko');

describe('a studio whose schedule is in Kenko', () => {
  it('finds its classes and bookings here, each once, however often they are read', async () => {
    const scene = await aKenkoStudio(local);
    const booking = await books(scene);
    for (let runs = 0; runs < 3; runs += 1) await synced(local);
    const [found, ...others] = await classesOf(scene);
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      className: 'Yoga',
      localTime: '07:00',
      room: 'Sala 1',
      instructor: 'Ana',
      totalCapacity: 12,
      bookings: 1,
      bookedByChannel: { direct: 1 },
    });
    expect(await sourceOf(scene)).toMatchObject({
      lastSyncAt: expect.any(String) as string,
      lastError: null,
    });

    await memberCancels(local.simulators.kenko, booking.id);
    await synced(local);
    expect((await classesOf(scene))[0]).toMatchObject({ bookings: 0 });
  });

  it('finds all its bookings, also if there are more than one reading applies', async () => {
    const scene = await aKenkoStudio(local);
    const classes = Array.from({ length: 26 }, (_, at) => ({
      ...yoga,
      reference: `${scene.username}-${at}`,
      room: `Sala ${at}`,
      slots: 20,
    }));
    await schedule(scene, classes);
    for (const { reference } of classes)
      for (let member = 0; member < 20; member += 1)
        await memberBooks(local.simulators.kenko, reference, `Member ${member}`, scene.username);
    await synced(local);
    await synced(local);
    const found = await classesOf(scene);
    expect(found.map(({ bookings }) => bookings)).toEqual(classes.map(() => 20));
  });

  it('has no second class when one moves to another room', async () => {
    const scene = await aKenkoStudio(local);
    await synced(local);
    await schedule(scene, [{ ...yoga, slots: 12, room: 'Terraza' }]);
    await synced(local);
    const classes = await classesOf(scene);
    expect(new Map(classes.map(({ room, totalCapacity }) => [room, totalCapacity]))).toEqual(
      new Map([
        ['Sala 1', 0],
        ['Terraza', 12],
      ]),
    );
  });

  it('has the bookings of a class that moved in the class that takes place', async () => {
    const scene = await aKenkoStudio(local);
    const booked = await Promise.all(['Luz', 'Eva', 'Isa'].map((name) => books(scene, name)));
    await synced(local);
    await schedule(scene, [{ ...yoga, slots: 12, room: 'Terraza' }]);
    const inRooms = async () =>
      new Map((await classesOf(scene)).map(({ room, bookings }) => [room, bookings]));
    for (let runs = 0; runs < 2; runs += 1) {
      await synced(local);
      expect(await inRooms()).toEqual(
        new Map([
          ['Sala 1', 0],
          ['Terraza', 3],
        ]),
      );
    }
    const { totalBookings } = await local.call(getDashboard, {}, scene.token);
    expect(totalBookings).toBe(3);
    await memberCancels(local.simulators.kenko, booked[0]!.id);
    await synced(local);
    await schedule(scene, [{ ...yoga, slots: 12 }]);
    // A queue drops a message that is repeated within five minutes, and the next reading sends it again.
    await local.advance(10 * 60_000);
    await synced(local);
    expect(await inRooms()).toEqual(
      new Map([
        ['Sala 1', 2],
        ['Terraza', 0],
      ]),
    );
  });

  it('counts a booking again that is restored in Kenko', async () => {
    const scene = await aKenkoStudio(local);
    const [booking] = [await books(scene), await books(scene, 'Eva Gil')];
    const counted = async () => {
      await local.advance(6 * 60_000);
      await synced(local);
      return (await classesOf(scene)).map(({ bookings }) => bookings);
    };
    expect(await counted()).toEqual([2]);
    for (let times = 0; times < 2; times += 1) {
      await memberCancels(local.simulators.kenko, booking.id);
      expect(await counted()).toEqual([1]);
      const { bookings } = local.simulators.kenko.store;
      bookings.change(bookings.byId(booking.id)!, { status: 'reserved' });
      expect(await counted()).toEqual([2]);
      expect(await counted()).toEqual([2]);
    }
  });

  it('keeps the count of a file that already leaves out a booking cancelled in Kenko', async () => {
    const scene = await aKenkoStudio(local);
    const booking = await books(scene);
    await synced(local);
    await local.advance(10 * 60_000);
    await memberCancels(local.simulators.kenko, booking.id);
    const { name, localDate, localTime, room } = yoga;
    const csvData = `class_name,class_date,class_time,room,total_capacity,current_bookings\n${name},${localDate},${localTime},${room},12,5`;
    await local.call(importSchedule, { csvData }, scene.token);
    expect(await classesOf(scene)).toMatchObject([{ bookings: 5 }]);
    await local.advance(5 * 60_000);
    await synced(local);
    expect(await classesOf(scene)).toMatchObject([{ bookings: 5 }]);
  });

  it('is read when Kenko reports a change, and ignores other senders', async () => {
    const scene = await aKenkoStudio(local);
    await synced(local);
    const team = await local.createSuperadmin();
    const asked = { studioId: scene.studioId, system: 'kenko', reason: 'Setting Kenko up' } as const;
    const { url, secret } = await local.call(revealWebhook, asked, team.token);
    await control(local, 'webhooks', {
      studio: scene.username,
      subscriptions: [{ event: '*', url, secret }],
    });
    await books(scene);
    await local.settle();
    // All changes reported within twenty seconds are read once, after them.
    await local.advance(21_000);
    await local.settle();
    expect((await classesOf(scene))[0]).toMatchObject({ bookings: 1 });

    const body = '{"event":"booking.confirmed","data":{"connection_id":"x"}}';
    const forged = { method: 'POST', body, headers: { 'x-partner-signature': signatureOf(body, 'guess') } };
    expect((await fetch(url, forged)).status).toBe(400);
    const signed = { ...forged, headers: { 'x-partner-signature': signatureOf(body, secret) } };
    expect((await fetch(url.replace('/kenko/', '/wellhub/'), signed)).status).toBe(404);
    expect((await fetch(url, signed)).status).toBe(200);
    await local.call(disconnectSystem, { system: 'kenko' }, scene.token);
    expect((await fetch(url, signed)).status).toBe(404);
  });

  it('is asked to set in Kenko what its owner changed here, and reads whether it was done', async () => {
    const scene = await aKenkoStudio(local);
    await connect(scene, 'fitpass');
    await synced(local);
    const capacity = async () => (await classesOf(scene))[0]!.totalCapacity;
    const setTo = async (totalCapacity: number) => {
      const [{ classId, version }] = (await classesOf(scene)) as [ClassView];
      const { change } = await local.call(adjustClass, { classId, version, totalCapacity }, scene.token);
      await local.settle();
      return { classId, changeId: change!.changeId };
    };
    const tasks = async () =>
      (await local.call(listActivity, { platform: 'kenko' }, scene.token)).activity.map(
        ({ adjustmentId, status, awaitsConfirmation, details }) => ({
          adjustmentId,
          said: [status, awaitsConfirmation, details],
        }),
      );
    const asked = (places: number) => [
      'pending',
      true,
      `Set the capacity of Yoga on 2026-11-25 at 07:00 to ${places} in Kenko, then confirm.`,
    ];
    const given = ['not-sent', false, 'A newer change replaced it.'];

    await setTo(9);
    const { classId, changeId } = await setTo(10);
    expect((await tasks()).map(({ said }) => said)).toEqual([asked(10), given]);
    await synced(local);
    expect(await capacity()).toBe(10);

    await schedule(scene, [{ ...yoga, slots: 10 }]);
    await synced(local);
    expect((await tasks())[0]?.said).toEqual(['success', false, 'Kenko shows 10 places.']);

    const [{ version }] = (await classesOf(scene)) as [ClassView];
    await local.call(undoChange, { classId, changeId, version }, scene.token);
    await local.settle();
    const [task] = await tasks();
    expect([await capacity(), task?.said]).toEqual([9, asked(9)]);
    const { adjustmentId } = task!;
    await local.call(confirmTask, { adjustmentId, outcome: 'not-done', reason: 'No' }, scene.token);
    await synced(local);
    expect([await capacity(), (await tasks())[0]?.said]).toEqual([
      10,
      ['failure', false, 'Error: It could not be set at Kenko by hand: No'],
    ]);
  });

  it('drops a pending capacity when Kenko moves the class, though its owner changed it', async () => {
    const scene = await aKenkoStudio(local);
    await connect(scene, 'fitpass');
    await synced(local);
    const [{ classId, version }] = (await classesOf(scene)) as [ClassView];
    await local.call(adjustClass, { classId, version, totalCapacity: 8 }, scene.token);
    await local.settle();
    await schedule(scene, [{ ...yoga, slots: 12, room: 'Terraza' }]);
    await synced(local);
    expect((await classesOf(scene)).map(({ room, totalCapacity }) => [room, totalCapacity])).toEqual(
      expect.arrayContaining([['Sala 1', 0]]),
    );
  });

  it('is told that its key is not accepted', async () => {
    const scene = await aKenkoStudio(local, 'not-the-key');
    await synced(local);
    expect(await sourceOf(scene)).toMatchObject({
      lastSyncAt: null,
      lastError: { message: 'Kenko does not accept the stored API key. Check it in Data Sources.' },
    });
    expect(await classesOf(scene)).toEqual([]);
  });
});
