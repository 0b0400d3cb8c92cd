import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import type { Marketplace } from '#shared/contracts/channels.ts';
import { reportingDeps } from '../../builders/reporting-deps.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from '../schedule/a-studio.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { applySales } from '#functions/marketplaces/push/sold-there-store.ts';
import { connectorFor } from '#functions/_domain/connections/connectors.ts';
import { applyReservation } from '#functions/reservations/taking/take-reservation.ts';
import { CountersEntity } from '#functions/_data/classes/counters.ts';
import { DayEntity } from '#functions/_data/classes/day.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';

const now = new Date('2027-03-01T12:00:00.000Z');
const day = '2027-03-03';

describe('sales that were read at a marketplace', () => {
  let table: TestTable;
  let studios = 0;
  let studio: TestStudio;
  let classId: string;

  beforeAll(async () => {
    table = await startTable();
  });
  afterAll(() => table.close());
  beforeEach(async () => {
    studios += 1;
    studio = await aStudioWith(`67676767-0000-4000-8000-${String(studios).padStart(12, '0')}`);
    await studio.importClasses(`Yoga,${day},18:00,Sala 1,8,2,3`);
    classId = (await studio.classesOf(day))[0]!.classId;
  });

  const deps = reportingDeps(now);
  const stored = async () => {
    return studio.inStudio((studioTable) => readClass(studioTable, studio.studioId, classId));
  };
  const apply = async (marketplace: Marketplace, sold: number, at = now) => {
    const connector = await connectorFor(marketplace);
    const { studioId } = studio;
    const sales = { studioId, classId, connector, sold, correlationId: 'c' };
    return studio.inStudio((studioTable) =>
      applySales(studioTable, sales, { ...deps, clock: { now: () => at } }),
    );
  };
  const report = async (
    channel: Marketplace,
    reference: string,
    event: 'booking_confirmed' | 'booking_cancelled' = 'booking_confirmed',
    onlyIfFree?: true,
    mayBeUnreported?: true,
  ) => {
    const { studioId } = studio;
    const booking = { studioId, classId, channel, reference, event, onlyIfFree, mayBeUnreported };
    const reported = { at: '2027-03-01T10:00:00.000Z', source: 'webhook' as const, correlationId: 'c' };
    return studio.inStudio((studioTable) => applyReservation(studioTable, { ...booking, ...reported }, deps));
  };
  const figures = async () => {
    const { bookings, bookedByChannel, allocations, unreported } = await stored();
    return { bookings, fitpass: bookedByChannel.fitpass, places: allocations.fitpass, unreported };
  };

  it('are bookings of the class, in its figures and in all sums', async () => {
    await apply('fitpass', 4);
    expect(await figures()).toEqual({ bookings: 4, fitpass: 4, places: 4, unreported: { fitpass: 4 } });
    const { studioId } = studio;
    const [days, counters] = await studio.inStudio((studioTable) =>
      Promise.all([
        studioTable.of(DayEntity).query.primary({ studioId }).go({ consistent: true }),
        studioTable.of(CountersEntity).query.primary({ studioId }).go({ consistent: true }),
      ]),
    );
    expect(days.data).toMatchObject([{ localDate: day, bookings: 4, atRisk: 0 }]);
    expect(counters.data.reduce((sum, { bookings = 0 }) => sum + bookings, 0)).toBe(4);
  });

  it('are replaced by the reports of these bookings, and none counts twice', async () => {
    await apply('fitpass', 2);
    await report('fitpass', 'A');
    expect(await figures()).toMatchObject({ bookings: 2, fitpass: 2, unreported: { fitpass: 1 } });
    await report('fitpass', 'B');
    await report('fitpass', 'B');
    expect(await figures()).toMatchObject({ bookings: 2, fitpass: 2, unreported: {} });
    await report('fitpass', 'C');
    expect(await figures()).toMatchObject({ bookings: 3, fitpass: 3 });
    await report('fitpass', 'A', 'booking_cancelled');
    expect(await figures()).toMatchObject({ bookings: 2, fitpass: 2 });
  });

  it('are also replaced by a file of bookings', async () => {
    await apply('fitpass', 3);
    const row = (who: string) => `Yoga,${day},18:00,Sala 1,fitpass,90,2027-03-01 08:0${who.length},${who},`;
    await studio.importBookings(row('A'), row('BB'));
    expect(await figures()).toMatchObject({ bookings: 3, fitpass: 3, unreported: { fitpass: 1 } });
    await studio.importBookings(row('A'), row('BB'), row('CCC'), row('DDDD'));
    expect(await figures()).toMatchObject({ bookings: 4, fitpass: 4, unreported: {} });
  });

  it('are not the booking that a marketplace asks to accept', async () => {
    await apply('wellhub', 2);
    expect(await report('wellhub', 'W1', 'booking_confirmed', true)).toMatchObject({ kind: 'taken' });
    expect((await stored()).bookedByChannel.wellhub).toBe(3);
    expect(await report('wellhub', 'W2', 'booking_confirmed', true)).toMatchObject({ kind: 'refused' });
  });

  it('exclude a cancelled booking if the marketplace only repeats our count', async () => {
    await report('wellhub', 'W1');
    await report('wellhub', 'W1', 'booking_cancelled');
    await apply('wellhub', 1);
    expect((await stored()).bookedByChannel.wellhub).toBe(0);
    await report('fitpass', 'F1');
    await report('fitpass', 'F1', 'booking_cancelled');
    await apply('fitpass', 1);
    expect((await stored()).bookedByChannel.fitpass).toBe(1);
  });

  it('exclude a cancelled booking that nobody had reported', async () => {
    await apply('wellhub', 3);
    const cancelled = await report('wellhub', 'OLD_1', 'booking_cancelled', undefined, true);
    expect(cancelled).toEqual({ kind: 'freed', classId });
    await apply('wellhub', 3);
    expect(await stored()).toMatchObject({
      bookings: 2,
      bookedByChannel: { wellhub: 2 },
      unreported: { wellhub: 2 },
    });
  });

  it('are among the bookings that a file counted shortly before the first reading', async () => {
    await studio.must(importSchedule, {
      csvData: `class_name,class_date,class_time,room,total_capacity,current_bookings\nYoga,${day},20:00,Sala 1,8,5`,
    });
    classId = (await studio.classesOf(day))[1]!.classId;
    const soon = new Date();
    await apply('fitpass', 2, soon);
    expect(await stored()).toMatchObject({ bookings: 5, bookedByChannel: { direct: 3, fitpass: 2 } });
    await apply('fitpass', 3, soon);
    expect(await stored()).toMatchObject({ bookings: 6, bookedByChannel: { direct: 3, fitpass: 3 } });
    const row = (who: string) => `Yoga,${day},20:00,Sala 1,fitpass,90,2026-11-01 08:0${who.length},${who},`;
    await studio.importBookings(row('A'), row('BB'));
    expect(await stored()).toMatchObject({ bookings: 6, bookedByChannel: { direct: 3, fitpass: 3 } });
    await apply('totalpass', 0, soon);
    await apply('totalpass', 1, soon);
    expect(await stored()).toMatchObject({ bookings: 7, bookedByChannel: { direct: 3, totalpass: 1 } });
    await apply('wellhub', 2);
    expect(await stored()).toMatchObject({ bookings: 9, bookedByChannel: { direct: 3, wellhub: 2 } });
  });

  it('are recorded in the audit trail, and change nothing the second time', async () => {
    await apply('fitpass', 4);
    const { version } = await stored();
    await apply('fitpass', 4);
    expect((await stored()).version).toBe(version);
    const { studioId } = studio;
    const { data } = await studio.inStudio((studioTable) =>
      studioTable.of(AuditEntity).query.primary({ studioId }).go({ pages: 'all' }),
    );
    expect(data.filter(({ action }) => action === 'marketplaces.applySales')).toMatchObject([
      { actor: 'fitpass', subject: classId, note: '4 sold there, 4 of them not reported' },
    ]);
  });
});
