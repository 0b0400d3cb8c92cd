import { addLocalDays } from '#shared/core/time/zone.ts';
import { repeatClass } from '#shared/contracts/schedule/repeat-class.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from './a-studio.ts';
import { nextId, outboxOf } from './decide.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { occurrencesOf } from '#functions/schedule/recurrence.ts';
import { readSeries, storeOccurrences } from '#functions/schedule/recurrence-store.ts';

let table: TestTable;
let studio: TestStudio;
let studios = 0;
const day = '2999-03-04';
const weeksAfter = (weeks: number) => addLocalDays(day, weeks * 7);
const theClass = async (on = day) => (await studio.classesOf(on))[0]!;
const newYork = 'America/New_York';

beforeAll(async () => {
  table = await startTable();
});
beforeEach(async () => {
  studios += 1;
  const studioId = `99999999-9999-4999-8999-${String(studios).padStart(12, '0')}`;
  studio = await aStudioWith(studioId, { timezone: newYork });
  await studio.importClasses(`Yoga,${day},07:00,Sala 1,20,4,3`);
});
afterAll(() => table.close());

describe('a recurring class', () => {
  test('keeps its time if it is repeated from the day whose clock skips it', async () => {
    await studio.importClasses('Early,2999-03-03,02:30,Sala 1,20,4,3');
    const [early] = await studio.classesOf('2999-03-03');
    await studio.repeat({ classId: early!.classId, weeks: 4 });
    const [shifted] = await studio.classesOf('2999-03-10');
    expect(shifted?.localTime).toBe('03:30');
    expect(await studio.repeat({ classId: shifted!.classId, weeks: 4 })).toMatchObject({ generated: 1 });
    const later = await studio.classesOf('2999-03-11', '2999-04-07');
    expect(later.map(({ localDate, localTime }) => [localDate, localTime])).toEqual([
      ['2999-03-17', '02:30'],
      ['2999-03-24', '02:30'],
      ['2999-03-31', '02:30'],
      ['2999-04-07', '02:30'],
    ]);
  });

  test('exists for the given number of weeks, at the same local time, with the places of its template', async () => {
    const template = await theClass();
    await studio.importBookings(`Yoga,${day},07:00,Sala 1,direct,200,2026-11-01 10:00,Ana,`);
    expect(await studio.repeat({ classId: template.classId, weeks: 4 })).toEqual({
      generated: 4,
      existing: 0,
      skipped: [],
    });
    expect(await theClass()).toMatchObject({ isRecurring: true, recurrenceTemplateId: null, bookings: 1 });
    const made = await studio.classesOf(weeksAfter(1), weeksAfter(8));
    expect(made.map(({ localDate, startsAt }) => [localDate, startsAt])).toEqual([
      // The second Sunday of March 2999 is the 10th; New York changes from -05:00 to -04:00 then.
      ['2999-03-11', '2999-03-11T11:00:00.000Z'],
      ['2999-03-18', '2999-03-18T11:00:00.000Z'],
      ['2999-03-25', '2999-03-25T11:00:00.000Z'],
      ['2999-04-01', '2999-04-01T11:00:00.000Z'],
    ]);
    expect(template.startsAt).toBe('2999-03-04T12:00:00.000Z');
    for (const one of made)
      expect(one).toMatchObject({
        className: 'Yoga',
        room: 'Sala 1',
        localTime: '07:00',
        totalCapacity: 20,
        bookings: 0,
        allocations: { fitpass: 4, wellhub: 3 },
        isRecurring: false,
        recurrenceTemplateId: template.classId,
        version: 1,
      });
    expect(await outboxOf(studio)).toEqual([]);
  });

  test('adds nothing when repeated, and only the missing classes when there are more weeks', async () => {
    const { classId } = await theClass();
    await studio.repeat({ classId, weeks: 4 });
    expect(await studio.repeat({ classId, weeks: 4 })).toEqual({ generated: 0, existing: 4, skipped: [] });
    expect(await studio.repeat({ classId, weeks: 52 })).toEqual({ generated: 48, existing: 4, skipped: [] });
    const { days } = await studio.summaryOf(weeksAfter(38), weeksAfter(42));
    expect(days.reduce((sum, { classes }) => sum + classes, 0)).toBe(5);
    expect((await studio.classOf(classId)).series).toEqual({ templateClassId: classId, following: 52 });
  });

  test('leaves an existing class unchanged', async () => {
    await studio.importClasses(`Yoga,${weeksAfter(2)},07:00,Sala 1,12,1,1`);
    const before = await theClass(weeksAfter(2));
    const { classId } = await theClass();
    expect(await studio.repeat({ classId, weeks: 4 })).toEqual({ generated: 3, existing: 1, skipped: [] });
    expect(await theClass(weeksAfter(2))).toEqual(before);
  });

  test('requested by six at once is created once', async () => {
    const { classId } = await theClass();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => studio.ask(repeatClass, { classId, weeks: 12 })),
    );
    const made = answers.map(({ status, body }) => (status === 200 ? body.generated : 0));
    expect(made.reduce((sum, one) => sum + one, 0)).toBe(12);
    expect(await studio.classesOf(weeksAfter(1), addLocalDays(weeksAfter(1), 61))).toHaveLength(9);
  });

  test('is complete when requested again after a busy table interrupted it', async () => {
    const { classId } = await theClass();
    table.setFaults({ seed: 5, throttleShare: 0.3, conflictShare: 0.5, internalErrorShare: 0.3 });
    await studio.ask(repeatClass, { classId, weeks: 52 });
    table.setFaults(undefined);
    await studio.repeat({ classId, weeks: 52 });
    const { series } = await studio.classOf(classId);
    expect(series?.following).toBe(52);
    const { days } = await studio.summaryOf(weeksAfter(1), addLocalDays(weeksAfter(1), 61));
    expect(days.filter(({ classes }) => classes > 0).map(({ classes }) => classes)).toEqual(
      Array.from({ length: 9 }, () => 1),
    );
  });

  test('skips the weeks that have passed', async () => {
    await studio.importClasses('Old,2026-09-02,07:00,Sala 1,20,0,0');
    const [old] = await studio.classesOf('2026-09-02');
    const { generated, skipped } = await studio.repeat({ classId: old!.classId, weeks: 4 });
    expect(generated).toBe(0);
    expect(skipped).toEqual(
      ['2026-09-09', '2026-09-16', '2026-09-23', '2026-09-30'].map((localDate) => ({
        localDate,
        reason: 'This time has passed.',
      })),
    );
  });

  test('is stored only if its series has not changed, without the weeks that have begun', async () => {
    const { studioId } = studio;
    const { classId } = await theClass();
    await studio.inStudio(async (studioTable) => {
      const template = await readClass(studioTable, studioId, classId);
      const weeks = occurrencesOf(template, 3, newYork);
      const series = await readSeries(studioTable, studioId, template);
      const store = async (week: number, on: typeof series, at = '2999-03-05T00:00:00Z') =>
        storeOccurrences(studioTable, {
          studioId,
          template,
          allocations: {},
          occurrences: [weeks[week]!],
          series: on,
          at: new Date(at),
          auditId: nextId(),
          correlationId: 'test',
        });
      expect(await store(0, series)).toBe(true);
      expect(await store(1, series)).toBe(false);
      const second = await readSeries(studioTable, studioId, template);
      expect(await store(1, second)).toBe(true);
      expect(await store(2, second)).toBe(false);
      const third = await readSeries(studioTable, studioId, template);
      expect(third.classIds).toEqual([weeks[0]!.classId, weeks[1]!.classId]);
      expect(await store(2, third, '2999-03-12T00:00:00Z')).toBe(true);
      const { classIds } = await readSeries(studioTable, studioId, template);
      expect(classIds).toEqual([weeks[1]!.classId, weeks[2]!.classId]);
    });
  });

  test('repeated from one of its weeks extends its own series', async () => {
    const { classId } = await theClass();
    await studio.repeat({ classId, weeks: 4 });
    const last = await theClass(weeksAfter(4));
    expect(await studio.repeat({ classId: last.classId, weeks: 4 })).toMatchObject({ generated: 4 });
    expect(await theClass(weeksAfter(8))).toMatchObject({ recurrenceTemplateId: classId });
    expect((await studio.classOf(last.classId)).series).toEqual({ templateClassId: classId, following: 4 });
    expect(await theClass(weeksAfter(4))).toMatchObject({ isRecurring: false });
  });
});

