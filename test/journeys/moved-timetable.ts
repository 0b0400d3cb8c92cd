import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import type { Scene } from './scene.ts';

const dayMs = 24 * 3_600_000;
export const weeksPast = 8;

export const dayOf = (week: number): string =>
  new Date(Date.parse('2026-11-25T00:00:00Z') + week * 7 * dayMs).toISOString().slice(0, 10);

const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

/** When and where a class of a timetable is held. */
export interface Slot {
  readonly name: string;
  readonly time: string;
  readonly room: string;
}

const header = 'class_name,class_date,class_time,total_capacity,room,instructor,fitpass_slots,wellhub_slots';

/**
 * Imports eight past weeks of a class with its bookings, held as `before` says, and two coming weeks, held as `after`
 * says.
 */
export async function timetable({ local, token }: Scene, before: Slot, after: Slot): Promise<void> {
  const weeks = Array.from({ length: weeksPast + 2 }, (_, at) => at - weeksPast);
  const slotOf = (week: number): Slot => (week < 0 ? before : after);
  const schedule = weeks.map((week) => {
    const { name, time, room } = slotOf(week);
    return `${name},${dayOf(week)},${time},20,${room},Ana,2,2`;
  });
  const bookings = weeks
    .filter((week) => week < 0)
    .flatMap((week) => {
      const date = dayOf(week);
      const row = (type: string, revenue: number, days: number, at: string) =>
        `${before.name},${date},${before.time},${before.room},${type},${revenue},${daysBefore(date, days)} ${at},${type} ${days} ${at}`;
      return [
        ...['08:00', '12:10', '18:20'].map((at) => row('direct', 200, 2, at)),
        ...['09:00', '10:00'].flatMap((at) => [row('fitpass', 90, 6, at), row('wellhub', 90, 6, at)]),
      ];
    });
  const columns = 'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name';
  await local.call(importSchedule, { csvData: [header, ...schedule].join('\n') }, token);
  await local.call(importBookings, { csvData: [columns, ...bookings].join('\n') }, token);
}
