import type { Analysis, DateFormat, TimeFormat } from '#shared/contracts/imports/plan.ts';
import { confidenceLevel, type ConfidenceLevel } from '../../ui/confidence.ts';
import type { Message } from './message.ts';

const messages: Record<ConfidenceLevel, Message> = {
  High: {
    type: 'success',
    header: 'Format detected successfully',
    content: 'Your columns were understood. Please confirm the mapping below.',
  },
  Medium: {
    type: 'info',
    header: 'Column mapping detected',
    content: 'Please review the mapping below to ensure accuracy.',
  },
  Low: {
    type: 'error',
    header: 'Low confidence detection',
    content: 'Please review and adjust the column mappings below',
  },
};

const askedModel =
  'Our own reading was not sure, so an AI model proposed these columns from their titles and masked values. Please check each of them.';

/**
 * What is said about how well a file was understood.
 *
 * @param needsPerson something has still to be said about it: nothing is called a success beside that
 */
export function detectionMessage(
  { confidence, origin }: Pick<Analysis, 'confidence' | 'origin'>,
  needsPerson: boolean,
): Message {
  if (needsPerson && confidenceLevel(confidence) === 'High') return messages.Medium;
  if (origin === 'remembered') return { ...messages.High, content: 'Your columns are mapped as last time.' };
  const message = messages[confidenceLevel(confidence)];
  return origin === 'second-opinion' ? { ...message, content: askedModel } : message;
}

/** What is said about a file that is another report than one of bookings, and which one to export instead. */
export const reportMessages: Record<NonNullable<Analysis['report']>, Message> = {
  attendance: {
    type: 'warning',
    header: 'This looks like an attendance list',
    content:
      'It says who came, and not when places were booked. Cupo learns from bookings and does not use attendance. Export the list of bookings or reservations instead.',
  },
  waitlist: {
    type: 'warning',
    header: 'This looks like a waitlist',
    content:
      'People on a waitlist have no place yet, and Cupo does not use waitlists. Export the list of bookings or reservations instead.',
  },
  payouts: {
    type: 'warning',
    header: 'This looks like a payout report',
    content:
      'It says what a marketplace pays you, and not when places were booked. Cupo does not use payouts. Export the list of bookings or reservations instead.',
  },
};

export const encodingNames: Record<Analysis['encoding'], string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (little endian)',
  'utf-16be': 'UTF-16 (big endian)',
  'windows-1252': 'Windows-1252 (Latin)',
};

export const delimiterNames: Record<Analysis['delimiter'], string> = {
  ',': 'Comma (,)',
  ';': 'Semicolon (;)',
  '\t': 'Tab',
  '|': 'Vertical bar (|)',
};

export interface FormatOption<T extends string> {
  value: T | 'none';
  label: string;
}

/** With the last day of a year as an example: no other tells day and month apart so plainly. */
const orders: FormatOption<DateFormat>[] = [
  { value: 'YYYY-MM-DD', label: 'YYYY-MM-DD (2026-12-31)' },
  { value: 'DD/MM/YYYY', label: 'DD/MM/YYYY (31/12/2026)' },
  { value: 'MM/DD/YYYY', label: 'MM/DD/YYYY (12/31/2026)' },
  { value: 'YYYY/MM/DD', label: 'YYYY/MM/DD (2026/12/31)' },
  { value: 'DD-MM-YYYY', label: 'DD-MM-YYYY (31-12-2026)' },
  { value: 'DD/MM/YY', label: 'DD/MM/YY (31/12/26)' },
  { value: 'MM/DD/YY', label: 'MM/DD/YY (12/31/26)' },
];

export const dateFormats: FormatOption<DateFormat>[] = [
  { value: 'none', label: 'Each date shows its own order' },
  ...orders,
];

/** Where a person has to say the order of day and month, no date shows it. */
export const askedDateFormats: readonly FormatOption<DateFormat>[] = orders;

export const momentFormats: FormatOption<DateFormat>[] = [
  { value: 'none', label: 'As the class date' },
  ...orders,
];

export const decimalMarks: FormatOption<'.' | ','>[] = [
  { value: 'none', label: 'Each amount shows its own' },
  { value: ',', label: 'Comma (1.234,50)' },
  { value: '.', label: 'Point (1,234.50)' },
];

export const timeFormats: FormatOption<TimeFormat>[] = [
  { value: 'none', label: 'Each time shows its own' },
  { value: '24h', label: '24 hours (18:30)' },
  { value: '12h', label: '12 hours (6:30 pm)' },
  { value: '12h-hour-only', label: '12 hours, hour only (6 pm)' },
  { value: 'range-24h', label: 'From–to, 24 hours (18:30 - 19:20)' },
  { value: 'range-12h', label: 'From–to, 12 hours (6:30 - 7:20 pm)' },
];

/** Preambles are hardly ever longer. */
const headerRowsOffered = 10;

/** The rows that may be a file's header; what was found is always among them. */
export function headerChoices({
  headerRow,
  rowCount,
}: Pick<Analysis, 'headerRow' | 'rowCount'>): { value: string; label: string }[] {
  const offered = Math.min(headerRowsOffered, headerRow + rowCount);
  const rows = Array.from({ length: offered }, (_, at) => at + 1);
  if (headerRow > offered) rows.push(headerRow);
  return [
    { value: '0', label: 'The file has none' },
    ...rows.map((row) => ({ value: String(row), label: `Row ${row}` })),
  ];
}
