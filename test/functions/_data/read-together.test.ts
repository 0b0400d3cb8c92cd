import type { Definition } from '#functions/_platform/ports/table.ts';
import { ClassEntity } from '#functions/_data/classes/class.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { ClassChangeEntity } from '#functions/_data/classes/class-change.ts';
import {
  keyOf,
  readBetween,
  readRange,
  readTogether,
  readerOfRows,
  wanted,
} from '#functions/_data/read-together.ts';
import { ConnectionEntity } from '#functions/_data/connections/connection.ts';
import { MarketplaceHealthEntity } from '#functions/_data/connections/marketplace-health.ts';
import { CalendarEntity } from '#functions/_data/studio/calendar.ts';
import { EndedAccessEntity } from '#functions/_data/studio/ended-access.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import { storeSettings } from '#functions/_domain/studio/studio-store.ts';
import { tables } from '#functions/_data/table/tables.ts';
import { startTable } from '../../builders/start-table.ts';
import { tableOf } from '../../builders/table-of.ts';
import { allEntities } from './all-entities.ts';

const table = await startTable();
afterAll(() => table.close());

const studioId = '77777777-7777-4777-8777-000000000001';
const own = tableOf(studioId);

/** What this test uses of an entity of the library. */
interface Entity {
  readonly schema: {
    readonly indexes: { readonly primary: Record<'pk' | 'sk', { readonly composite: readonly string[] }> };
    readonly attributes: Record<string, { readonly type: unknown }>;
  };
  readonly get: (key: object) => { readonly params: () => { readonly Key: object } };
}

test('every entity’s keys are those that the library computes', () => {
  const keys = Object.entries(allEntities).map(([name, definition]) => {
    const entity = own.of(definition as Definition<Entity>);
    const { pk, sk } = entity.schema.indexes.primary;
    const key = Object.fromEntries(
      [...pk.composite, ...sk.composite].map((attribute, at) => {
        const { type } = entity.schema.attributes[attribute]!;
        return [attribute, Array.isArray(type) ? String(type.at(-1)) : `value ${at}`];
      }),
    );
    return [name, keyOf(wanted(definition, key)), entity.get(key).params().Key];
  });
  expect(keys.length).toBeGreaterThan(40);
  expect(keys.map(([name, key]) => [name, key])).toEqual(keys.map(([name, , key]) => [name, key]));
});

test('an item is what the library makes of it, without its keys and with sets as lists', async () => {
  const stored = {
    digest: 'd2',
    sessions: ['desk', 'phone'],
    allUpToSeconds: 4_102_444_000,
    expiresAtSeconds: 4_102_444_800,
  };
  await tables.acrossStudios.of(EndedAccessEntity).put(stored).go();
  const { data } = await tables.acrossStudios.of(EndedAccessEntity).get({ digest: 'd2' }).go();
  const scoped = tables.forStudio(studioId, 'SYS#CLOSED#d2');
  const wants = { found: wanted(EndedAccessEntity, { digest: 'd2' }) };
  const { found } = await readTogether(scoped, wants, { consistent: true });
  expect(found).toEqual(data);
  expect(found).toEqual(stored);
});

test('a class is read as the library reads it, although it is stored under short names', () => {
  const entity = own.of(ClassEntity);
  const classId = '20261123T1300Z-0123456789ab';
  const rejection = {
    decisionId: 'd1',
    at: '2026-11-20T10:00:00.000Z',
    changes: [{ marketplace: 'wellhub' as const, from: 2, to: 4 }],
    totalCapacity: 20,
    bookings: 3,
    bookedByChannel: { direct: 1, wellhub: 2 },
    expectedRevenueMinor: 450,
    terms: 'digest',
    ruleIds: ['r1'],
  };
  const cls = {
    studioId,
    month: '202611',
    classId,
    seriesId: '0123456789ab',
    className: 'Yoga',
    room: 'Sala 1',
    startsAt: '2026-11-23T13:00:00.000Z',
    localDate: '2026-11-23',
    localTime: '07:00',
    totalCapacity: 20,
    bookings: 3,
    bookedByChannel: { direct: 1, wellhub: 2 },
    allocations: { wellhub: 4 },
    confirmed: { wellhub: { slots: 4, atSeconds: 1_795_000_000, pushVersion: 2 } },
    revenueDirectMinor: 100,
    revenueMarketplaceMinor: 200,
    pushVersions: { wellhub: 2 },
    mayShow: {},
    latestPushes: { wellhub: 'o1' },
    ruleFirings: [{ ruleId: 'r1', state: 'done' as const, targets: [{ channel: 'wellhub', places: 4 }] }],
    rejections: [rejection],
    version: 3,
  };
  const { Item } = entity.put(cls).params<{ Item: Record<string, unknown> }>();
  expect(Object.keys(Item)).not.toContain('className');
  expect(readerOfRows(ClassEntity)(Item)).toEqual(cls);
  expect(entity.parse({ Item }).data).toEqual(cls);
});

