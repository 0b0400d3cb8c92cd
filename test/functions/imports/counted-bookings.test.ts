import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { aStudioWith, type TestStudio } from '../schedule/a-studio.ts';

const day = '2027-03-02';

describe('a class whose schedule file counted its bookings', () => {
  let table: TestTable;
  let studio: TestStudio;
  let studios = 0;

  beforeAll(async () => {
    table = await startTable();
  });
  afterAll(() => table.close());
  beforeEach(async () => {
    studios += 1;
    studio = await aStudioWith(`69696969-0000-4000-8000-${String(studios).padStart(12, '0')}`);
  });

  const counted = (booked: number) =>
    studio.must(importSchedule, {
      csvData: `class_name,class_date,class_time,room,total_capacity,current_bookings\nYoga,${day},07:00,A,20,${booked}`,
    });
  /** A booking that was made before its class was imported. */
  const early = (customer: string, channel = 'direct') =>
    `Yoga,${day},07:00,A,${channel},12.50,2026-11-01 10:00,${customer},`;
  const found = async () => {
    const [cls] = await studio.classesOf(day);
    return { bookings: cls?.bookings, byChannel: cls?.bookedByChannel };
  };

  test('keeps its count when a bookings file names some of them, also the second time', async () => {
    await counted(12);
    const file = [early('Ana'), early('Eva', 'fitpass')];
    await studio.importBookings(...file);
    expect(await found()).toEqual({ bookings: 12, byChannel: { direct: 11, fitpass: 1 } });
    const before = await studio.classesOf(day);
    const { bookings, bookedPlaces } = await studio.bookingsOf(before[0]!.classId);
    expect([bookings.length, bookedPlaces]).toEqual([2, 12]);
    await studio.importBookings(...file);
    expect(await studio.classesOf(day)).toEqual(before);
  });

  test('has the bookings that a file names if they are more', async () => {
    await counted(2);
    await studio.importBookings(early('Ana'), early('Eva'), early('Isa'), early('Uma'));
    expect(await found()).toEqual({ bookings: 4, byChannel: { direct: 4 } });
  });

  test('has the count of a later file, including the bookings that are known', async () => {
    await counted(12);
    await studio.importBookings(early('Ana'), early('Eva', 'fitpass'));
    await counted(15);
    expect(await found()).toEqual({ bookings: 15, byChannel: { direct: 14, fitpass: 1 } });
    await counted(5);
    expect(await found()).toEqual({ bookings: 5, byChannel: { direct: 4, fitpass: 1 } });
    const before = await studio.classesOf(day);
    await counted(5);
    expect(await studio.classesOf(day)).toEqual(before);
  });
});
