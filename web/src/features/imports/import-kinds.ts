import { importBookings } from '../../../../shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '../../../../shared/contracts/imports/import-schedule.ts';

export type ImportKind = 'schedule' | 'bookings';

interface Column {
  name: string;
  what: string;
}

interface KindTexts {
  operation: typeof importSchedule | typeof importBookings;
  title: string;
  submit: string;
  required: readonly Column[];
  optional: readonly Column[];
  example: readonly (readonly string[])[];
  tips: readonly string[];
}

const start: Column[] = [
  { name: 'class_name', what: 'Name of the class' },
  { name: 'class_date', what: 'Day, as YYYY-MM-DD' },
  { name: 'class_time', what: 'Start in your studio’s time, as 18:30' },
];

const sharedTips = [
  'The first line holds the column names, exactly as in the template.',
  'There must be at least 1 row below it. Extra columns are ignored.',
  'Put a cell that contains a comma between quotation marks.',
  'Uploading the same file again changes nothing, so you can repeat an upload without harm.',
];

/** What people are told about each kind of file. */
export const importKinds: Record<ImportKind, KindTexts> = {
  schedule: {
    operation: importSchedule,
    title: 'Upload Class Schedule',
    submit: 'Upload Schedule',
    required: [
      ...start,
      { name: 'total_capacity', what: 'How many people fit' },
      { name: 'room', what: 'Room or studio' },
    ],
    optional: [
      { name: 'instructor', what: 'Who gives the class' },
      { name: 'current_bookings', what: 'Bookings so far' },
      { name: 'fitpass_slots', what: 'Places on Fitpass' },
      { name: 'wellhub_slots', what: 'Places on Wellhub' },
      { name: 'totalpass_slots', what: 'Places on TotalPass' },
      { name: 'keno_slots', what: 'Places in Kenko' },
      { name: 'direct_slots', what: 'Places you sell yourself' },
      { name: 'waitlist_capacity', what: 'Length of the waiting list' },
    ],
    example: [
      ['class_name', 'class_date', 'class_time', 'total_capacity', 'room'],
      ['Vinyasa Yoga', '2026-12-01', '07:00', '20', 'Studio A'],
      ['Indoor Cycling', '2026-12-01', '18:30', '24', 'Cycle Room'],
      ['Reformer Pilates', '2026-12-02', '09:15', '10', 'Studio B'],
    ],
    tips: [...sharedTips, 'A class is recognized by its name, start and room.'],
  },
  bookings: {
    operation: importBookings,
    title: 'Upload Booking Data',
    submit: 'Upload Bookings',
    required: [
      ...start,
      { name: 'room', what: 'Room of the class' },
      { name: 'booking_type', what: 'fitpass, wellhub, direct, walk-in …' },
      { name: 'studio_revenue', what: 'What the visit brings you, as 12.50' },
      { name: 'booked_at', what: 'When it was booked' },
    ],
    optional: [
      { name: 'booking_price', what: 'Price of the booking' },
      { name: 'booking_source', what: 'Where it came from' },
      { name: 'marketplace_fee', what: 'What the marketplace keeps' },
      { name: 'customer_name', what: 'Who booked' },
      { name: 'customer_email', what: 'Their e-mail address' },
      { name: 'cancelled_at', what: 'When it was cancelled' },
    ],
    example: [
      ['class_name', 'class_date', 'class_time', 'room', 'booking_type', 'studio_revenue', 'booked_at'],
      ['Vinyasa Yoga', '2026-12-01', '07:00', 'Studio A', 'fitpass', '95.00', '2026-11-28 20:14'],
      ['Vinyasa Yoga', '2026-12-01', '07:00', 'Studio A', 'direct', '180.00', '2026-11-29 08:02'],
      ['Indoor Cycling', '2026-12-01', '18:30', 'Cycle Room', 'wellhub', '110.00', '2026-11-30 12:45'],
    ],
    tips: [
      ...sharedTips,
      'Upload the class schedule first: bookings of unknown classes are skipped and counted.',
    ],
  },
};
