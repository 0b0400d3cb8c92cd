import { addLocalDays } from '#shared/core/time/zone.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { bookingsPageItemsMax, listBookings } from '#shared/contracts/schedule/list-bookings.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from './a-studio.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';

let table: TestTable;
let studio: TestStudio;
let studios = 0;
const aStudio = () => {
  studios += 1;
  return aStudioWith(`55555555-5555-4555-8555-${String(studios).padStart(12, '0')}`);
};

/** Thirteen Wednesdays, the last on 18 November 2026; six guests each, two of whom booked three days before. */
const last = '2026-11-18';
const wednesdays = Array.from({ length: 13 }, (_, week) => addLocalDays(last, -7 * week));
const row = (day: string, who: number, before: string, channel: string, cancelled = '') =>
  `Yoga,${day},07:00,Sala 1,${channel},${channel === 'direct' ? 200 : 90},${before},Guest ${who},${cancelled}`;
const guestsOf = (day: string) => [
  row(day, 1, `${addLocalDays(day, -3)} 07:00`, 'direct'),
  row(day, 2, `${addLocalDays(day, -3)} 07:00`, 'fitpass'),
  row(day, 3, `${addLocalDays(day, -1)} 07:00`, 'direct'),
  row(day, 4, `${addLocalDays(day, -1)} 07:00`, 'direct'),
  row(day, 5, `${addLocalDays(day, -1)} 07:00`, 'fitpass'),
  row(day, 6, `${addLocalDays(day, -1)} 07:00`, 'direct', `${addLocalDays(day, -1)} 19:00`),
];

async function aSeries(days: readonly string[]) {
  await studio.importClasses(...days.map((day) => `Yoga,${day},07:00,Sala 1,20,4,3`));
  await studio.importBookings(...days.flatMap(guestsOf));
}
const theClass = async (day: string) => (await studio.classesOf(day))[0]!;

beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

describe('one class', () => {
  beforeAll(async () => {
    studio = await aStudio();
    await aSeries(wednesdays);
  });

  test('shows bookings by channel, and the revenue of each', async () => {
    const { classId } = await theClass(last);
    const { channelMix, class: cls, timezone, currency } = await studio.classOf(classId);
    expect(channelMix).toEqual([
      { channel: 'direct', bookings: 3, revenueMinor: 60_000 },
      { channel: 'fitpass', bookings: 2, revenueMinor: 18_000 },
    ]);
    expect(cls.revenue.totalMinor).toBe(78_000);
    expect({ timezone, currency }).toEqual({ timezone: 'America/Mexico_City', currency: 'MXN' });
  });

  test('compares its bookings with those of its last twelve classes', async () => {
    const { classId } = await theClass(last);
    const { curve } = await studio.classOf(classId);
    expect(curve?.classesLearntFrom).toBe(12);
    const booked = Object.fromEntries(curve!.points.map((point) => [point.minutesBefore / 60, point.booked]));
    expect(booked).toMatchObject({ 72: 2, 36: 2, 24: 6, 12: 5, 6: 5, 0: 5 });
    const end = curve!.points.at(-1)!;
    expect(end.minutesBefore).toBe(0);
    expect(end.expected).toBeGreaterThan(4);
    expect(end.expected).toBeLessThan(7);
    expect(end.low).toBeLessThan(end.expected);
    expect(end.high).toBeGreaterThan(end.expected);
    const minutes = curve!.points.map(({ minutesBefore }) => minutesBefore);
    expect(minutes).toEqual([...new Set(minutes)].toSorted((a, b) => b - a));
  });

  test('has no curve if too little is known about its series', async () => {
    const { classId } = await theClass(wednesdays[11]!);
    expect((await studio.classOf(classId)).curve).toBeNull();
    const { classId: fourth } = await theClass(wednesdays[9]!);
    expect((await studio.classOf(fourth)).curve?.classesLearntFrom).toBe(3);
  });

  test('says what may be edited: nothing for a class that has begun', async () => {
    const { classId } = await theClass(last);
    const { editing } = await studio.classOf(classId);
    const refusal = 'This class has begun. Its numbers can no longer be changed.';
    expect(editing).toMatchObject({ refusal, capacity: { allowed: false, refusal } });
    await studio.importClasses('Yoga,2999-01-02,07:00,Sala 1,20,4,3');
    const coming = await studio.classOf((await theClass('2999-01-02')).classId);
    expect(coming.editing).toMatchObject({
      refusal: null,
      capacity: { min: 0, allowed: true, refusal: null },
      openPlacesMax: 20,
      inventoryMode: 'separate',
    });
    expect(
      coming.editing.channels.map(({ channel, connected, places }) => [channel, connected, places]),
    ).toEqual([
      ['fitpass', true, 4],
      ['wellhub', true, 3],
      ['totalpass', false, null],
      ['classpass', false, null],
      ['kenko', false, null],
    ]);
  });

  test('does not exist for another studio', async () => {
    const { classId } = await theClass(last);
    const other = await aStudio();
    expect((await other.ask(getClass, { classId })).status).toBe(404);
    expect((await other.ask(listBookings, { classId })).status).toBe(404);
  });

  test('costs the same however long the history is', async () => {
    studio = await aStudio();
    await aSeries(wednesdays);
    const { classId } = await theClass(last);
    const unitsOf = async () => {
      const before = table.calls.length;
      await studio.classOf(classId);
      await studio.bookingsOf(classId);
      await studio.changesOf(classId);
      return table.calls.slice(before).reduce((sum, { readUnits }) => sum + readUnits, 0);
    };
    const short = await unitsOf();
    await aSeries(Array.from({ length: 80 }, (_, at) => addLocalDays(wednesdays[12]!, -1 - at)));
    expect(await unitsOf()).toBe(short);
    expect(short).toBeLessThanOrEqual(40);
  });

  test('is read with at most five requests, the first of which reads the class with the caller’s access', async () => {
    studio = await aStudio();
    await aSeries(wednesdays);
    const { classId } = await theClass(last);
    const before = table.calls.length;
    await studio.classOf(classId);
    expect(table.calls.length - before).toBeLessThanOrEqual(5);
  });
});

