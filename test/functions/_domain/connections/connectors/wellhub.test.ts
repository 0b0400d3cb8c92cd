import { wellhub } from '#functions/_domain/connections/connectors/wellhub.ts';
import type { Simulator } from '#infra/local/simulators/index.ts';
import { createWellhub } from '#infra/local/simulators/wellhub/index.ts';
import {
  aClass,
  errorOf,
  listingOf,
  now,
  sessionWith,
  toPush,
} from '#test/functions/marketplaces/connectors/scene.ts';

const credentials = { username: '77', password: 'token-of-the-booking-system' };

describe('wellhub', () => {
  let simulator: Simulator;
  beforeEach(async () => {
    simulator = await createWellhub({ now });
    simulator.store.putStudio({ ...credentials, name: 'Estudio' });
    simulator.store.putClasses(credentials.username, [aClass]);
  });
  afterEach(() => simulator.close());

  test('sends only the capacity, because the studio system writes the bookings', async () => {
    const session = sessionWith(simulator, credentials);
    await wellhub.setSlots(session, await listingOf(wellhub, session), 9);
    const patches = simulator.log.entries().filter(({ method }) => method === 'PATCH');
    expect(patches.map(({ body }) => body)).toEqual(['{"total_capacity":9}']);
  });

  test('rooms distinguish two classes with the same name and time', async () => {
    const upstairs = { ...aClass, reference: 'spin-2', room: 'Sala 2', slots: 3 };
    simulator.store.putClasses(credentials.username, [upstairs]);
    const session = sessionWith(simulator, credentials);
    const listing = await listingOf(wellhub, session, toPush(upstairs));
    expect(listing.room).toBe('Sala 2');
    expect(await wellhub.read(session, listing)).toEqual({ slots: 3, booked: 2 });
  });

  test('a different room name does not hide the only matching class', async () => {
    const session = sessionWith(simulator, credentials);
    expect(await wellhub.findListing(session, { ...toPush(), room: 'Studio A' })).toMatchObject({
      room: 'Sala 1',
    });
  });

  test('two classes that the room does not distinguish are refused, and neither is changed', async () => {
    simulator.store.putClasses(credentials.username, [{ ...aClass, reference: 'spin-2', room: 'Sala 2' }]);
    const session = sessionWith(simulator, credentials);
    const refused = await errorOf(wellhub.findListing(session, { ...toPush(), room: 'Terraza' }));
    expect([refused.kind, refused.userMessage]).toEqual([
      'rejected',
      'Wellhub lists 2 classes with this name at this time, and the room does not distinguish them.',
    ]);
  });

  test.each(['token with spaces', 'tökén', 'line\nbreak'])('%j was never a token', async (password) => {
    const session = sessionWith(simulator, { ...credentials, password });
    expect((await errorOf(wellhub.checkCredentials(session))).kind).toBe('unauthorized');
    expect(simulator.log.entries()).toEqual([]);
  });

  test('a redirect is not followed, so the token goes to no other host', async () => {
    const elsewhere = await createWellhub({ now });
    const session = sessionWith(simulator, credentials);
    simulator.faults.set({
      next: [{ fault: { kind: 'redirect', location: `${elsewhere.url}/booking/v1/health` } }],
    });
    expect((await errorOf(wellhub.checkCredentials(session))).kind).toBe('unreadable');
    expect(elsewhere.log.entries()).toEqual([]);
    await elsewhere.close();
  });
});
