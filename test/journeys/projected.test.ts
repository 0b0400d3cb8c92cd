import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { getSummary } from '#shared/contracts/schedule/get-summary.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { decideNow } from '#infra/demo/runs.ts';
import { importFourWeeksOfMany } from './four-weeks-of-many.ts';
import { aStudio, connect, type Scene } from './scene.ts';

const email = 'owner@alameda.test';
const password = 'six-six-six';
const hourly = 'decisions.start-optimizer.schedule';
const hourMs = 3_600_000;

describe('the expected sales of coming classes', () => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await aStudio(email);
  });
  afterAll(() => scene.local.close());

  const listed = async () => (await scene.local.call(listClasses, {}, scene.token)).classes;
  const dashboard = () => scene.local.call(getDashboard, {}, scene.token);
  const basesOf = async () => new Set((await listed()).map(({ outlook }) => outlook.basis));

  it('are the current bookings until a run has examined them', async () => {
    await connect(scene, 'fitpass', 'wellhub');
    await importFourWeeksOfMany(scene);
    expect(await basesOf()).toEqual(new Set(['booked']));
    const { coming } = await dashboard();
    expect(coming).toMatchObject({ foretold: 0, withoutForecast: 56, forecastBeginsAt: null });
  });

  it('are forecast by the hourly run, and are the same on every page', async () => {
    await scene.local.runSchedule(hourly);
    await scene.local.settle();
    const classes = await listed();
    expect(new Set(classes.map(({ outlook }) => outlook.basis))).toEqual(new Set(['expected']));
    const sum = classes.reduce((all, { outlook }) => all + outlook.bookings, 0);
    const { coming, days } = await dashboard();
    expect(coming).toMatchObject({ bookings: sum, foretold: 56, withoutForecast: 0 });
    const summary = await scene.local.call(getSummary, {}, scene.token);
    expect(summary.days.map(({ outlook }) => outlook)).toEqual(days.slice(28).map(({ outlook }) => outlook));
    for (const { classId, outlook } of classes.slice(0, 8)) {
      const found = await scene.local.call(getClass, { classId }, scene.token);
      expect(found.class.outlook).toEqual(outlook);
    }
  });

  it('follow a booking and a change of the capacity at once', async () => {
    const { local, token } = scene;
    const [cls] = (await listed()).filter(
      ({ totalCapacity, outlook }) => outlook.bookings < totalCapacity - 3,
    );
    const { classId, className, localDate, localTime, room, outlook } = cls!;
    const header =
      'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name';
    const rows = [1, 2, 3].map(
      (guest) =>
        `${className},${localDate},${localTime},${room},direct,200,2026-11-23 05:5${guest},New ${guest}`,
    );
    await local.call(importBookings, { csvData: [header, ...rows].join('\n') }, token);
    const more = (await local.call(getClass, { classId }, token)).class;
    expect(more.outlook.bookings).toBeGreaterThan(outlook.bookings);
    expect(more.outlook.revenue.totalMinor).toBeGreaterThan(outlook.revenue.totalMinor);
    const { version, bookings } = more;
    const less = await local.call(adjustClass, { classId, version, totalCapacity: bookings }, token);
    expect(less.class.outlook.bookings).toBe(bookings);
  });

  it('become the actual sales once a class has begun', async () => {
    await scene.local.advance(30 * hourMs);
    const { token } = await scene.local.signIn({ email, password });
    scene = { ...scene, token };
    const { classes } = await scene.local.call(listClasses, { from: '2026-11-23', to: '2026-11-23' }, token);
    expect(classes).toHaveLength(8);
    for (const { bookings, outlook } of classes)
      expect(outlook).toMatchObject({
        basis: 'was',
        bookings,
        bookingsLow: bookings,
        bookingsHigh: bookings,
      });
    // Tomorrow's forecast is carried forward from the one made a day ago.
    const coming = (await listed()).filter(({ outlook }) => outlook.basis !== 'was');
    expect(coming.filter(({ outlook }) => outlook.basis === 'expected').length).toBeGreaterThan(30);
  });
});

describe('a studio without a history', () => {
  it('says when its forecast begins', async () => {
    const scene = await aStudio('young@alameda.test');
    try {
      const { local, token } = scene;
      await connect(scene, 'wellhub');
      const csvData =
        'class_name,class_date,class_time,total_capacity,room,wellhub_slots\nYoga,2026-11-25,07:00,20,A,2';
      await local.call(importSchedule, { csvData }, token);
      await decideNow(local, token);
      const { classes } = await local.call(listClasses, {}, token);
      expect(classes.map(({ outlook }) => [outlook.basis, outlook.forecastBeginsAt])).toEqual([
        ['booked', '2026-12-09T13:00:00.000Z'],
      ]);
      const { coming } = await local.call(getDashboard, {}, token);
      expect(coming).toMatchObject({ withoutForecast: 1, forecastBeginsAt: '2026-12-09T13:00:00.000Z' });
    } finally {
      await scene.local.close();
    }
  });
});
