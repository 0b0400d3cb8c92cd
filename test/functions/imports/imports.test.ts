import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import { csvRowsMax } from '#shared/contracts/imports/import-result.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { callOperation, type Answered } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { ClassEntity } from '#functions/_data/classes/class.ts';
import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { handler as importScheduleHandler } from '#functions/imports/import-schedule.ts';
import { handler as importBookingsHandler } from '#functions/imports/import-bookings.ts';
import { handler as listClassesHandler } from '#functions/schedule/list-classes.ts';
import { demoStudio } from '#infra/demo/seed/demo-studio.ts';
import { bookingsFile, scheduleFile } from '#infra/demo/seed/demo-files.ts';
import { tableOf } from '#test/builders/table-of.ts';

let table: TestTable;
let handlers: { schedule: never; bookings: never; list: never };
let as: { studioId: string };
let studios = 0;

const day = '2027-03-02';
const schedule = (...rows: string[]) =>
  [
    'class_name,class_date,class_time,room,total_capacity,fitpass_slots,wellhub_slots,current_bookings,instructor',
    ...rows,
  ].join('\n');
const bookings = (...rows: string[]) =>
  [
    'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,cancelled_at',
    ...rows,
  ].join('\n');
const yoga = `Yoga,${day},07:00,A,20,4,3,,Ana`;
const booked = (customer: string, more: { type?: string; revenue?: string; cancelled?: string } = {}) =>
  `Yoga,${day},07:00,A,${more.type ?? 'direct'},${more.revenue ?? '12.50'},2027-03-01 10:00,${customer},${more.cancelled ?? ''}`;

const send = {
  schedule: (csvData: string) => callOperation(handlers.schedule, importSchedule, { csvData }, as),
  bookings: (csvData: string) => callOperation(handlers.bookings, importBookings, { csvData }, as),
  classes: async () =>
    (await callOperation(handlers.list, listClasses, { from: day, to: day }, as)).body.classes,
};

/** All items of the studio in the table, in a fixed order. */
const digest = async () => {
  const key = { studioId: as.studioId, month: '202703' };
  const studioTable = tableOf(as.studioId);
  return {
    classes: (await studioTable.of(ClassEntity).query.primary(key).go({ pages: 'all' })).data,
    bookings: (await studioTable.of(BookingEntity).query.primary(key).go({ pages: 'all' })).data,
    demand: (await studioTable.of(ClassDemandEntity).query.primary(key).go({ pages: 'all' })).data,
  };
};

const refusal = (answered: Answered<unknown>) =>
  answered.body as {
    code: string;
    detail: string;
    findings: { row?: number; path: string; message: string }[];
  };

beforeAll(async () => {
  table = await startTable();
  handlers = {
    schedule: importScheduleHandler as never,
    bookings: importBookingsHandler as never,
    list: listClassesHandler as never,
  };
});
afterAll(() => table.close());
beforeEach(async () => {
  studios += 1;
  as = { studioId: `22222222-2222-4222-8222-${String(studios).padStart(12, '0')}` };
  await giveAccess(as.studioId);
});

describe('importing a schedule', () => {
  test('creates classes with their first allocations, and the same file again changes nothing', async () => {
    const file = schedule(yoga, `HIIT,${day},18:30,B,24,,,5,`);
    expect((await send.schedule(file)).body).toEqual({
      imported: 2,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      leftCancelled: 0,
    });
    const before = await digest();
    const [first, second] = await send.classes();
    expect(first).toMatchObject({
      className: 'Yoga',
      startsAt: '2027-03-02T12:00:00.000Z',
      localTime: '07:00',
      totalCapacity: 20,
      instructor: 'Ana',
      allocations: { fitpass: 4, wellhub: 3 },
      bookings: 0,
    });
    expect(first?.classId).toMatch(/^20270302T1200Z-[0-9a-f]{12}$/);
    expect(second).toMatchObject({ bookings: 5, bookedByChannel: { direct: 5 }, allocations: {} });
    expect((await send.schedule(file)).body).toEqual({
      imported: 0,
      updated: 0,
      unchanged: 2,
      skipped: 0,
      leftCancelled: 0,
    });
    expect(await digest()).toEqual(before);
  });

  test('writes nothing if one row is bad, and names the row and the column', async () => {
    const answered = await send.schedule(schedule(yoga, `HIIT,${day},25:00,B,24,,,,`));
    expect(answered.status).toBe(422);
    expect(refusal(answered)).toMatchObject({
      code: 'import-invalid',
      detail: '1 error occurred. No classes were imported.',
      findings: [{ row: 3, path: 'class_time' }],
    });
    expect(await send.classes()).toEqual([]);
  });

  test('keeps an allocation that a decision has changed since', async () => {
    await send.schedule(schedule(yoga));
    const [item] = (await digest()).classes;
    await tableOf(as.studioId)
      .of(ClassEntity)
      .patch({ studioId: as.studioId, month: '202703', classId: item!.classId })
      .set({ allocations: { fitpass: 7, wellhub: 1 }, version: 2 })
      .go();
    expect((await send.schedule(schedule(yoga.replace(',Ana', ',Eva')))).body).toMatchObject({ updated: 1 });
    expect((await send.classes())[0]).toMatchObject({
      allocations: { fitpass: 7, wellhub: 1 },
      instructor: 'Eva',
      version: 3,
    });
  });
});

