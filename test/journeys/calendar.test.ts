import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { getCalendar } from '#shared/contracts/settings/get-calendar.ts';
import { markDays } from '#shared/contracts/settings/mark-days.ts';
import { setCalendarPlace } from '#shared/contracts/settings/set-calendar-place.ts';
import { setHoliday } from '#shared/contracts/settings/set-holiday.ts';
import { unmarkDays } from '#shared/contracts/settings/unmark-days.ts';
import { decideNow } from '#infra/demo/runs.ts';
import { importFourWeeksOfMany } from './four-weeks-of-many.ts';
import { aStudio, connect, type Scene } from './scene.ts';

const closedDay = '2026-11-27';
const renovation = { kind: 'closed', name: 'Renovation', fromDate: closedDay, toDate: closedDay } as const;

describe("a studio's holidays and closures", () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await aStudio();
    await connect(scene, 'wellhub');
    await importFourWeeksOfMany(scene);
  });
  afterAll(() => scene.local.close());

  const listed = (from?: string, to = from) =>
    scene.local.call(listClasses, from ? { from, to } : {}, scene.token);
  const expectedOn = async (day: string) =>
    (await listed(day)).classes.reduce((sum, { outlook }) => sum + outlook.bookings, 0);
  const bookedOn = async (day: string) =>
    (await listed(day)).classes.reduce((sum, { bookings }) => sum + bookings, 0);

  it('start with the country of the time zone as a proposal, which the owner accepts', async () => {
    const { local, token } = scene;
    const before = await local.call(getCalendar, {}, token);
    expect(before).toMatchObject({
      place: { country: null, region: null },
      proposedCountry: 'MX',
      holidays: [],
      days: [],
    });
    const after = await local.call(setCalendarPlace, { country: 'MX', region: null }, token);
    expect(after).toMatchObject({ isPlaceSaid: true, proposedCountry: null });
    expect(after.holidays[0]).toEqual({
      date: '2026-12-25',
      name: 'Christmas Day',
      ownName: 'Navidad',
      isUsual: false,
    });
    const usual = await local.call(setHoliday, { name: 'Christmas Day', isUsual: true }, token);
    expect(usual.holidays[0]!.isUsual).toBe(true);
  });

  it('explain in the schedule why a past day was unusual', async () => {
    expect((await listed('2026-11-16')).markedDays).toEqual([
      { localDate: '2026-11-16', kind: 'holiday', name: 'Revolution Day' },
    ]);
  });

  it('stop expectations and recommendations on a closed day, and keep existing bookings', async () => {
    const { local, token } = scene;
    await decideNow(local, token);
    const [usual, neighbour] = [await expectedOn(closedDay), await expectedOn('2026-11-28')];
    const booked = await bookedOn(closedDay);
    expect(usual).toBeGreaterThan(booked);
    const { days } = await local.call(markDays, renovation, token);
    await decideNow(local, token);

    const { classes, markedDays } = await listed();
    expect(markedDays).toEqual([{ localDate: closedDay, kind: 'closed', name: 'Renovation' }]);
    expect(await bookedOn(closedDay)).toBe(booked);
    expect(await expectedOn(closedDay)).toBeLessThanOrEqual(booked);
    expect(Math.abs((await expectedOn('2026-11-28')) / neighbour - 1)).toBeLessThan(0.1);
    const closed = classes.filter(({ localDate }) => localDate === closedDay);
    const { decisions } = await local.call(listDecisions, { tab: 'pending' }, token);
    const closedIds = new Set(closed.map(({ classId }) => classId));
    expect(decisions.filter(({ classId }) => closedIds.has(classId))).toEqual([]);
    const { dayReason } = await local.call(getClass, { classId: closed[0]!.classId }, token);
    expect(dayReason).toEqual({ kind: 'closed', name: 'Renovation' });

    const after = await local.call(unmarkDays, { dayId: days[0]!.dayId }, token);
    expect(after.days).toEqual([]);
    await decideNow(local, token);
    expect(await expectedOn(closedDay)).toBe(usual);
  });
});
