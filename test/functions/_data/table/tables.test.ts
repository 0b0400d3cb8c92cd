import { createWriteTransaction, Entity } from 'electrodb';
import { ClassEntity, monthOf } from '#functions/_data/classes/class.ts';
import { PlatformEntity } from '#functions/_data/studio/platform.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import { StripeCustomerEntity } from '#functions/_data/studio/stripe-customer.ts';
import { ReportedBookingEntity } from '#functions/_data/bookings/reported-booking.ts';
import { tables } from '#functions/_data/table/tables.ts';
import { namedWrite, writerOf, type WriterOf } from '#functions/_data/table/writer.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';

let table: TestTable;

beforeAll(async () => {
  table = await startTable();
});
beforeEach(() => {
  table.calls.length = 0;
});
afterAll(() => table.close());

const classId = '20261123T1300Z-yoga-sala-1';
const month = monthOf(classId);

describe('the table of a studio', () => {
  it('sends nothing about another studio, even with concurrent work', async () => {
    const [a, b] = [tables.forStudio('a'), tables.forStudio('b')];
    const about = (studioId: string) => ({ studioId, classId, month });
    await Promise.all([a.of(ClassEntity).get(about('a')).go(), b.of(ClassEntity).get(about('b')).go()]);
    expect(table.calls.flatMap(({ leadingKeys = [] }) => leadingKeys).sort()).toEqual([
      `S#a#CLASS#${month}`,
      `S#b#CLASS#${month}`,
    ]);
    table.calls.length = 0;
    const crossing = [
      a.of(ClassEntity).get(about('b')).go(),
      b.of(ClassEntity).get(about('a')).go(),
      a.of(ClassEntity).query.primary({ studioId: 'b', month }).go(),
      a.of(StripeCustomerEntity).get({ customerId: 'c' }).go(),
      tables.acrossStudios.of(ClassEntity).get(about('a')).go(),
    ];
    for (const one of crossing) await expect(one).rejects.toThrow(/a key outside the (studio|system) scope/);
    expect(table.calls).toEqual([]);
  });

  it('reads the global switch, but cannot change it', async () => {
    const switches = tables.forStudio('a').of(PlatformEntity);
    expect((await switches.get({ shard: '3' }).go()).data).toBeNull();
    await expect(switches.delete({ shard: '3' }).go()).rejects.toThrow(/outside the studio scope/);
  });

  it('builds each entity once, separately for two studios', () => {
    const [a, b] = [tables.forStudio('a'), tables.forStudio('b')];
    expect(a.of(StudioEntity)).toBe(a.of(StudioEntity));
    expect(a.of(StudioEntity)).not.toBe(b.of(StudioEntity));
    const { settings, reported } = a.all({ settings: StudioEntity, reported: ReportedBookingEntity });
    expect([settings, reported]).toEqual([a.of(StudioEntity), a.of(ReportedBookingEntity)]);
  });
});

describe('an entity that a table builds', () => {
  it('sends the same requests as an entity built by the library itself', () => {
    const opened = tables.forStudio('a').of(ClassEntity);
    const made = new Entity(opened.schema, { table: process.env['TABLE_NAME'] ?? '' });
    expect(Object.keys(opened.query)).toEqual(Object.keys(made.query));
    const requested = (entity: typeof opened) => [
      entity.get({ studioId: 'a', month, classId }).params(),
      entity.query.primary({ studioId: 'a', month }).gt({ classId }).params(),
      entity.query
        .primary({ studioId: 'a', month })
        .where((item, { eq }) => eq(item.room, 'Sala 1'))
        .params(),
      entity.patch({ studioId: 'a', month, classId }).set({ room: 'Sala 2' }).params(),
    ];
    expect(requested(opened)).toEqual(requested(made));
  });
});

const asSent = (items: readonly object[]): unknown => JSON.parse(JSON.stringify(items));

describe('a write built without a table', () => {
  it('equals the library’s own write once the table is named', () => {
    const { schema } = tables.forStudio('a').of(ClassEntity);
    const made = new Entity(schema, { table: 'any-table' });
    const writesBy = (writer: WriterOf<typeof ClassEntity>) => [
      writer.delete({ studioId: 'a', month, classId }).commit(),
      writer
        .patch({ studioId: 'a', month, classId })
        .set({ room: 'Sala 2' })
        .where((item, { eq }) => eq(item.version, 1))
        .commit(),
      writer
        .check({ studioId: 'a', month, classId })
        .where((item, { exists }) => exists(item.room))
        .commit(),
    ];
    const own = createWriteTransaction({ class: made }, (write) => writesBy(write.class)).params();
    const named = writesBy(writerOf(ClassEntity)).map((write) => namedWrite('any-table', write));
    expect(asSent(named)).toEqual(asSent(own.TransactItems));
    // The library marks each write with a symbol to identify the one that was refused.
    expect(named.map((write) => Object.getOwnPropertySymbols(write).length)).toEqual([1, 1, 1]);
  });
});