describe('importing bookings', () => {
  test('counts active bookings and revenue, skips unscheduled ones, and changes nothing the second time', async () => {
    await send.schedule(schedule(yoga));
    const file = bookings(
      booked('Marta'),
      booked('Diego', { type: 'fitpass', revenue: '8' }),
      booked('Carla', { type: 'Wellhub', revenue: '9', cancelled: '2027-03-01 12:00' }),
      booked('Marta'),
      `Spin,${day},07:00,A,direct,10,2027-03-01 10:00,Luz,`,
    );
    expect((await send.bookings(file)).body).toEqual({
      imported: 4,
      updated: 0,
      unchanged: 0,
      skipped: 1,
      leftCancelled: 0,
    });
    const [one] = await send.classes();
    expect(one).toMatchObject({
      bookings: 3,
      bookedByChannel: { direct: 2, fitpass: 1 },
      occupancyPercent: 15,
      revenue: { totalMinor: 3300, directMinor: 2500, marketplaceMinor: 800 },
    });
    const { demand, bookings: retained } = await digest();
    expect(retained).toHaveLength(4);
    expect(demand[0]?.events).toEqual([
      { minutesBefore: 1260, channel: 'direct', kind: 'booked' },
      { minutesBefore: 1260, channel: 'direct', kind: 'booked' },
      { minutesBefore: 1260, channel: 'fitpass', kind: 'booked' },
      { minutesBefore: 1260, channel: 'wellhub', kind: 'booked' },
      { minutesBefore: 1140, channel: 'wellhub', kind: 'cancelled', bookedMinutesBefore: 1260 },
    ]);
    const before = await digest();
    const again = await send.bookings(file);
    expect(again.body).toEqual({ imported: 0, updated: 0, unchanged: 4, skipped: 1, leftCancelled: 0 });
    expect(await digest()).toEqual(before);
  });

  test('a later cancellation frees the place', async () => {
    await send.schedule(schedule(yoga));
    await send.bookings(bookings(booked('Marta'), booked('Diego')));
    const { body } = await send.bookings(bookings(booked('Diego', { cancelled: '2027-03-01 20:00' })));
    expect(body).toEqual({ imported: 0, updated: 1, unchanged: 0, skipped: 0, leftCancelled: 0 });
    expect((await send.classes())[0]).toMatchObject({ bookings: 1, revenue: { totalMinor: 1250 } });
  });

  test('a booking that was cancelled before the file was made changes no count, and adds its events', async () => {
    await send.schedule(schedule(yoga));
    await send.bookings(bookings(booked('Marta')));
    await send.bookings(bookings(booked('Diego', { type: 'fitpass', cancelled: '2027-03-01 20:00' })));
    expect((await send.classes())[0]).toMatchObject({ bookings: 1, bookedByChannel: { direct: 1 } });
    expect((await digest()).demand[0]?.events).toEqual([
      { minutesBefore: 1260, channel: 'direct', kind: 'booked' },
      { minutesBefore: 1260, channel: 'fitpass', kind: 'booked' },
      { minutesBefore: 660, channel: 'fitpass', kind: 'cancelled', bookedMinutesBefore: 1260 },
    ]);
  });

  test('concurrent imports of the same class lose no booking and count none twice', async () => {
    await send.schedule(schedule(yoga));
    const files = ['a', 'b', 'c'].map((name) =>
      bookings(booked('Marta'), ...[1, 2, 3].map((n) => booked(`${name}${n}`))),
    );
    const answers = await Promise.all(files.map((file) => send.bookings(file)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await digest()).bookings).toHaveLength(10);
    expect((await send.classes())[0]).toMatchObject({ bookings: 10, revenue: { totalMinor: 12_500 } });
  });

  test('a file with errors imports nothing', async () => {
    await send.schedule(schedule(yoga));
    const answered = await send.bookings(bookings(booked('Marta'), booked('Eva', { revenue: 'much' })));
    expect(refusal(answered)).toMatchObject({
      detail: '1 error occurred. No bookings were imported.',
      findings: [{ row: 3, path: 'studio_revenue' }],
    });
    expect((await digest()).bookings).toEqual([]);
  });
});

