import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  jsonValue,
  oneof,
  option,
  record,
  string,
  tuple,
  type Arbitrary,
} from 'fast-check';
import type { ConnectorSession, ListingWindow } from '#functions/_domain/connections/connectors/connector.ts';
import { connectorFor } from '#functions/_domain/connections/connectors.ts';
import { kenko } from '#functions/_domain/connections/connectors/kenko.ts';
import { readKenkoDelivery } from '#functions/_domain/connections/connectors/kenko-webhooks.ts';
import { MarketplaceError } from '#functions/_domain/connections/connectors/marketplace-error.ts';
import { openSession } from '#functions/_domain/connections/connectors/session.ts';
import { now, toPush } from './scene.ts';

// A response is foreign input: whatever it contains, a method either succeeds or throws a MarketplaceError.
const window: ListingWindow = {
  from: '2026-10-12T06:00:00.000Z',
  to: '2026-10-19T06:00:00.000Z',
  timezone: 'America/Mexico_City',
};
const listing = { id: '12/987', name: 'Yoga', startsAt: '2026-10-14T13:00:00.000Z' };

const two = (max: number) => integer({ min: 0, max }).map((value) => String(value).padStart(2, '0'));
const day = tuple(two(14), two(33)).map(([month, date]) => `2026-${month}-${date}`);
const clock = tuple(two(26), two(62)).map((parts) => parts.join(':'));
const instant = tuple(integer({ min: 10, max: 20 }), clock).map(([date, at]) => `2026-10-${date}T${at}:00Z`);
const time = oneof(
  day,
  clock,
  clock.map((at) => `${at} PM`),
  instant,
  string(),
);
const id = oneof(integer(), string(), constantFrom('1', '12', 'c/1'));
const text = oneof(string(), constantFrom('Yoga', 'Spinning Matutino', 'active', 'canceled', 'ACTIVE'));
const places = integer({ min: -2, max: 40_000 });
const few = <T>(one: Arbitrary<T>) => array(one, { maxLength: 3 });

/** Known responses of each marketplace, with any value that its type allows, and some that it does not. */
const known: Readonly<Record<string, Arbitrary<unknown>>> = {
  wellhub: oneof(
    record({ classes: few(record({ id: oneof(integer(), id), name: text, reference: text })) }),
    record({
      metadata: record({
        total: places,
        total_elements: integer({ min: 0, max: 3 }),
        page_size: places,
        page: places,
      }),
      results: few(
        record({
          id: integer(),
          class_id: integer(),
          occur_date: oneof(instant, time),
          room: text,
          status: integer(),
          total_capacity: places,
          total_booked: places,
        }),
      ),
    }),
    record({
      id: integer(),
      class_id: integer(),
      occur_date: time,
      total_capacity: places,
      total_booked: places,
    }),
    record({ webhooks: few(record({ event: text, url: text })) }),
  ),
  totalpass: oneof(
    few(
      record({
        id: integer(),
        title: text,
        EventOccurrences: few(
          record({
            occurrenceUuid: string(),
            eventDate: oneof(day, time),
            startTime: oneof(clock, time),
            status: text,
          }),
        ),
      }),
    ),
    few(
      record({
        _id: text,
        status: text,
        eventId: integer(),
        startTime: oneof(clock, time),
        slotDate: oneof(instant, time),
        weekday: integer({ min: 0, max: 6 }),
      }),
    ),
    record({ slots: places, slotsInUse: places }),
    record({ token: text }),
    record({ webhook_url: text }),
  ),
  fitpass: few(
    record({
      id: integer(),
      lesson_time: oneof(instant, time),
      lesson: record({ name: text }),
      lesson_availability: places,
    }),
  ),
  kenko: record(
    {
      data: few(
        record({
          id,
          name: text,
          starts_at: oneof(instant, time),
          capacity: places,
          available_spots: places,
          status: integer({ min: 0, max: 9 }),
          schedule_id: id,
          timezone: text,
        }),
      ),
      meta: option(record({ total: integer({ min: 0, max: 4 }) })),
    },
    { requiredKeys: ['data'] },
  ),
};

