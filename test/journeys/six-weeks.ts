import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { monday, yoga, type Scene } from './scene.ts';

const dayMs = 24 * 3_600_000;
const weeksPast = 6;

/** Pilates at noon in Mexico City, Tuesday to Sunday: the first of them six weeks ago, the last in two days. */
const days = Array.from({ length: weeksPast * 7 + 3 }, (_, at) => at - weeksPast * 7)
  .filter((day) => (day + 7 * weeksPast) % 7 !== 0)
  .map((day) => new Date(monday.getTime() + day * dayMs + 6 * 3_600_000));

const offsetMs = -6 * 3_600_000;
const wallTime = (at: Date): string =>
  new Date(at.getTime() + offsetMs).toISOString().slice(0, 16).replace('T', ' ');

const cells = (at: Date): string => `Pilates,${wallTime(at).replace(' ', ',')}`;

/** Imports six weeks in which both Wellhub places sold each day and most of the room stayed empty. */
export async function importSixWeeks({ local, token }: Scene): Promise<void> {
  const schedule = [
    'class_name,class_date,class_time,total_capacity,room,instructor,fitpass_slots,wellhub_slots,totalpass_slots',
    ...days.map((at) => `${cells(at)},20,Sala 2,Ana,2,2,2`),
  ];
  const bookings = days
    .filter((at) => at < monday)
    .flatMap((at) => {
      const row = (type: string, revenue: number, hoursBefore: number) =>
        `${cells(at)},Sala 2,${type},${revenue},${wallTime(new Date(at.getTime() - hoursBefore * 3_600_000))},${type} ${hoursBefore}`;
      const direct = [70, 50, 30, 20].map((hours) => row('direct', 200, hours));
      return [...direct, row('wellhub', 90, 100), row('wellhub', 90, 90)];
    });
  const header = 'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name';
  await local.call(importSchedule, { csvData: schedule.join('\n') }, token);
  await local.call(importBookings, { csvData: [header, ...bookings].join('\n') }, token);
}

/** The class two days ahead, as a marketplace lists it. */
export const pilates = {
  ...yoga,
  name: 'Pilates',
  room: 'Sala 2',
  localTime: '12:00',
  startsAt: '2026-11-25T18:00:00.000Z',
};
