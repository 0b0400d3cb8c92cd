import type { Fault, Simulator } from '#infra/local/simulators/index.ts';
import { cases, openCase, type Case } from './connector-cases.ts';
import { aClass, errorOf, listingOf, sessionWith, toPush } from './scene.ts';

describe.each(cases)('$name', (one) => {
  const { connector, credentials, reading, setting } = one;
  let simulator: Simulator;

  beforeEach(async () => {
    simulator = await openCase(one);
  });
  afterEach(() => simulator.close());

  const session = (timeoutMs?: number) => sessionWith(simulator, credentials, timeoutMs);
  const spoil = (match: Case['reading'], fault: Fault) => simulator.faults.set({ next: [{ match, fault }] });
  const offered = () => simulator.store.classes()[0]!.slots;
  const applied = () => simulator.log.entries().flatMap((entry) => entry.applied?.slots ?? []);

  test('finds the class, reads it, sets its places and verifies them', async () => {
    const run = session();
    const listing = await listingOf(connector, run);
    expect(await connector.read(run, listing)).toEqual({ slots: 6, booked: 2 });
    await connector.setSlots(run, listing, 9);
    expect(await connector.read(run, listing)).toEqual({ slots: 9, booked: 2 });
    expect(applied()).toEqual([9]);
  });

  test('a listing found in one session works in another', async () => {
    const listing = await listingOf(connector, session());
    await connector.setSlots(session(), listing, 4);
    expect(offered()).toBe(4);
  });

  test('setting the same number twice leaves that number', async () => {
    const run = session();
    const listing = await listingOf(connector, run);
    await connector.setSlots(run, listing, 8);
    await connector.setSlots(run, listing, 8);
    expect(applied()).toEqual([8, 8]);
    expect(await connector.read(run, listing)).toEqual({ slots: 8, booked: 2 });
  });

  test('sees bookings that members make meanwhile', async () => {
    const run = session();
    const listing = await listingOf(connector, run);
    simulator.store.book(credentials.username, aClass.reference, 1);
    expect(await connector.read(run, listing)).toEqual({ slots: 6, booked: 3 });
  });

  test('places can go down to the booked number, and lower numbers are not sent', async () => {
    const run = session();
    const listing = await listingOf(connector, run);
    const refused = await errorOf(connector.setSlots(run, listing, 1));
    expect(refused.kind).toBe('rejected');
    expect(refused.userMessage).toContain('2 places');
    expect(applied()).toEqual([]);
    await connector.setSlots(run, listing, 2);
    expect(applied()).toEqual([2]);
  });

  test.each([-1, 2.5, Number.NaN])('%s is not a number of places', async (slots) => {
    const run = session();
    const listing = await listingOf(connector, run);
    expect((await errorOf(connector.setSlots(run, listing, slots))).kind).toBe('rejected');
    expect(applied()).toEqual([]);
  });

  test('another name, another time, another day: not listed', async () => {
    const cls = toPush();
    expect(await connector.findListing(session(), { ...cls, className: 'Yoga' })).toBeUndefined();
    const later = { ...cls, startsAt: '2026-10-14T14:00:00.000Z', localTime: '08:00' };
    expect(await connector.findListing(session(), later)).toBeUndefined();
    const nextDay = { ...cls, startsAt: '2026-10-15T13:00:00.000Z', localDate: '2026-10-15' };
    expect(await connector.findListing(session(), nextDay)).toBeUndefined();
  });

  test('case, accents and spaces do not hide a class', async () => {
    const found = await connector.findListing(session(), { ...toPush(), className: ' SPINNING  matutíno' });
    expect(found?.name).toBe('Spinning Matutino');
  });

  test('an evening class keeps its local date', async () => {
    const evening = {
      ...aClass,
      reference: 'late',
      name: 'Yoga Nocturna',
      localTime: '20:30',
      startsAt: '2026-10-15T02:30:00.000Z',
    };
    simulator.store.putClasses(credentials.username, [evening]);
    const run = session();
    const listing = await listingOf(connector, run, toPush(evening));
    await connector.setSlots(run, listing, 7);
    expect(simulator.store.classes().map(({ reference, slots }) => [reference, slots])).toEqual([
      ['spin-0700', 6],
      ['late', 7],
    ]);
  });

  test('lists the classes in a time window with their places, excluding its end', async () => {
    const next = {
      ...aClass,
      reference: 'yoga',
      name: 'Yoga Nocturna',
      localTime: '20:30',
      startsAt: '2026-10-15T02:30:00.000Z',
      slots: 4,
      booked: 1,
    };
    const outside = {
      ...aClass,
      reference: 'next',
      localDate: '2026-10-15',
      startsAt: '2026-10-15T13:00:00.000Z',
    };
    simulator.store.putClasses(credentials.username, [outside, next]);
    const window = {
      from: aClass.startsAt,
      to: outside.startsAt,
      timezone: aClass.timezone,
    };
    const run = session();
    // The lists of the other marketplaces do not contain sales.
    const reported = (booked: number) => (connector.marketplace === 'wellhub' ? { booked } : {});
    const listed = await connector.listListings(run, window);
    const seen = listed.map(({ listing: { name, startsAt }, places }) => ({ name, startsAt, ...places }));
    expect(seen).toEqual([
      { name: 'Spinning Matutino', startsAt: aClass.startsAt, slots: 6, ...reported(2) },
      { name: 'Yoga Nocturna', startsAt: next.startsAt, slots: 4, ...reported(1) },
    ]);
    expect(listed[0]?.listing.id).toBe((await listingOf(connector, run)).id);
    expect(await connector.read(run, listed[1]!.listing)).toEqual({ slots: 4, booked: 1 });
  });

  test('good credentials pass the check', async () => {
    await expect(connector.checkCredentials(session())).resolves.toBeUndefined();
  });

  test('a wrong password is unauthorized, for the check and for the class', async () => {
    const wrong = () => sessionWith(simulator, { ...credentials, password: 'nope' });
    expect((await errorOf(connector.checkCredentials(wrong()))).kind).toBe('unauthorized');
    expect((await errorOf(connector.findListing(wrong(), toPush()))).kind).toBe('unauthorized');
  });

  test('an unknown user name is unauthorized', async () => {
    const unknown = sessionWith(simulator, { ...credentials, username: '99999' });
    expect((await errorOf(connector.checkCredentials(unknown))).kind).toBe('unauthorized');
  });

  test('another studio never reaches this class', async () => {
    const other = { username: '77001', password: 'other-secret' };
    simulator.store.putStudio({ ...other, name: 'Otro' });
    expect(await connector.findListing(sessionWith(simulator, other), toPush())).toBeUndefined();
    const listing = await listingOf(connector, session());
    expect((await errorOf(connector.setSlots(sessionWith(simulator, other), listing, 9))).kind).not.toBe(
      'unclear',
    );
    expect(applied()).toEqual([]);
  });

  test('a class removed from the marketplace is no longer listed', async () => {
    const run = session();
    const listing = await listingOf(connector, run);
    spoil(reading, { kind: 'status', status: 404 });
    expect((await errorOf(connector.read(run, listing))).kind).toBe('not-listed');
  });

  test.each([
    ['30', 30],
    ['Mon, 12 Oct 2026 18:01:30 GMT', 90],
    [undefined, undefined],
  ])('429 with Retry-After %s asks to wait %s seconds', async (retryAfter, seconds) => {
    const run = session();
    const listing = await listingOf(connector, run);
    spoil(setting, { kind: 'status', status: 429, ...(retryAfter !== undefined && { retryAfter }) });
    const limited = await errorOf(connector.setSlots(run, listing, 9));
    expect([limited.kind, limited.retryAfterSeconds]).toEqual(['rate-limited', seconds]);
    expect(offered()).toBe(6);
  });

  test.each([
    [500, 'unavailable', 'unclear'],
    [502, 'unavailable', 'unclear'],
    [503, 'unavailable', 'unavailable'],
    [409, 'rejected', 'rejected'],
    [422, 'rejected', 'rejected'],
    [403, 'unauthorized', 'unauthorized'],
  ])('status %i: reading is %s, setting is %s', async (status, whenReading, whenSetting) => {
    const run = session();
    const listing = await listingOf(connector, run);
    spoil(reading, { kind: 'status', status });
    expect((await errorOf(connector.read(run, listing))).kind).toBe(whenReading);
    spoil(setting, { kind: 'status', status });
    expect((await errorOf(connector.setSlots(run, listing, 9))).kind).toBe(whenSetting);
    expect(offered()).toBe(6);
  });

  test('an HTML page instead of an answer is unreadable', async () => {
    const run = session();
    const listing = await listingOf(connector, run);
    spoil(reading, { kind: 'garbage', carriedOut: false });
    expect((await errorOf(connector.read(run, listing))).kind).toBe('unreadable');
  });

  test('a connection that breaks before the read is answered leaves nothing unclear', async () => {
    const run = session();
    const listing = await listingOf(connector, run);
    spoil(reading, { kind: 'reset', carriedOut: false });
    expect((await errorOf(connector.read(run, listing))).kind).toBe('unavailable');
  });

  test.each([true, false])(
    'a connection that breaks while setting is unclear (executed: %s)',
    async (carriedOut) => {
      const run = session();
      const listing = await listingOf(connector, run);
      spoil(setting, { kind: 'reset', carriedOut });
      expect((await errorOf(connector.setSlots(run, listing, 9))).kind).toBe('unclear');
      expect(await connector.read(run, listing)).toEqual({ slots: carriedOut ? 9 : 6, booked: 2 });
    },
  );

  test('a marketplace that cannot be reached is unavailable', async () => {
    const run = session();
    const listing = await listingOf(connector, run);
    await simulator.close();
    expect((await errorOf(connector.setSlots(run, listing, 9))).kind).toBe('unavailable');
  });

  test('a read that is never answered is unavailable', async () => {
    const listing = await listingOf(connector, session());
    spoil(reading, { kind: 'hang' });
    expect((await errorOf(connector.read(session(700), listing))).kind).toBe('unavailable');
  });

  test('a change that is never answered is unclear, and becomes visible when it takes effect late', async () => {
    const listing = await listingOf(connector, session());
    spoil(setting, { kind: 'late' });
    expect((await errorOf(connector.setSlots(session(700), listing, 9))).kind).toBe('unclear');
    expect(await connector.read(session(), listing)).toEqual({ slots: 6, booked: 2 });
    expect(simulator.land()).toBe(1);
    expect(await connector.read(session(), listing)).toEqual({ slots: 9, booked: 2 });
  });

  test('every error message can be shown to users: no address, no credentials', async () => {
    const listing = await listingOf(connector, session());
    for (const status of [403, 404, 422, 429, 500]) {
      spoil(setting, { kind: 'status', status });
      const { userMessage } = await errorOf(connector.setSlots(session(), listing, 9));
      expect(userMessage).not.toMatch(/127\.0\.0\.1|http|refused by a fault/);
      expect(userMessage).not.toContain(credentials.password);
    }
  });
});
