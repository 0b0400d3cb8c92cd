import { createLocal, type Local } from '#infra/local/index.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import { confirmTask } from '#shared/contracts/marketplaces/confirm-task.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { listBookings } from '#shared/contracts/schedule/list-bookings.ts';
import { listChanges } from '#shared/contracts/schedule/list-changes.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { repeatClass } from '#shared/contracts/schedule/repeat-class.ts';
import { undoChange } from '#shared/contracts/schedule/undo-change.ts';
import { setAutomation } from '#shared/contracts/settings/set-automation.ts';
import {
  aStudioIn,
  connect,
  importYoga,
  list,
  marketplaces,
  misbehave,
  monday,
  placesShown,
  yoga,
  type Scene,
} from './scene.ts';
import { closeSwept } from './sweep.ts';
import { decideNow } from '#infra/demo/runs.ts';

const redeliveryMs = 7 * 60_000;
const minuteMs = 61_000;

describe('an owner who edits a class', () => {
  let local: Local;
  let scene: Scene;
  let studios = 0;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
  });
  beforeEach(async () => {
    studios += 1;
    scene = await aStudioIn(local, `editor-${studios}@alameda.test`);
    await misbehave(scene, 'wellhub', {});
    await connect(scene, ...marketplaces);
    for (const marketplace of marketplaces) await list(scene, marketplace, [yoga]);
    await importYoga(scene, marketplaces);
  });
  afterAll(() => closeSwept(local));

  const theClass = async (on = yoga.localDate) => {
    const { classes } = await local.call(listClasses, { from: on, to: on }, scene.token);
    return classes[0]!;
  };
  const changes = async (classId: string) =>
    (await local.call(listChanges, { classId }, scene.token)).changes;

  it('sees the whole class: its bookings, its curve, and the editable fields', async () => {
    const { classId } = await theClass();
    const detail = await local.call(getClass, { classId }, scene.token);
    expect(detail.editing).toMatchObject({
      refusal: null,
      capacity: { min: 1, allowed: true },
      openPlacesMax: 19,
    });
    expect(detail.channelMix).toEqual([{ channel: 'direct', bookings: 1, revenueMinor: 20_000 }]);
    expect(detail.curve?.classesLearntFrom).toBe(3);
    const { bookings } = await local.call(listBookings, { classId }, scene.token);
    expect(bookings).toMatchObject([{ customerName: 'Eva', channel: 'direct', revenueMinor: 20_000 }]);
  });

  const connectClassPass = () =>
    local.call(
      connectMarketplace,
      { integrationId: 'classpass', revenuePerBookingMinor: 9_000 } as const,
      scene.token,
    );
  /** Changes places by hand, and finds the task for ClassPass. */
  const editByTask = async (allocations: { wellhub?: number; classpass: number }) => {
    const { classId, version } = await theClass();
    await local.call(adjustClass, { classId, version, allocations }, scene.token);
    await local.settle();
    const { activity } = await local.call(listActivity, { platform: 'classpass' }, scene.token);
    return activity[0]!.adjustmentId;
  };
  const answer = async (adjustmentId: string, outcome: 'done' | 'not-done') => {
    await local.call(confirmTask, { adjustmentId, outcome }, scene.token);
    await local.settle();
  };

  it('assigns places to a marketplace as soon as a person confirms that they were removed manually', async () => {
    await connectClassPass();
    await answer(await editByTask({ classpass: 13 }), 'done');
    const task = await editByTask({ classpass: 11, wellhub: 4 });
    expect(await placesShown(scene, 'wellhub')).toEqual([2]);
    await answer(task, 'done');
    expect(await placesShown(scene, 'wellhub')).toEqual([4]);
  });

  it('reads what a task has to wait for as it is now', async () => {
    await connectClassPass();
    await answer(await editByTask({ classpass: 2, wellhub: 13 }), 'done');
    const { classId, version, localDate } = await theClass();
    const allocations = { classpass: 13, wellhub: 2 };
    await local.call(adjustClass, { classId, version, allocations }, scene.token);
    const details = async () =>
      (await local.call(listActivity, { platform: 'classpass' }, scene.token)).activity[0]?.details;
    const places = `places of Yoga on ${localDate} at 07:00 to 13 in ClassPass's dashboard`;
    expect(await details()).toBe(
      `First wait until fewer places are set at Wellhub, or one could be sold twice. Then set ${places}, and confirm.`,
    );
    await local.settle();
    expect(await details()).toBe(`Set ${places}, then confirm.`);
  });

  it('does not assign places that a task may have set elsewhere, until the task is denied or confirmed lower', async () => {
    await connectClassPass();
    await answer(await editByTask({ classpass: 2 }), 'done');
    // The owner carries out this task, but replaces it before confirming it.
    await editByTask({ classpass: 13 });
    const lower = await editByTask({ classpass: 2, wellhub: 13 });
    expect(await placesShown(scene, 'wellhub')).toEqual([2]);
    await answer(lower, 'done');
    expect(await placesShown(scene, 'wellhub')).toEqual([13]);
    await editByTask({ classpass: 2, wellhub: 2 });
    await answer(await editByTask({ classpass: 13 }), 'not-done');
    await editByTask({ classpass: 2, wellhub: 13 });
    expect(await placesShown(scene, 'wellhub')).toEqual([13]);
    await answer(await editByTask({ classpass: 13, wellhub: 2 }), 'done');
    // Nobody carries out the lower number, so the higher one is still shown after another task was denied.
    await editByTask({ classpass: 2 });
    await answer(await editByTask({ classpass: 13 }), 'not-done');
    // Setting the same number is asking again.
    await answer(await editByTask({ classpass: 13 }), 'not-done');
    await editByTask({ classpass: 2, wellhub: 13 });
    expect(await placesShown(scene, 'wellhub')).toEqual([2]);
  });

  it('assigns places to a marketplace only once another has certainly released them', async () => {
    const edit = async (allocations: { wellhub: number; fitpass: number }) => {
      const { classId, version } = await theClass();
      await local.call(adjustClass, { classId, version, allocations }, scene.token);
      await local.settle();
      return classId;
    };
    const shown = async () => [
      ...(await placesShown(scene, 'wellhub')),
      ...(await placesShown(scene, 'fitpass')),
    ];
    await edit({ wellhub: 12, fitpass: 3 });
    expect(await shown()).toEqual([12, 3]);
    const fault = { kind: 'status', status: 500 };
    await misbehave(scene, 'wellhub', { shares: [{ match: { method: 'PATCH' }, fault, share: 1 }] });
    const classId = await edit({ wellhub: 2, fitpass: 13 });
    expect(await shown()).toEqual([12, 3]);
    await misbehave(scene, 'wellhub', {});
    await local.advance(redeliveryMs);
    await local.settle();
    expect(await shown()).toEqual([2, 13]);
    const [change] = await changes(classId);
    expect(change?.pushes.map(({ status }) => status)).toEqual(['applied', 'applied']);
  });

  it('sees offers end when their places are booked elsewhere', async () => {
    const { classId, version } = await theClass();
    const first = { classId, version, allocations: { wellhub: 8, fitpass: 6 } };
    await local.call(adjustClass, first, scene.token);
    await local.settle();
    const header =
      'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name';
    const rows = Array.from(
      { length: 12 },
      (_, n) => `Yoga,${yoga.localDate},${yoga.localTime},Sala 1,direct,200,2026-11-23 05:00,Eva ${n}`,
    );
    await local.call(importBookings, { csvData: [header, ...rows].join('\n') }, scene.token);
    await local.advance(minuteMs);
    await local.settle();
    const { bookings, totalCapacity } = await theClass();
    const shown = await Promise.all(marketplaces.map((marketplace) => placesShown(scene, marketplace)));
    expect([bookings, totalCapacity]).toEqual([13, 20]);
    expect(shown.flat().reduce((sum, places) => sum + places, 0)).toBe(7);
    const [change] = await changes(classId);
    expect(change).toMatchObject({ source: 'automatic', by: 'Cupo' });
  });

  it('does not assign places that another marketplace refuses to release', async () => {
    const { classId, version } = await theClass();
    const first = { classId, version, allocations: { wellhub: 12, fitpass: 3 } };
    await local.call(adjustClass, first, scene.token);
    await local.settle();
    const fault = { kind: 'status', status: 401 };
    await misbehave(scene, 'wellhub', { shares: [{ match: {}, fault, share: 1 }] });
    const { class: now } = await local.call(getClass, { classId }, scene.token);
    const second = { classId, version: now.version, allocations: { wellhub: 2, fitpass: 13 } };
    await local.call(adjustClass, second, scene.token);
    await local.settle();
    expect(await placesShown(scene, 'fitpass')).toEqual([3]);
    const [change] = await changes(classId);
    expect(change?.pushes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          marketplace: 'fitpass',
          status: 'failed',
          message: expect.stringMatching(/Still offered elsewhere: Wellhub 12\.$/) as string,
        }),
      ]),
    );
  });

  it('finds the new number at the marketplace, undoes it, and finds the old one', async () => {
    const { classId, version } = await theClass();
    const done = await local.call(
      adjustClass,
      { classId, version, totalCapacity: 24, allocations: { wellhub: 6, fitpass: 3 } },
      scene.token,
    );
    expect(done.change?.pushes.map(({ status }) => status)).toEqual(['pending', 'pending']);
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([6]);
    expect(await placesShown(scene, 'fitpass')).toEqual([3]);
    const [change] = await changes(classId);
    expect(change?.pushes).toEqual([
      expect.objectContaining({ marketplace: 'wellhub', status: 'applied', attempts: 1 }),
      expect.objectContaining({ marketplace: 'fitpass', status: 'applied', attempts: 1 }),
    ]);
    expect(await theClass()).toMatchObject({
      totalCapacity: 24,
      confirmed: { wellhub: { slots: 6 }, fitpass: { slots: 3 } },
    });
    const { activity } = await local.call(listActivity, {}, scene.token);
    expect(activity.map(({ source, status }) => [source, status])).toEqual([
      ['manual', 'success'],
      ['manual', 'success'],
    ]);

    await local.call(
      undoChange,
      { classId, changeId: change!.changeId, version: done.class.version },
      scene.token,
    );
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([2]);
    expect(await placesShown(scene, 'fitpass')).toEqual([2]);
    expect(await theClass()).toMatchObject({ totalCapacity: 20, allocations: { wellhub: 2, fitpass: 2 } });
  });

  it('is told about a delayed marketplace, which is retried automatically', async () => {
    const fault = { kind: 'status', status: 500 };
    await misbehave(scene, 'wellhub', { next: [{ match: { method: 'PATCH', path: '/slots/' }, fault }] });
    const { classId, version } = await theClass();
    await local.call(
      adjustClass,
      { classId, version, allocations: { wellhub: 5, totalpass: 4 } },
      scene.token,
    );
    await local.settle();
    expect((await changes(classId))[0]?.pushes).toEqual([
      expect.objectContaining({
        marketplace: 'wellhub',
        status: 'pending',
        attempts: 1,
        message: 'Wellhub has not confirmed it yet. It is sent again automatically.',
      }),
      expect.objectContaining({ marketplace: 'totalpass', status: 'applied' }),
    ]);
    await local.advance(redeliveryMs);
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([5]);
    expect((await changes(classId))[0]?.pushes[0]).toMatchObject({ status: 'applied', attempts: 2 });
  });

  it('has priority while automation is paused', async () => {
    await local.call(setAutomation, { paused: true }, scene.token);
    const { classId, version } = await theClass();
    await local.call(adjustClass, { classId, version, allocations: { totalpass: 5 } }, scene.token);
    await local.settle();
    expect(await placesShown(scene, 'totalpass')).toEqual([5]);
  });

  it('reverts a decision', async () => {
    await decideNow(local, scene.token);
    const { decisions } = await local.call(listDecisions, { tab: 'pending' }, scene.token);
    await local.call(approve, { decisionId: decisions[0]!.decisionId }, scene.token);
    await local.settle();
    const { classId, version } = await theClass();
    const [last] = await changes(classId);
    expect(last).toMatchObject({ source: 'decision', by: scene.studioId, canUndo: true });
    await local.call(undoChange, { classId, changeId: last!.changeId, version }, scene.token);
    await local.settle();
    for (const marketplace of marketplaces) expect(await placesShown(scene, marketplace)).toEqual([2]);
  });

  it('makes the class weekly without duplicates, and edits this and the following classes', async () => {
    const { classId } = await theClass();
    const weekly = { classId, weeks: 8 as const };
    expect(await local.call(repeatClass, weekly, scene.token)).toEqual({
      generated: 8,
      existing: 0,
      skipped: [],
    });
    expect(await local.call(repeatClass, weekly, scene.token)).toMatchObject({ generated: 0, existing: 8 });
    const from = await theClass('2026-12-09');
    const detail = await local.call(getClass, { classId: from.classId }, scene.token);
    expect(detail.series).toEqual({ templateClassId: classId, following: 6 });
    const done = await local.call(
      adjustClass,
      { classId: from.classId, version: from.version, scope: 'this-and-following', totalCapacity: 15 },
      scene.token,
    );
    expect(done).toMatchObject({ followingChanged: 6, followingRefused: [] });
    const { classes } = await local.call(listClasses, { from: '2026-11-25', to: '2027-01-20' }, scene.token);
    expect(classes.map(({ totalCapacity }) => totalCapacity)).toEqual([20, 20, 15, 15, 15, 15, 15, 15, 15]);
    expect(new Set(classes.map(({ localTime }) => localTime))).toEqual(new Set(['07:00']));
  });
});