describe('on a table that throttles, conflicts and leaves items unprocessed', () => {
  test('a file goes in whole, or is refused and goes in when sent again; figures stay what bookings say', async () => {
    const rows = Array.from({ length: 8 }, (_, n) => `Yoga ${n},${day},0${n}:00,A,20,4,3,,Ana`);
    const booking = (n: number) =>
      `Yoga ${n % 8},${day},0${n % 8}:00,A,direct,10,2027-03-01 10:00,Guest ${n},`;
    table.setFaults({
      seed: 9,
      throttleShare: 0.1,
      conflictShare: 0.15,
      unprocessedShare: 0.2,
      internalErrorShare: 0.05,
    });
    const until200 = async (send: () => Promise<{ status: number }>) => {
      for (let tries = 0; tries < 20; tries += 1) if ((await send()).status === 200) return;
      throw new Error('never taken in');
    };
    try {
      await until200(() => send.schedule(schedule(...rows)));
      await until200(() => send.bookings(bookings(...Array.from({ length: 60 }, (_, n) => booking(n)))));
    } finally {
      table.setFaults(undefined);
    }
    const { classes, bookings: retained, demand } = await digest();
    expect([classes.length, retained.length]).toEqual([8, 60]);
    for (const { classId, bookings: counted, revenueDirectMinor } of classes) {
      const own = retained.filter((one) => one.classId === classId);
      expect([counted, revenueDirectMinor]).toEqual([own.length, own.length * 1000]);
      expect(demand.find((one) => one.classId === classId)?.events).toHaveLength(own.length);
    }
  });
});

describe('a file of many days', () => {
  test('leads to the same state in whatever order and chunks it is imported', async () => {
    const demo = demoStudio(new Date('2027-03-20T12:00:00Z'), 7);
    const isWanted = ({ localDate }: { localDate: string }) =>
      localDate > '2027-03-12' && localDate < '2027-03-25';
    const classes = demo.classes.filter(isWanted);
    const inMarch = demo.bookings.filter(({ cls }) => isWanted(cls));
    await send.schedule(scheduleFile(classes));
    const sendAll = async (some: typeof inMarch) => {
      for (const part of chunksOf(some, csvRowsMax))
        expect((await send.bookings(bookingsFile(part))).status).toBe(200);
    };
    await sendAll(inMarch);
    const expected = await digest();
    expect(expected.bookings).toHaveLength(inMarch.length);
    const first = as;
    studios += 1;
    as = { studioId: `22222222-2222-4222-8222-${String(studios).padStart(12, '0')}` };
    await giveAccess(as.studioId);
    await send.schedule(scheduleFile(classes.toReversed()));
    const shuffled = inMarch.toSorted((a, b) => (a.customer.email < b.customer.email ? -1 : 1));
    const half = Math.floor(shuffled.length / 2);
    await sendAll(shuffled.slice(0, half + 50));
    await sendAll(shuffled.slice(half));
    const withoutOwner = (state: unknown) =>
      JSON.parse(
        JSON.stringify(state, (key, value: unknown) =>
          key === 'version' || key === 'minutesBefore' ? undefined : value,
        ).replaceAll(first.studioId, as.studioId),
      ) as unknown;
    const actual = await digest();
    expect(withoutOwner(actual.bookings)).toEqual(withoutOwner(expected.bookings));
    expect(withoutOwner(actual.classes)).toEqual(withoutOwner(expected.classes));
    const standing = Map.groupBy(
      actual.bookings.filter(({ status }) => status === 'confirmed'),
      ({ classId }) => classId,
    );
    for (const one of actual.classes) expect(one.bookings).toBe(standing.get(one.classId)?.length ?? 0);
  });
});
