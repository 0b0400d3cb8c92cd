import type { Cell } from '#shared/core/csv/write-csv.ts';
import { writeCsv } from '#shared/core/csv/write-csv.ts';
import { currencyOf, decimalOf } from '#shared/core/money/money.ts';
import type { Language } from '#shared/language.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { bookingColumns, scheduleColumns } from '#functions/_domain/classes/columns.ts';

export type TemplateKind = 'schedule' | 'bookings';

export const templateFileNames: Record<TemplateKind, string> = {
  schedule: 'schedule_template.csv',
  bookings: 'bookings_template.csv',
};

/** The currency and the language of sample rows. */
interface OfStudio {
  readonly currency: string;
  readonly language: Language;
}

type Example = Readonly<Record<string, Cell>>;

const names: Readonly<Record<Language, { readonly yoga: string; readonly room: string }>> = {
  en: { yoga: 'Morning Yoga', room: 'Studio' },
  es: { yoga: 'Yoga matutino', room: 'Sala' },
  pt: { yoga: 'Yoga da manhã', room: 'Sala' },
};

/** Three classes on the studio's coming days. The sample bookings are for the same classes. */
const examples = (today: string, language: Language) => {
  const { yoga, room } = names[language];
  return [
    { class_name: yoga, class_date: addLocalDays(today, 1), class_time: '07:00', room: `${room} A` },
    { class_name: 'HIIT', class_date: addLocalDays(today, 1), class_time: '18:30', room: `${room} B` },
    {
      class_name: 'Reformer Pilates',
      class_date: addLocalDays(today, 2),
      class_time: '09:00',
      room: `${room} A`,
    },
  ] as const;
};

function scheduleExamples(today: string, language: Language): Example[] {
  const [yoga, hiit, pilates] = examples(today, language);
  const slots = { keno_slots: 0, totalpass_slots: 2, waitlist_capacity: 5 };
  return [
    {
      ...yoga,
      ...slots,
      total_capacity: 20,
      current_bookings: 6,
      instructor: 'Ana Torres',
      fitpass_slots: 4,
      wellhub_slots: 4,
      direct_slots: 10,
    },
    {
      ...hiit,
      ...slots,
      total_capacity: 24,
      current_bookings: 9,
      instructor: 'Luis Vega',
      fitpass_slots: 5,
      wellhub_slots: 5,
      direct_slots: 12,
    },
    {
      ...pilates,
      ...slots,
      total_capacity: 12,
      current_bookings: 3,
      instructor: 'Sofia Ruiz',
      fitpass_slots: 2,
      wellhub_slots: 2,
      direct_slots: 6,
    },
  ];
}

function bookingExamples(today: string, { currency, language }: OfStudio): Example[] {
  const [yoga, hiit, pilates] = examples(today, language);
  const amount = (units: number): string =>
    decimalOf(units * 10 ** currencyOf(currency).minorDigits, currency);
  const at = (days: number, time: string): string => `${addLocalDays(today, days)} ${time}`;
  return [
    {
      ...yoga,
      booking_type: 'direct',
      studio_revenue: amount(180),
      booked_at: at(-2, '20:15'),
      booking_price: amount(180),
      booking_source: 'Website',
      customer_name: 'Marta Lopez',
      customer_email: 'marta@example.com',
    },
    {
      ...hiit,
      booking_type: 'fitpass',
      studio_revenue: amount(95),
      booked_at: at(-1, '08:40'),
      booking_price: amount(120),
      booking_source: 'Fitpass',
      marketplace_fee: amount(25),
      customer_name: 'Diego Ramos',
    },
    {
      ...pilates,
      booking_type: 'wellhub',
      studio_revenue: amount(110),
      booked_at: at(-1, '19:05'),
      booking_source: 'Wellhub',
      customer_name: 'Carla Soto',
      cancelled_at: at(0, '07:30'),
    },
  ];
}

/** Columns of exports from other systems, which nobody has to fill in. */
const ofExports: readonly string[] = [
  'free_places',
  'booking_reference',
  'booked_places',
  'extra_guests',
  'status',
];

const titles = {
  schedule: [...scheduleColumns.required, ...scheduleColumns.optional]
    .filter((column) => !ofExports.includes(column))
    .map((column) => (column === 'kenko_slots' ? 'keno_slots' : column)),
  bookings: [...bookingColumns.required, ...bookingColumns.optional].filter(
    (column) => !ofExports.includes(column),
  ),
};

/** The template to fill in, with every column and with sample rows on the days after `today`. */
export function templateOf(kind: TemplateKind, today: string, ofStudio: OfStudio): string {
  const rows =
    kind === 'schedule' ? scheduleExamples(today, ofStudio.language) : bookingExamples(today, ofStudio);
  return writeCsv([titles[kind], ...rows.map((row) => titles[kind].map((title) => row[title] ?? null))]);
}
