import * as messages from '#messages/imports';
import type { ImportField, ImportKind } from '#shared/contracts/imports/fields.ts';
import { fieldsOf } from '#shared/contracts/imports/fields.ts';
import { writeCsv, type Cell } from '#shared/core/csv/write-csv.ts';
import { addDays } from '../../ui/dates.ts';

export const templateFileNames: Record<ImportKind, string> = {
  schedule: 'schedule_template.csv',
  bookings: 'bookings_template.csv',
};

type Example = Partial<Record<ImportField, Cell>>;

const classes = (today: string) =>
  [
    {
      class_name: 'Vinyasa Yoga',
      class_date: addDays(today, 1),
      class_time: '07:00',
      room: messages.exampleRoom('A'),
    },
    {
      class_name: 'Indoor Cycling',
      class_date: addDays(today, 1),
      class_time: '18:30',
      room: messages.exampleCyclingRoom,
    },
    {
      class_name: 'Reformer Pilates',
      class_date: addDays(today, 2),
      class_time: '09:15',
      room: messages.exampleRoom('B'),
    },
  ] as const;

function scheduleExamples(today: string): Example[] {
  const [yoga, cycling, pilates] = classes(today);
  return [
    { ...yoga, total_capacity: 20, instructor: 'Ana Torres', fitpass_slots: 4, wellhub_slots: 4 },
    { ...cycling, total_capacity: 24, instructor: 'Luis Vega', fitpass_slots: 5, totalpass_slots: 3 },
    { ...pilates, total_capacity: 10, instructor: 'Sofia Ruiz', direct_slots: 8, waitlist_capacity: 5 },
  ];
}

function bookingExamples(today: string): Example[] {
  const [yoga, cycling, pilates] = classes(today);
  const at = (days: number, time: string): string => `${addDays(today, days)} ${time}`;
  return [
    { ...yoga, booking_type: 'fitpass', studio_revenue: '95.00', booked_at: at(-2, '20:14') },
    { ...cycling, booking_type: 'direct', studio_revenue: '180.00', booked_at: at(-1, '08:02') },
    { ...pilates, booking_type: 'wellhub', studio_revenue: '110.00', booked_at: at(-1, '12:45') },
  ];
}

/**
 * The rows of the template: a header and three classes, or a header and a booking for each of them, on the days after
 * `today` (YYYY-MM-DD).
 */
export function exampleRows(kind: ImportKind, fields: readonly ImportField[], today: string): Cell[][] {
  const examples = kind === 'schedule' ? scheduleExamples(today) : bookingExamples(today);
  return [[...fields], ...examples.map((example) => fields.map((field) => example[field] ?? null))];
}

/** Fields that only exports of systems need: who fills in the template has a row for each place that is booked. */
const notFilledIn: readonly ImportField[] = ['free_places', 'booked_places', 'extra_guests', 'status'];

/** A file to fill in, with all other columns. */
export const templateOf = (kind: ImportKind, today: string): string =>
  writeCsv(
    exampleRows(
      kind,
      fieldsOf[kind].filter((field) => !notFilledIn.includes(field)),
      today,
    ),
  );
