import { createLocal, type Local } from '#infra/local/index.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { clearMapping } from '#shared/contracts/integrations/clear-mapping.ts';
import { listMapping } from '#shared/contracts/integrations/list-mapping.ts';
import type { MappingState } from '#shared/contracts/integrations/mapping.ts';
import { readMapping } from '#shared/contracts/integrations/read-mapping.ts';
import { setMapping } from '#shared/contracts/integrations/set-mapping.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import {
  aStudioIn,
  connect,
  importYoga,
  list,
  monday,
  placesShown,
  signedInAgain,
  yoga,
  type Scene,
} from './scene.ts';
import { closeSwept } from './sweep.ts';
import { decideNow } from '#infra/demo/runs.ts';

const integrationId = 'wellhub';
const minuteMs = 60_000;

let local: Local;
let studios = 0;
beforeAll(async () => {
  local = await createLocal({ clock: monday });
});
afterAll(() => closeSwept(local));

/** A studio whose Yoga has another name at Wellhub, with an approved decision about it. */
async function aStudioCalledOtherwise(name = 'Burn 45') {
  studios += 1;
  const scene = await aStudioIn(local, `links-${studios}@alameda.test`);
  await listAs(scene, name);
  await importYoga(scene, ['wellhub']);
  await decideNow(local, scene.token);
  const { decisions } = await local.call(listDecisions, { tab: 'pending' }, scene.token);
  const { decisionId, recommendations } = decisions[0]!;
  const { placesTo } = recommendations.find(({ marketplace }) => marketplace === 'wellhub')!;
  const { classes } = await local.call(
    listClasses,
    { from: yoga.localDate, to: yoga.localDate },
    scene.token,
  );
  return { scene, decisionId, placesTo, classId: classes[0]!.classId };
}

async function listAs(scene: Scene, name: string): Promise<void> {
  await connect(scene, 'wellhub');
  await list(scene, 'wellhub', [{ ...yoga, name }]);
  await local.settle();
}

const rowsOf = async ({ token }: Scene, state: MappingState) =>
  local.call(listMapping, { integrationId, state }, token);

const newest = async ({ token }: Scene) => (await local.call(listActivity, {}, token)).activity[0]!;

/** A minute passes, in which all pending work is processed. */
async function aMinutePasses(): Promise<void> {
  await local.advance(minuteMs);
  await local.runSchedule('marketplaces.sweep.schedule');
  await local.settle();
}

describe('a class that a marketplace lists under another name', () => {
  it('is not pushed until its owner links it, and then gets the approved number', async () => {
    const { scene, decisionId, placesTo, classId } = await aStudioCalledOtherwise();
    await local.call(approve, { decisionId }, scene.token);
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([2]);
    expect(await newest(scene)).toMatchObject({
      status: 'pending',
      details:
        'Waiting: Yoga on 2026-11-25 at 07:00 is not linked to a class at Wellhub. Link it in Integrations, then it is sent.',
    });

    const { rows, choices } = await rowsOf(scene, 'unlinked');
    expect(rows).toMatchObject([
      { name: 'Burn 45', localDate: '2026-11-25', localTime: '07:00', class: null },
    ]);
    expect(choices).toMatchObject([{ classId, className: 'Yoga' }]);

    const { listingId } = rows[0]!;
    const linked = await local.call(setMapping, { integrationId, listingId, classId }, scene.token);
    expect(linked).toMatchObject({ state: 'linked', byHand: true, class: { classId, className: 'Yoga' } });
    await aMinutePasses();
    expect(await placesShown(scene, 'wellhub')).toEqual([placesTo]);
    expect(await newest(scene)).toMatchObject({
      status: 'success',
      details: `Wellhub shows ${placesTo} places.`,
    });
  });

  it('is compared soon after its owner links it to another listing', async () => {
    const { scene, decisionId, placesTo, classId } = await aStudioCalledOtherwise('Yoga');
    await local.call(approve, { decisionId }, scene.token);
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([placesTo]);
    const pass = async (minutes: number) => {
      await local.advance(minutes * minuteMs);
      await local.runSchedule('marketplaces.reconcile.schedule');
      await local.settle();
      await aMinutePasses();
    };
    await list(scene, 'wellhub', [yoga, { ...yoga, name: 'Burn 45', slots: placesTo + 5 }]);
    await pass(60);
    await pass(5);
    const later = await signedInAgain(scene, `links-${studios}@alameda.test`);
    const { rows } = await rowsOf(later, 'unlinked');
    expect(await placesShown(scene, 'wellhub')).toEqual([placesTo, placesTo + 5]);
    const { listingId } = rows[0]!;
    await local.call(setMapping, { integrationId, listingId, classId }, later.token);
    await pass(5);
    expect(await placesShown(scene, 'wellhub')).toEqual([placesTo, placesTo]);
  });

  it('stays linked when the marketplace is read again', async () => {
    const { scene, classId } = await aStudioCalledOtherwise();
    await local.call(readMapping, { integrationId }, scene.token);
    await local.settle();
    const { rows, readAt } = await rowsOf(scene, 'unlinked');
    expect(readAt).not.toBeNull();
    const { listingId } = rows[0]!;
    await local.call(setMapping, { integrationId, listingId, classId }, scene.token);
    await local.advance(minuteMs);
    await local.call(readMapping, { integrationId }, scene.token);
    await local.settle();
    expect((await rowsOf(scene, 'unlinked')).rows).toEqual([]);
    expect((await rowsOf(scene, 'linked')).rows).toMatchObject([{ listingId, byHand: true }]);
  });

  it('is linked for every current and future listing of the name, until the link is cleared', async () => {
    const { scene, classId } = await aStudioCalledOtherwise();
    await local.call(readMapping, { integrationId }, scene.token);
    await local.settle();
    const { listingId } = (await rowsOf(scene, 'unlinked')).rows[0]!;
    await local.call(setMapping, { integrationId, listingId, classId, everyOfName: true }, scene.token);
    const csvData = 'class_name,class_date,class_time,total_capacity,room\nYoga,2026-11-26,07:00,20,Sala 1';
    await local.call(importSchedule, { csvData }, scene.token);
    const next = { ...yoga, localDate: '2026-11-26', startsAt: '2026-11-26T13:00:00.000Z' };
    await list(scene, 'wellhub', [{ ...next, name: 'BURN 45', reference: 'next' }]);
    await local.advance(minuteMs);
    await local.call(readMapping, { integrationId }, scene.token);
    await local.settle();
    const { rows } = await rowsOf(scene, 'linked');
    expect(rows).toMatchObject([
      { listingId, byHand: true, class: { classId } },
      { name: 'BURN 45', byHand: false, class: { className: 'Yoga', localDate: '2026-11-26' } },
    ]);
    const cleared = await local.call(
      clearMapping,
      { integrationId, listingId: rows[1]!.listingId },
      scene.token,
    );
    expect(cleared).toMatchObject({ state: 'unlinked', class: null });
  });

  it('can be excluded, and then gets no pushes', async () => {
    const { scene, decisionId } = await aStudioCalledOtherwise('Yoga');
    await local.call(readMapping, { integrationId }, scene.token);
    await local.settle();
    const { listingId } = (await rowsOf(scene, 'linked')).rows[0]!;
    const left = await local.call(setMapping, { integrationId, listingId, classId: null }, scene.token);
    expect(left).toMatchObject({ state: 'left-out', class: null });
    await local.call(approve, { decisionId }, scene.token);
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([2]);
    expect(await newest(scene)).toMatchObject({ status: 'pending' });
    await local.call(clearMapping, { integrationId, listingId }, scene.token);
    await aMinutePasses();
    expect(await newest(scene)).toMatchObject({ status: 'success' });
  });
});

