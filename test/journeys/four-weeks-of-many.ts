import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import type { Scene } from './scene.ts';

/** Eight classes a day, each at its own time. */
const times = ['06:30', '07:45', '09:00', '10:15', '13:00', '17:30', '18:45', '20:00'];
const names = ['Yoga', 'Barre', 'Spin', 'Pilates', 'Box', 'HIIT', 'Stretch', 'Dance'];
const places = 12;
/** The most rows that one request may contain. */
const rowsMax = 500;
export const firstDay = '2026-11-23';
const [pastDays, comingDays] = [28, 7];

interface AClass {
  readonly day: number;
  readonly cells: string;
  readonly localDate: string;
  readonly time: string;
  readonly at: number;
}

const classes: readonly AClass[] = Array.from({ length: pastDays + comingDays }, (_, index) => {
  const day = index - pastDays;
  const localDate = addLocalDays(firstDay, day);
  return times.map((time, at) => ({ day, localDate, time, at, cells: `${names[at]!},${localDate},${time}` }));
}).flat();

/** The total bookings of each class, from almost none to fully booked. */
const wanted = ({ at, day }: AClass): number => Math.min(places, 2 + ((at * 3 + (day + 28) * 5) % 11));

/** The numbers of days before class on which its guests book, the earliest first. */
const leadDays = (guest: number): number => Math.max(1, 6 - Math.floor(guest / 2));

function bookingsOf(cls: AClass): string[] {
  return Array.from({ length: wanted(cls) }, (_, guest) => {
    const bookedDay = cls.day - leadDays(guest);
    const isDirect = guest % 3 !== 1;
    const sold = isDirect ? 'direct,200' : 'wellhub,90';
    const bookedAt = `${addLocalDays(firstDay, bookedDay)} 12:${10 + guest}`;
    return bookedDay < 0 ? [`${cls.cells},Sala ${cls.at % 2},${sold},${bookedAt},Guest ${guest}`] : [];
  }).flat();
}

/**
 * Imports four weeks of finished classes, and a coming week of fifty-six classes with some bookings.
 *
 * @param comingOffered how many places Wellhub offers in each coming class; in the finished ones it offered five
 */
export async function importFourWeeksOfMany({ local, token }: Scene, comingOffered = 5): Promise<void> {
  const schedule = [
    'class_name,class_date,class_time,total_capacity,room,wellhub_slots',
    ...classes.map((cls) => `${cls.cells},${places},Sala ${cls.at % 2},${cls.day < 0 ? 5 : comingOffered}`),
  ];
  const header = 'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name';
  await local.call(importSchedule, { csvData: schedule.join('\n') }, token);
  for (const rows of chunksOf(classes.flatMap(bookingsOf), rowsMax))
    await local.call(importBookings, { csvData: [header, ...rows].join('\n') }, token);
}
