import { connectStaff } from '#infra/demo/staff/connect-staff.ts';
import { createLocal, type Local } from '#infra/local/index.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { requestSystem } from '#shared/contracts/integrations/request-system.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import { aStudioIn, importYoga, knownAs, list, marketplaces, monday, type Scene, yoga } from './scene.ts';
import { decideNow } from '#infra/demo/runs.ts';

type Simulated = (typeof marketplaces)[number];

let local: Local;
beforeAll(async () => {
  local = await createLocal({ clock: monday, companion: connectStaff });
});
afterAll(() => local.close());

const aNewcomer = (name: string): Promise<Scene> => aStudioIn(local, `${name}@studio.example`);

/** Connects with credentials of the marketplace, where nothing has been prepared. */
const connect = (scene: Scene, integrationId: Simulated) =>
  local.call(
    connectMarketplace,
    {
      integrationId,
      username: knownAs(scene, integrationId),
      password: 'secret-1',
      revenuePerBookingMinor: 9_000,
      noShowPayPercent: 0,
    },
    scene.token,
  );

interface Shown {
  readonly reference: string;
  readonly slots: number;
}

async function shownOn(scene: Scene, name: Simulated): Promise<Shown[]> {
  const studio = new URLSearchParams({ studio: knownAs(scene, name) });
  const answer = await fetch(`${local.simulators[name].url}/_control/classes?${studio}`);
  return (await answer.json()) as Shown[];
}

const listed = { name: 'Yoga', startsAt: '2026-11-25T13:00:00.000Z', slots: 2, booked: 0 };

describe('a newcomer', () => {
  it('finds uploaded classes on each marketplace connected before, and decides about them', async () => {
    const scene = await aNewcomer('first');
    for (const name of marketplaces) await connect(scene, name);
    await importYoga(scene, marketplaces);
    await local.settle();
    for (const name of marketplaces)
      expect([name, await shownOn(scene, name)]).toEqual([name, [expect.objectContaining(listed)]]);

    await decideNow(local, scene.token);
    const { decisions } = await local.call(listDecisions, { tab: 'pending' }, scene.token);
    expect(decisions).toHaveLength(1);
    const { decisionId, recommendations } = decisions[0]!;
    await local.call(approve, { decisionId }, scene.token);
    await local.settle();
    const wanted = new Map(recommendations.map(({ marketplace, placesTo }) => [marketplace, placesTo]));
    expect([...wanted.values()].some((places) => places !== listed.slots)).toBe(true);
    for (const name of marketplaces)
      expect([name, await shownOn(scene, name)]).toEqual([
        name,
        [expect.objectContaining({ slots: wanted.get(name) })],
      ]);
  });

  it('finds uploaded classes on a marketplace connected later', async () => {
    const scene = await aNewcomer('second');
    await importYoga(scene, []);
    await connect(scene, 'wellhub');
    await local.settle();
    await expect(shownOn(scene, 'wellhub')).resolves.toEqual([expect.objectContaining(listed)]);
    await expect(shownOn(scene, 'fitpass')).resolves.toEqual([]);
  });

  it('keeps the places that a marketplace offers when it uploads or connects again', async () => {
    const scene = await aNewcomer('third');
    await connect(scene, 'totalpass');
    await importYoga(scene, []);
    await local.settle();
    const [{ reference }] = (await shownOn(scene, 'totalpass')) as [Shown];
    await list(scene, 'totalpass', [{ ...yoga, reference, slots: 7 }]);
    await importYoga(scene, ['totalpass']);
    await connect(scene, 'totalpass');
    await local.settle();
    await expect(shownOn(scene, 'totalpass')).resolves.toEqual([
      expect.objectContaining({ reference, slots: 7 }),
    ]);
  });

  it("finds its classes in ClassPass' dashboard, which requires no sign-in", async () => {
    const scene = await aNewcomer('fifth');
    const terms = { revenuePerBookingMinor: 9_000, noShowPayPercent: 0 };
    await local.call(connectMarketplace, { integrationId: 'classpass', ...terms }, scene.token);
    await importYoga(scene, []);
    await local.settle();
    const page = await (await fetch(local.simulators.classpass.url)).text();
    expect(page).toMatch(/<th scope="row">Yoga<.*<input form="act" type="number" [^>]*value="0"/s);
  });

  it('that uses Kenko finds its classes there, with the credentials of its requests', async () => {
    const scene = await aNewcomer('sixth');
    const credentials = { username: 'sixth@studio.example', password: 'kenko-key' };
    const request = { system: 'kenko', studioName: 'Estudio Roma', ...credentials } as const;
    await local.call(requestSystem, request, scene.token);
    const { apiUrl } = local.simulators.kenko;
    const ask = (key: string) => fetch(`${apiUrl}/schedules`, { headers: { 'x-api-key': key } });
    expect(await (await ask(credentials.password)).json()).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ name: 'Reformer Pilates', capacity: 10 })]),
      // There are 54 classes a week.
      meta: { total: 108 },
    });
    await local.call(requestSystem, { ...request, password: 'another' }, scene.token);
    expect([(await ask('another')).status, (await ask(credentials.password)).status]).toEqual([401, 200]);
  });

  it("lists an evening class at the studio's local hour", async () => {
    const scene = await aNewcomer('fourth');
    await connect(scene, 'wellhub');
    const csvData = [
      'class_name,class_date,class_time,total_capacity,room,wellhub_slots',
      'Barre,2026-11-26,18:30,14,Sala 2,3',
    ].join('\n');
    await local.call(importSchedule, { csvData }, scene.token);
    await local.settle();
    await expect(shownOn(scene, 'wellhub')).resolves.toEqual([
      expect.objectContaining({
        name: 'Barre',
        localDate: '2026-11-26',
        localTime: '18:30',
        startsAt: '2026-11-27T00:30:00.000Z',
        timezone: '-06:00',
        slots: 3,
      }),
    ]);
  });
});