describe('a class that a marketplace moves to another time', () => {
  it('is unlinked by the next comparison, though everything was linked within the hour', async () => {
    const { scene, decisionId, placesTo } = await aStudioCalledOtherwise('Yoga');
    await local.call(approve, { decisionId }, scene.token);
    await local.settle();
    expect(await placesShown(scene, 'wellhub')).toEqual([placesTo]);
    const comparedAfter = async (minutes: number) => {
      await local.advance(minutes * minuteMs);
      await local.runSchedule('marketplaces.reconcile.schedule');
      await local.settle();
    };
    await comparedAfter(1);
    expect((await rowsOf(scene, 'linked')).rows).toMatchObject([{ name: 'Yoga', localTime: '07:00' }]);
    await local.advance(30 * minuteMs);
    await local.call(readMapping, { integrationId }, scene.token);
    await local.settle();
    const anHourLater = { localTime: '08:00', startsAt: '2026-11-25T14:00:00.000Z' };
    await list(scene, 'wellhub', [{ ...yoga, ...anHourLater, slots: placesTo + 1 }]);
    await comparedAfter(30);
    const later = await signedInAgain(scene, `links-${studios}@alameda.test`);
    expect((await rowsOf(later, 'linked')).rows).toEqual([]);
    expect((await rowsOf(later, 'unlinked')).rows).toMatchObject([{ name: 'Yoga', localTime: '08:00' }]);
    // The number stays as it is, because the listing is no longer linked to the studio's class.
    expect(await placesShown(scene, 'wellhub')).toEqual([placesTo + 1]);
  });
});

describe('what is refused', () => {
  it('is a link between a listing and a class that do not exist or are on different days', async () => {
    const { scene, classId } = await aStudioCalledOtherwise();
    await local.call(readMapping, { integrationId }, scene.token);
    await local.settle();
    const { listingId } = (await rowsOf(scene, 'unlinked')).rows[0]!;
    const set = (given: { listingId: string; classId: string | null }) =>
      local.call(setMapping, { integrationId, ...given }, scene.token);
    await expect(set({ listingId: '1/1', classId })).rejects.toThrow('not-found');
    const unknown = `20261125T1300Z-${'0'.repeat(12)}`;
    await expect(set({ listingId, classId: unknown })).rejects.toThrow('invalid-input');
    const other = await aStudioCalledOtherwise();
    await expect(
      local.call(setMapping, { integrationId, listingId, classId }, other.scene.token),
    ).rejects.toThrow('not-found');
  });
});
