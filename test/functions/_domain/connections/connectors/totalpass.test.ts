import { totalpass } from '#functions/_domain/connections/connectors/totalpass.ts';
import type { Http } from '#functions/_platform/ports/http.ts';
import type { Simulator } from '#infra/local/simulators/index.ts';
import { createTotalPass, type TotalPassOptions } from '#infra/local/simulators/totalpass/index.ts';
import {
  aClass,
  errorOf,
  listingOf,
  now,
  sessionWith,
} from '#test/functions/marketplaces/connectors/scene.ts';

const credentials = { username: 'place-key-0001', password: 'partner-key-0001' };
const aWeek = {
  from: '2026-10-12T06:00:00.000Z',
  to: '2026-10-19T06:00:00.000Z',
  timezone: aClass.timezone,
};

describe('totalpass', () => {
  let simulator: Simulator;
  afterEach(() => simulator.close());

  async function start(options: TotalPassOptions = {}): Promise<void> {
    simulator = await createTotalPass({ now, ...options });
    simulator.store.putStudio({ ...credentials, name: 'Estudio' });
    simulator.store.putClasses(credentials.username, [aClass]);
  }
  const signIns = () => simulator.log.entries().filter(({ path }) => path === '/partner/auth').length;

  test('signs in once per session', async () => {
    await start();
    const session = sessionWith(simulator, credentials);
    await totalpass.setSlots(session, await listingOf(totalpass, session), 9);
    expect(signIns()).toBe(1);
  });

  test('replaces an expired token once and sends the request again', async () => {
    let at = now();
    await start({ now: () => at });
    const session = sessionWith(simulator, credentials);
    const listing = await listingOf(totalpass, session);
    at = new Date(at.getTime() + 86_400_000);
    await totalpass.setSlots(session, listing, 9);
    expect(signIns()).toBe(2);
    expect(simulator.store.classes()[0]?.slots).toBe(9);
  });

  test('lists the 3,000 classes of a large venue, which TotalPass sends in one answer', async () => {
    await start();
    const perDay = 500;
    const others = Array.from({ length: 2_999 }, (_, index) => ({
      ...aClass,
      reference: `c${index}`,
      name: `Reformer Pilates ${index % perDay}`,
      startsAt: new Date(
        Date.parse(aWeek.from) + Math.floor(index / perDay) * 86_400_000 + (index % perDay) * 60_000,
      ).toISOString(),
    }));
    simulator.store.putClasses(credentials.username, others);
    const listed = await totalpass.listListings(sessionWith(simulator, credentials), aWeek);
    expect(listed).toHaveLength(3_000);
  });

  test('requests that find the token expired at the same time wait for one new token', async () => {
    await start();
    const many = Array.from({ length: 12 }, (_, index) => ({
      ...aClass,
      reference: `c${index}`,
      name: `Class ${index}`,
    }));
    simulator.store.putClasses(credentials.username, many);
    const session = sessionWith(simulator, credentials);
    const match = { path: '/partner/events/' };
    const listed = await totalpass.listListings(session, aWeek);
    simulator.faults.set({ next: [{ match, fault: { kind: 'sign-out' } }] });
    const read = await Promise.all(listed.map(({ listing }) => totalpass.read(session, listing)));
    expect(read).toHaveLength(13);
    expect(signIns()).toBe(2);
  });

  test('reads a class by itself if the list does not contain its places', async () => {
    await start();
    const session = sessionWith(simulator, credentials);
    const silent: Http = {
      send: async (request) => {
        const answer = await session.http.send(request);
        const isList = request.url.endsWith('/partner/events');
        return isList ? { ...answer, body: answer.body.replaceAll(/"slots":\d+,/g, '') } : answer;
      },
    };
    const [listed] = await totalpass.listListings({ ...session, http: silent }, aWeek);
    expect(listed?.places).toEqual({ slots: 6, booked: 2 });
  });

  test('a refused fresh token means unauthorized, without a retry', async () => {
    await start();
    const session = sessionWith(simulator, credentials);
    const match = { path: '/partner/events' };
    simulator.faults.set({ next: [{ match, fault: { kind: 'status', status: 401 }, times: 3 }] });
    expect((await errorOf(listingOf(totalpass, session))).kind).toBe('unauthorized');
    expect(simulator.faults.pending()).toBe(2);
  });

  test.each(['07:00', '12:00', '00:15', '21:45'])(
    'finds a class at %s, as documented and where local times are marked as UTC',
    async (localTime) => {
      const [hour = 0, minute = 0] = localTime.split(':').map(Number);
      const startsAt = new Date(Date.UTC(2026, 9, 14, hour + 6, minute)).toISOString();
      for (const localTimesMarkedUtc of [false, true]) {
        await start({ localTimesMarkedUtc });
        simulator.store.putClasses(credentials.username, [
          { ...aClass, reference: 'other', name: 'Yoga', localTime, startsAt },
        ]);
        const session = sessionWith(simulator, credentials);
        const cls = {
          className: 'Yoga',
          startsAt,
          timezone: 'America/Mexico_City',
          localDate: '2026-10-14',
          localTime,
          room: '',
          totalCapacity: 9,
        };
        expect(await totalpass.findListing(session, cls)).toMatchObject({ name: 'Yoga', startsAt });
        if (!localTimesMarkedUtc) await simulator.close();
      }
    },
  );

  test('a number below the new reservations is refused by TotalPass and reported as rejected', async () => {
    await start();
    const session = sessionWith(simulator, credentials);
    const listing = await listingOf(totalpass, session);
    simulator.faults.set({ next: [{ match: { method: 'PUT' }, fault: { kind: 'status', status: 422 } }] });
    expect((await errorOf(totalpass.setSlots(session, listing, 2))).kind).toBe('rejected');
  });

  test('a change answered with an HTML page has an unknown result', async () => {
    await start();
    const session = sessionWith(simulator, credentials);
    const listing = await listingOf(totalpass, session);
    simulator.faults.set({
      next: [{ match: { method: 'PUT' }, fault: { kind: 'garbage', carriedOut: true } }],
    });
    expect((await errorOf(totalpass.setSlots(session, listing, 9))).kind).toBe('unclear');
    expect(await totalpass.read(session, listing)).toEqual({ slots: 9, booked: 2 });
  });
});