test('the demand of a class is read as the library reads it', () => {
  const entity = own.of(ClassDemandEntity);
  const demand = {
    studioId,
    month: '202611',
    classId: '20261123T1300Z-0123456789ab',
    seriesId: '0123456789ab',
    startsAt: '2026-11-23T13:00:00.000Z',
    totalCapacity: 20,
    events: [
      { minutesBefore: 90, channel: 'direct', kind: 'booked' as const },
      { minutesBefore: 30, channel: 'direct', kind: 'cancelled' as const, bookedMinutesBefore: 90 },
    ],
    capacityLog: [{ minutesBefore: 60, from: 18, to: 20 }],
    allocationLog: [{ minutesBefore: 9.5, channel: 'wellhub', places: 4 }],
  };
  const { Item } = entity.put(demand).params<{ Item: Record<string, unknown> }>();
  expect(Object.keys(Item)).not.toContain('events');
  expect(readerOfRows(ClassDemandEntity)(Item)).toEqual(demand);
  expect(entity.parse({ Item }).data).toEqual(demand);
});

test('a key without one of its parts is refused', () => {
  expect(() => keyOf(wanted(StudioEntity, {}))).toThrow('a key without its studioId');
});

test('items of several entities are read in one request, by name; missing ones and unwanted ones are undefined', async () => {
  await storeSettings(own, studioId, { studioName: 'Alameda' });
  const ended = { digest: 'd1', sessions: ['phone', 'desk'], expiresAtSeconds: 4_102_444_800 };
  await tables.acrossStudios.of(EndedAccessEntity).put(ended).go();
  const before = table.calls.length;
  const found = await readTogether(
    tables.forStudio(studioId, 'SYS#CLOSED#d1'),
    {
      settings: wanted(StudioEntity, { studioId }),
      subscription: wanted(SubscriptionEntity, { studioId }),
      ended: wanted(EndedAccessEntity, { digest: 'd1' }),
      nothing: undefined as ReturnType<typeof wanted<typeof StudioEntity>> | undefined,
      twice: [wanted(StudioEntity, { studioId }), wanted(SubscriptionEntity, { studioId })],
    },
    { consistent: true },
  );
  expect(table.calls.length - before).toBe(1);
  expect(found).toMatchObject({
    settings: { studioName: 'Alameda' },
    ended,
    twice: [{ studioId }, undefined],
  });
  expect([found.subscription, found.nothing]).toEqual([undefined, undefined]);
  await readTogether(own, { nothing: undefined, none: [] }, { consistent: true });
  expect(table.calls.length - before).toBe(1);
});

test('more than a hundred items are read in several requests', async () => {
  const before = table.calls.length;
  const many = Array.from({ length: 101 }, (_, at) =>
    wanted(ConnectionEntity, { studioId, marketplace: `m${at}` }),
  );
  const { found } = await readTogether(own, { found: many }, { consistent: false });
  expect(found).toEqual(Array.from({ length: 101 }, () => undefined));
  expect(table.calls.length - before).toBe(2);
});

test('a range of neighbours is read in one request, each item as what it is', async () => {
  await own.of(CalendarEntity).put({ studioId, usualHolidays: [], days: [], version: 3 }).go();
  const connection = {
    studioId,
    marketplace: 'wellhub' as const,
    status: 'connected' as const,
    connectedAt: '2026-11-01T00:00:00.000Z',
    revenuePerBookingMinor: 9_000,
    noShowPayPercent: 0,
  };
  await own.of(ConnectionEntity).put(connection).go();
  for (const marketplace of ['fitpass', 'wellhub'] as const)
    await own.of(MarketplaceHealthEntity).put({ studioId, marketplace, failures: 2 }).go();
  const before = table.calls.length;
  const range = { partition: 'STUDIO', from: 'CALENDAR', upTo: 'HEALTH#~' };
  const found = await readRange(own, { calendars: CalendarEntity, healths: MarketplaceHealthEntity }, range);
  expect(table.calls.length - before).toBe(1);
  expect(found).toEqual({
    calendars: [{ studioId, usualHolidays: [], days: [], version: 3 }],
    healths: [
      { studioId, marketplace: 'fitpass', failures: 2 },
      { studioId, marketplace: 'wellhub', failures: 2 },
    ],
  });
});

test('items between two keys are read in one request, in either order, up to a limit', async () => {
  const changed = {
    studioId,
    month: '202611',
    classId: 'c',
    at: '2026-11-01T00:00:00.000Z',
    places: [],
    pushes: [],
  };
  const stored = ['1', '2', '3'].map((changeId) => ({ ...changed, changeId, source: 'manual' as const }));
  await own.of(ClassChangeEntity).put(stored).go();
  await own
    .of(ClassChangeEntity)
    .put({ ...changed, classId: 'd', changeId: '4', source: 'manual' })
    .go();
  const first = { studioId, month: '202611', classId: 'c', changeId: '' };
  const last = { ...first, changeId: '~' };
  const before = table.calls.length;
  const all = await readBetween(own, ClassChangeEntity, [first, last], { consistent: false, limit: 9 });
  const newest = { consistent: true, limit: 2, newestFirst: true };
  const two = await readBetween(own, ClassChangeEntity, [first, last], newest);
  expect(table.calls.length - before).toBe(2);
  expect(all).toEqual(stored);
  expect(two).toEqual([stored[2], stored[1]]);
});
