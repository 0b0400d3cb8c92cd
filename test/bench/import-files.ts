import { addLocalDays } from '#shared/core/time/zone.ts';

const classesPerDay = 70;
const bookingsPerClass = 10;
const firstDay = '2025-01-06';
const rooms = [
  'Roma - Sala 1',
  'Roma - Reformer',
  'Polanco - Sala 1',
  'Polanco - Cycling',
  'Condesa - Sala 2',
];
const names = ['Vinyasa Flow', 'Reformer Pilates', 'HIIT 45', 'Cycling 45', 'Yin / Restore', 'Boxeo Básico'];
/** Nobody books earlier: in spring, the clocks of some time zones skip an hour of the night. */
const earliestBookingHour = 6;
const types = ['direct', 'direct', 'wellhub', 'fitpass', 'totalpass'];

const pad = (value: number): string => String(value).padStart(2, '0');
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

function classAt(index: number) {
  const day = addLocalDays(firstDay, Math.floor(index / classesPerDay));
  const ofDay = index % classesPerDay;
  const time = `${pad(6 + Math.floor(ofDay / rooms.length))}:00`;
  return { name: at(names, index), day, time, room: at(rooms, ofDay) };
}

/** Classes, seventy a day. */
export function* scheduleLines(bookings: number): Generator<string> {
  yield 'class_name,class_date,class_time,total_capacity,room,instructor,fitpass_slots,wellhub_slots,totalpass_slots';
  for (let index = 0; index < bookings / bookingsPerClass; index += 1) {
    const { name, day, time, room } = classAt(index);
    yield `${name},${day},${time},20,${room},María Fernández,3,5,2`;
  }
}

/** Ten bookings of each class, in the order in which they were made. */
export function* bookingLines(bookings: number): Generator<string> {
  yield 'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,booking_price,booking_source,marketplace_fee,customer_name,customer_email,cancelled_at';
  const classes = Math.ceil(bookings / bookingsPerClass);
  for (let row = 0; row < bookings; row += 1) {
    const { name, day, time, room } = classAt(row % classes);
    const booked = `${addLocalDays(day, -1 - (row % 9))} ${pad(earliestBookingHour + (row % (24 - earliestBookingHour)))}:${pad(row % 60)}`;
    const cancelled = row % 8 === 0 ? `${addLocalDays(day, -1)} 23:59` : '';
    const type = at(types, row);
    yield `${name},${day},${time},${room},${type},95.00,${booked},120.00,${type},25.00,Sofía Hernández ${row % 8_000},sofia${row % 8_000}@example.com,${cancelled}`;
  }
}

/** The lines as one file. */
export const fileOf = (lines: Iterable<string>): string => `${[...lines].join('\n')}\n`;
