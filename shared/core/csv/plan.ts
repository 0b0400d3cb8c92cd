/** The kind of rows in a file. */
export type FileKind = 'schedule' | 'bookings';

/** The possible meanings of a column, the required fields of each kind first. */
export const requiredFields = {
  schedule: ['class_name', 'class_date', 'class_time', 'total_capacity', 'room'],
  bookings: ['class_name', 'class_date', 'class_time', 'room', 'booking_type', 'studio_revenue', 'booked_at'],
} as const;

export const optionalFields = {
  schedule: [
    'current_bookings',
    'free_places',
    'instructor',
    'fitpass_slots',
    'wellhub_slots',
    'keno_slots',
    'totalpass_slots',
    'classpass_slots',
    'direct_slots',
    'waitlist_capacity',
    'status',
  ],
  bookings: [
    'booking_price',
    'booking_source',
    'marketplace_fee',
    'customer_name',
    'customer_email',
    'cancelled_at',
    'booking_reference',
    'booked_places',
    'extra_guests',
    'status',
  ],
} as const;

export const fieldsOf = {
  schedule: [...requiredFields.schedule, ...optionalFields.schedule],
  bookings: [...requiredFields.bookings, ...optionalFields.bookings],
} as const;

export type Field = (typeof fieldsOf)[FileKind][number];

/** Required fields for which all rows of a file may share one value, such as the room of a studio with one room. */
export const sharedFields: Readonly<Record<FileKind, readonly Field[]>> = {
  schedule: ['class_name', 'class_time', 'total_capacity', 'room'],
  bookings: ['class_name', 'class_time', 'room', 'booking_type', 'studio_revenue'],
};

/** The order of day, month and year in a date. */
export const dateFormats = [
  'YYYY-MM-DD',
  'MM/DD/YYYY',
  'DD/MM/YYYY',
  'YYYY/MM/DD',
  'DD-MM-YYYY',
  'MM/DD/YY',
  'DD/MM/YY',
] as const;
export type DateFormat = (typeof dateFormats)[number];

export type TimeFormat = '12h' | '24h' | 'range-12h' | 'range-24h' | '12h-hour-only';
export type DecimalMark = '.' | ',';

/** A person's corrections of a file's cells, and the rows that they excluded. Rows count from 1, columns from 0. */
export interface Repairs {
  /** One cell of one row, and its replacement. It takes precedence over a repair of its value. */
  readonly cells: readonly { readonly row: number; readonly column: number; readonly text: string }[];
  /** Every cell of a column that equals `from`, and its replacement. */
  readonly values: readonly { readonly column: number; readonly from: string; readonly text: string }[];
  readonly leftOutRows: readonly number[];
  /** Rows whose cell in a column is `from` in the file. */
  readonly leftOutValues: readonly { readonly column: number; readonly from: string }[];
  /** The number of rows that fail even after these repairs, and are excluded as well. */
  readonly leftOutFailing?: number | undefined;
}

/** How a file is to be read. */
export interface ReadingPlan {
  /** The fields of each column, by position. Empty if it is ignored. */
  readonly columns: readonly (readonly Field[])[];
  /** null: each date shows its own order. */
  readonly dateFormat: DateFormat | null;
  /** null: each time shows its own format. */
  readonly timeFormat: TimeFormat | null;
  /** The format of `booked_at` and `cancelled_at`, if it differs from that of the class's date. */
  readonly momentFormat?: DateFormat | null | undefined;
  /** null: each amount shows its own. */
  readonly decimalMark?: DecimalMark | null | undefined;
  /** The columns with amounts for each of several places. All other amounts are for all places of a row together. */
  readonly perPlaceColumns?: readonly number[] | undefined;
  /** The shared value of all rows for a field without a column, written as in a cell. */
  readonly values?: Readonly<Partial<Record<Field, string>>> | undefined;
  readonly repairs?: Repairs | undefined;
}

/** Reports of marketplaces and studio systems that resemble a list of bookings but are not one. */
export const reportKinds = ['attendance', 'waitlist', 'payouts'] as const;
export type ReportKind = (typeof reportKinds)[number];

/**
 * Fields that two columns may form together, in the order of the file: first and last name, a day and its time. If
 * several columns have any other field, the last one is used.
 */
export const joinedFields: readonly Field[] = ['customer_name', 'booked_at', 'cancelled_at'];