describe('this and the following classes', () => {
  test('get the same numbers, and those that cannot are listed with the reason', async () => {
    const template = await theClass();
    await studio.repeat({ classId: template.classId, weeks: 4 });
    const guests = Array.from({ length: 6 }, (_, at) => `Guest ${at}`);
    await studio.importBookings(
      ...guests.map((who) => `Yoga,${weeksAfter(3)},07:00,Sala 1,direct,200,2026-11-01 10:00,${who},`),
    );
    const from = await theClass(weeksAfter(1));
    const done = await studio.adjust({
      classId: from.classId,
      version: from.version,
      scope: 'this-and-following',
      totalCapacity: 5,
    });
    expect(done.followingChanged).toBe(2);
    const refused = await theClass(weeksAfter(3));
    expect(done.followingRefused).toEqual([
      {
        classId: refused.classId,
        localDate: weeksAfter(3),
        reason: 'Capacity cannot be less than current bookings (6)',
      },
    ]);
    const capacities = (await studio.classesOf(day, weeksAfter(4))).map(({ totalCapacity }) => totalCapacity);
    expect(capacities).toEqual([20, 5, 5, 20, 5]);
    expect(await studio.changesOf((await theClass(weeksAfter(4))).classId)).toMatchObject([
      { source: 'manual', totalCapacity: { from: 20, to: 5 }, allocations: { fitpass: { from: 4, to: 2 } } },
    ]);
  });

  test('mean only this one if no numbers are given for the others, or the class does not recur', async () => {
    const template = await theClass();
    await studio.repeat({ classId: template.classId, weeks: 4 });
    const { classId, version } = await theClass();
    expect(await studio.adjust({ classId, version, totalCapacity: 25 })).toMatchObject({
      followingChanged: 0,
    });
    await studio.importClasses(`Solo,${day},09:00,Sala 1,20,4,3`);
    const solo = (await studio.classesOf(day)).find(({ className }) => className === 'Solo')!;
    const done = await studio.adjust({
      classId: solo.classId,
      version: solo.version,
      scope: 'this-and-following',
      totalCapacity: 25,
    });
    expect(done).toMatchObject({ followingChanged: 0, followingRefused: [], class: { totalCapacity: 25 } });
    expect((await theClass(weeksAfter(1))).totalCapacity).toBe(20);
  });
});