describe('the bookings of a class', () => {
  test('are paged, newest first, without cancelled ones', async () => {
    studio = await aStudio();
    await studio.importClasses(
      `Yoga,${last},07:00,Sala 1,90,0,0`,
      `Pilates,${last},07:00,Sala 2,90,0,0`,
      `Early,${last},06:00,Sala 1,90,0,0`,
    );
    const minute = (at: number) => `2026-11-10 10:${String(at % 60).padStart(2, '0')}`;
    const many = Array.from({ length: 80 }, (_, at) =>
      row(last, at, minute(at), 'direct', at % 4 === 3 ? '2026-11-11 10:00' : ''),
    );
    await studio.importBookings(
      ...many,
      `Pilates,${last},07:00,Sala 2,direct,200,2026-11-10 10:00,Other,`,
      `Early,${last},06:00,Sala 1,direct,200,2026-11-10 10:00,Earlier,`,
    );
    const { classId } = (await studio.classesOf(last)).find(({ className }) => className === 'Yoga')!;
    const pages: string[][] = [];
    const times: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await studio.bookingsOf(classId, cursor);
      pages.push(page.bookings.map(({ customerName }) => customerName ?? ''));
      times.push(...page.bookings.map(({ bookedAt }) => bookedAt));
      cursor = page.cursor ?? undefined;
    } while (cursor !== undefined);
    expect(pages.map(({ length }) => length)).toEqual([bookingsPageItemsMax, bookingsPageItemsMax, 10]);
    const wanted = Array.from({ length: 80 }, (_, at) => at).filter((at) => at % 4 !== 3);
    expect(new Set(pages.flat())).toEqual(new Set(wanted.map((at) => `Guest ${at}`)));
    expect(times).toEqual(times.toSorted((a, b) => (a < b ? 1 : -1)));
  });

  test('are empty for a class without any, and a cursor of another list is refused', async () => {
    studio = await aStudio();
    await studio.importClasses('Yoga,2999-01-02,07:00,Sala 1,20,4,3');
    const { classId } = await theClass('2999-01-02');
    expect(await studio.bookingsOf(classId)).toMatchObject({ bookings: [], cursor: null });
    expect((await studio.ask(listBookings, { classId, cursor: 'U0hPVUxEIE5PVA' })).status).toBe(400);
  });
});

describe('the sums of days', () => {
  test('cover every day of the range, with the numbers of classes at risk and nearly full', async () => {
    studio = await aStudio();
    const sold = (name: string, capacity: number, booked: number) =>
      `${name},2999-01-02,07:00,Sala 1,${capacity},0,0`.concat(`,${booked}`);
    const csvData = [
      'class_name,class_date,class_time,room,total_capacity,fitpass_slots,wellhub_slots,current_bookings',
      sold('A', 20, 9),
      sold('B', 20, 10),
      sold('C', 20, 18),
      sold('D', 20, 19),
      sold('E', 0, 0),
      sold('F', 20, 20),
    ].join('\n');
    await studio.must(importSchedule, { csvData });
    const found = await studio.summaryOf('2999-01-01', '2999-01-03');
    const days = found.days.map(({ outlook: _outlook, ...day }) => day);
    const nothing = { classes: 0, capacity: 0, bookings: 0, revenueMinor: 0, atRisk: 0, fullyBooked: 0 };
    expect(days).toEqual([
      { localDate: '2999-01-01', ...nothing },
      {
        localDate: '2999-01-02',
        classes: 6,
        capacity: 100,
        bookings: 76,
        revenueMinor: 0,
        atRisk: 2,
        fullyBooked: 1,
      },
      { localDate: '2999-01-03', ...nothing },
    ]);
    // Runs start examining these classes two weeks before they begin.
    expect(found.days[1]?.outlook).toMatchObject({
      bookings: 76,
      foretold: 0,
      withoutForecast: 6,
      forecastBeginsAt: expect.stringMatching(/^2998-12-19T/) as unknown,
    });
  });
});
