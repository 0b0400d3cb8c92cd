import { BookingEntity } from '#functions/_data/bookings/booking.ts';
import { ClassEntity, type ClassItem } from '#functions/_data/classes/class.ts';
import { classMoveDerivers, moveClass } from '#functions/_domain/bookings/class-move-store.ts';
import { figuresTogether, offersAfter } from '#functions/_domain/bookings/class-move.ts';
import { readBookedClass, readBookingsOfClass } from '#functions/_domain/bookings/reservation-store.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import { applyReservation } from '#functions/reservations/taking/take-reservation.ts';
import { aStudioWith } from '../../schedule/a-studio.ts';
import { reportingDeps } from '#test/builders/reporting-deps.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { tableOf } from '#test/builders/table-of.ts';

const now = new Date('2027-03-01T12:00:00.000Z');
const month = '202703';

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

const deps = reportingDeps(now);

let studios = 0;

/** Yoga, in which Wellhub has sold three places, and the same class as it is called now. */
async function aMovedClass() {
  studios += 1;
  const studioId = `72727272-7272-4272-8272-${String(studios).padStart(12, '0')}`;
  const studio = await aStudioWith(studioId);
  await studio.importClasses('Yoga,2027-03-03,18:00,Sala 1,8,0,3', 'Yoga,2027-03-03,19:00,Terraza,8,0,0');
  const all = await studio.classesOf('2027-03-03');
  const [fromId, toId] = ['Sala 1', 'Terraza'].map((room) => all.find((one) => one.room === room)!.classId);
  const report = (event: 'booking_confirmed' | 'booking_cancelled', reference: string) =>
    applyReservation(
      tableOf(studioId),
      {
        studioId,
        classId: fromId,
        channel: 'wellhub',
        reference,
        event,
        at: '2027-03-01T10:00:00.000Z',
        source: 'webhook',
        correlationId: 'c-1',
      },
      deps,
    );
  for (const reference of ['BK_1', 'BK_2', 'BK_3']) await report('booking_confirmed', reference);
  const read = (classId: string) => readBookedClass(tableOf(studioId), studioId, classId);
  const places = async () => {
    const [from, to] = [(await read(fromId!))!, (await read(toId!))!];
    const { data } = await tableOf(studioId)
      .of(BookingEntity)
      .query.primary({ studioId, month })
      .go({ pages: 'all', consistent: true });
    const rows = data.filter(({ status }) => status === 'confirmed').map(({ classId }) => classId === toId);
    return { before: from.bookings, now: to.bookings, rows };
  };
  return { studioId, studio, fromId: fromId!, toId: toId!, report, read, places };
}

describe('a class that the studio system moved', () => {
  it('is the class that it is now for every report, however often it is moved', async () => {
    const { studioId, fromId, toId, report, places } = await aMovedClass();
    for (let times = 0; times < 2; times += 1)
      expect(await moveClass(tableOf(studioId), { studioId, fromId, toId }, deps)).toBe(true);
    expect(await places()).toEqual({ before: 0, now: 3, rows: [true, true, true] });
    expect(await report('booking_confirmed', 'BK_4')).toMatchObject({ kind: 'taken', classId: toId });
    expect(await report('booking_confirmed', 'BK_4')).toMatchObject({ kind: 'unchanged' });
    expect(await report('booking_cancelled', 'BK_1')).toMatchObject({ kind: 'freed', classId: toId });
    expect(await report('booking_cancelled', 'BK_1')).toMatchObject({ kind: 'unchanged' });
    expect(await places()).toEqual({ before: 0, now: 3, rows: [true, true, true] });
  });

  it('has the bookings of a file that still names it in the class that it is now, once', async () => {
    const { studioId, studio, fromId, toId, places } = await aMovedClass();
    const before = 'Yoga,2027-03-03,18:00,Sala 1,direct,90,2027-02-27 10:00';
    await studio.importBookings(`${before},Ana López,`);
    await moveClass(tableOf(studioId), { studioId, fromId, toId }, deps);
    const now = 'Yoga,2027-03-03,19:00,Terraza,direct,90,2027-02-28 10:00';
    const file = [`${before},Ana López,`, `${before},Eva Sol,`, `${now},Ida Gil,`];
    expect(await studio.importBookings(...file)).toMatchObject({ imported: 2, unchanged: 1, skipped: 0 });
    expect(await places()).toMatchObject({ before: 0, now: 6 });
    expect(await studio.importBookings(...file)).toMatchObject({ imported: 0, unchanged: 3 });
    const { rows, ...counted } = await places();
    expect(counted).toEqual({ before: 0, now: 6 });
    expect(rows).toEqual(Array.from({ length: 6 }, () => true));
  });

  it('has its bookings moved by the next report if the move was interrupted', async () => {
    const { studioId, fromId, toId, report, read, places } = await aMovedClass();
    const pair = { from: (await read(fromId)) as ClassItem, to: (await read(toId)) as ClassItem };
    const left = await readBookingsOfClass(tableOf(studioId), studioId, fromId);
    const figures = figuresTogether(pair, left, []);
    const onSale = { now, connected: new Set([]), linkedFrom: new Set([]), linkedTo: new Set([]) };
    const offers = offersAfter(pair, figures.bookedByChannel, onSale);
    const moving = left.slice(0, 1).map((row) => ({ left: row, after: { ...row, classId: toId } }));
    const moved = { kind: 'class-moved', ...pair, figures, offers, moving, now } as const;
    expect(await committed(tableOf(studioId), classMoveDerivers, [moved])).toBe(true);
    expect(await places()).toMatchObject({ before: 0, now: 3 });
    expect(await report('booking_cancelled', 'BK_3')).toMatchObject({ kind: 'freed', classId: toId });
    expect(await places()).toEqual({ before: 0, now: 2, rows: [true, true] });
  });

  it('takes along what a marketplace shows that nobody can close', async () => {
    const { studioId, fromId, toId, places } = await aMovedClass();
    const key = { studioId, month, classId: fromId };
    await tableOf(studioId)
      .of(ClassEntity)
      .patch(key)
      .set({ pushVersions: { classpass: 1 }, mayShow: { classpass: 5 }, latestPushes: { classpass: 'task' } })
      .go();
    expect(await moveClass(tableOf(studioId), { studioId, fromId, toId }, deps)).toBe(true);
    expect(await places()).toMatchObject({ before: 0, now: 3 });
    const { mayShow } = (await readBookedClass(tableOf(studioId), studioId, toId))!;
    // Nobody can close it at a marketplace that is not connected, so its places are taken in the class as it is now.
    expect(mayShow).toMatchObject({ classpass: 5 });
  });
});