const page = constantFrom(
  '<form id="new_login_user" action="/sessions"><input name="authenticity_token" value="t"></form>',
  '<form action="/calendars/schedules/12"><input id="schedule_lesson_availability" name="a" value="6"></form>',
  '<input name="schedule[gym_id]" value="1"><table><tr><th>clase</th><th>fecha</th><th>hora</th><th>estatus</th></tr><tr><td>Yoga</td><td>99 ZZZ 0000</td><td>99:99</td><td></td></tr></table>',
  '<form id="new_login_user" action="http://["></form>',
);
const answersOf = (name: string) => {
  const json = (known[name] ?? jsonValue()).map((value) => JSON.stringify(value));
  const answer = record({
    status: oneof(
      { weight: 6, arbitrary: constant(200) },
      { weight: 2, arbitrary: constantFrom(201, 204, 302, 400, 401, 403, 404, 422, 429, 500, 503) },
    ),
    headers: constantFrom(
      {},
      { 'retry-after': 'soon' },
      { 'retry-after': '-5' },
      { location: '/sessions/new' },
      { location: 'http://[' },
    ),
    setCookies: constantFrom([], ['k=1; Path=/'], ['='], [';;;']),
    body: oneof(
      { weight: 6, arbitrary: json },
      { weight: name === 'fitpass' ? 6 : 1, arbitrary: page },
      {
        weight: 1,
        arbitrary: oneof(
          string(),
          jsonValue().map((value) => JSON.stringify(value)),
        ),
      },
    ),
  });
  return array(answer, { minLength: 1, maxLength: 6 });
};

const marketplaces = ['wellhub', 'totalpass', 'fitpass'] as const;
type Method = (session: ConnectorSession) => Promise<unknown>;
const methods: Array<[string, Method]> = [];
for (const marketplace of marketplaces) {
  const connector = await connectorFor(marketplace);
  methods.push(
    [`${marketplace} checkCredentials`, (session) => connector.checkCredentials(session)],
    [`${marketplace} findListing`, (session) => connector.findListing(session, toPush())],
    [`${marketplace} listListings`, (session) => connector.listListings(session, window)],
    [`${marketplace} read`, (session) => connector.read(session, listing)],
    [`${marketplace} setSlots`, (session) => connector.setSlots(session, listing, 6)],
  );
  const url = 'https://a.example/';
  if (connector.subscribe)
    methods.push([
      `${marketplace} subscribe`,
      async (session) => connector.subscribe?.(session, { url, secret: 's' }),
    ]);
  if (connector.subscribed)
    methods.push([`${marketplace} subscribed`, async (session) => connector.subscribed?.(session)]);
  if (connector.listBookings)
    methods.push([
      `${marketplace} listBookings`,
      async (session) => connector.listBookings?.(session, window),
    ]);
  if (connector.answerBooking)
    methods.push([
      `${marketplace} answerBooking`,
      async (session) => connector.answerBooking?.(session, { bookingReference: 'b', answer: 'reject' }),
    ]);
  if (connector.setBooked)
    methods.push([`${marketplace} setBooked`, async (session) => connector.setBooked?.(session, listing, 2)]);
}
methods.push(
  ['kenko checkCredentials', (session) => kenko.checkCredentials(session)],
  ['kenko listSchedules', (session) => kenko.listSchedules(session, window)],
  ['kenko listBookings', (session) => kenko.listBookings(session, window)],
);

test.each(methods)('%s', async (name, method) => {
  let ended = 0;
  await assert(
    asyncProperty(boolean(), answersOf(name.split(' ')[0] ?? ''), async (signedIn, answers) => {
      let requestCount = 0;
      const send = () => {
        requestCount += 1;
        return Promise.resolve({ ...answers[(requestCount - 1) % answers.length]!, durationMs: 1 });
      };
      const credentials = { username: '4711', password: 'secret' };
      const session = openSession({
        http: { send },
        baseUrl: 'https://a.example/api',
        credentials,
        timeoutMs: 1,
        now,
      });
      if (signedIn) session.memory.set('totalpass.token', 't').set('fitpass.signed-in', 'yes');
      const error: unknown = await method(session).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      if (error === undefined) return;
      ended += 1;
      expect(error).toBeInstanceOf(MarketplaceError);
      expect((error as MarketplaceError).userMessage).not.toBe('');
    }),
    { numRuns: 300 },
  );
  expect(ended).toBeGreaterThan(0);
});

const delivery = oneof(
  record(
    {
      id,
      event: text,
      connection_id: id,
      created_at: time,
      data: oneof(known['kenko'] ?? jsonValue(), jsonValue()),
    },
    { requiredKeys: [] },
  ),
  jsonValue(),
).map((value) => JSON.stringify(value));

test('any input claimed to be from Kenko is either a delivery or ignored', async () => {
  await assert(
    asyncProperty(delivery, async (body) => {
      const read = await Promise.resolve(readKenkoDelivery(Buffer.from(body), 'booking.confirmed'));
      if (read !== undefined) expect([read.id, read.connectionId].every((one) => one.length > 0)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
