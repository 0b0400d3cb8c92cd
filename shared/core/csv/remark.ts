import { counted } from '../text/counted.ts';
import type { Field } from './plan.ts';

/** Remarks that need no further data. */
export const plainRemarks = [
  'no-header-row',
  'no-data-rows',
  'booking-dates-ambiguous',
  'class-times-unreadable',
  'class-times-zoned',
  'as-last-time',
  'as-other-studios',
] as const;

/** Remarks with a row count; for `header-repeated`, the number of repetitions of the header. */
export const countedRemarks = [
  'rows-above-header',
  'header-repeated',
  'totals-left-out',
  'single-texts-left-out',
  'ragged-rows',
] as const;

/** Remarks about one column, with its title. */
export const columnRemarks = [
  'dates-are-numbers',
  'dates-contradict',
  'dates-ambiguous',
  'dates-unreadable',
  'price-as-revenue',
  'cancelled-as-booked',
  'waiting-as-booked',
  'places-as-one',
  'guests-as-places',
  'classes-left-out',
  'bookings-left-out',
] as const;

/** A remark about how a file is read: a code and its facts, which screens word in any language. */
export type Remark =
  | { readonly code: (typeof plainRemarks)[number] }
  | { readonly code: (typeof countedRemarks)[number]; readonly count: number }
  | { readonly code: (typeof columnRemarks)[number]; readonly column: string }
  | { readonly code: 'fields-missing'; readonly fields: readonly Field[] }
  | { readonly code: 'class-name-uncertain'; readonly column: string; readonly others: readonly string[] };

const plainTexts: Record<(typeof plainRemarks)[number], string> = {
  'no-header-row': 'The file has no header row. Please check what each column holds.',
  'no-data-rows': 'The file has no data rows.',
  'booking-dates-ambiguous': 'The booking dates can be read as day/month or as month/day. Please check them.',
  'class-times-unreadable': 'The class times are not in a format that can be read.',
  'class-times-zoned': 'The class times carry a time zone and are shown in the zone of your studio.',
  'as-last-time': 'Columns are read as last time.',
  'as-other-studios': 'Columns are read as other studios confirmed for files with this header.',
};

const countedTexts: Record<(typeof countedRemarks)[number], (count: number) => string> = {
  'rows-above-header': (count) => `${counted(count, 'row')} above the header left out.`,
  'header-repeated': (count) =>
    `The header stands ${counted(count, 'time')} in the file; its repetitions are left out.`,
  'totals-left-out': (count) => `${counted(count, 'row')} with totals left out.`,
  'single-texts-left-out': (count) => `${counted(count, 'row')} with a single text left out.`,
  'ragged-rows': (count) =>
    `${counted(count, 'row has', 'rows have')} another number of cells than the header. A text that contains the separator of the columns must be in quotes.`,
};

const columnTexts: Record<(typeof columnRemarks)[number], (column: string) => string> = {
  'dates-are-numbers': (column) =>
    `The dates in "${column}" are spreadsheet numbers. Format the column as dates and export it again.`,
  'dates-contradict': (column) =>
    `Some dates in "${column}" put the day first and some the month. Please correct them and choose the date format.`,
  'dates-ambiguous': (column) =>
    `The dates in "${column}" can be read as day/month or as month/day. Please choose the date format.`,
  'dates-unreadable': (column) => `The dates in "${column}" are not in a format that can be read.`,
  'price-as-revenue': (column) => `"${column}" is taken for what a booking brings the studio.`,
  'cancelled-as-booked': (column) =>
    `"${column}" says that some bookings were cancelled, but no column says when, so they would count as booked. Remove these rows from the file, or add a column with the time of the cancellation.`,
  'waiting-as-booked': (column) =>
    `"${column}" says that some clients are on a waiting list. They would count as booked. Remove these rows from the file.`,
  'places-as-one': (column) =>
    `"${column}" says that some bookings are for several places, but each row counts as one. Choose “Places booked” or “Guests” for it, or add a row for each further place.`,
  'guests-as-places': (column) =>
    `"${column}" is taken for all places of a booking, including the client’s own. If it counts only the people whom the client brings along, choose “Guests” for it.`,
  'classes-left-out': (column) =>
    `Classes that were cancelled according to "${column}" are left out. One that is still to come in your schedule is cancelled and its open places are closed; if it stays, the result names it.`,
  'bookings-left-out': (column) =>
    `Rows that "${column}" calls cancelled, without a time of cancellation, cancel the booking if it is known, and are left out otherwise. Rows on a waiting list are left out.`,
};

/** A remark in English, with fields named as in the contract. */
export function remarkInEnglish(remark: Remark): string {
  if ('count' in remark) return countedTexts[remark.code](remark.count);
  if ('fields' in remark) return `We couldn’t find a column for: ${remark.fields.join(', ')}.`;
  if ('others' in remark) {
    const others = remark.others.map((title) => `"${title}"`).join(' or ');
    return `"${remark.column}" is read as the class's name, but it could also be in ${others}. Please choose the right one.`;
  }
  if ('column' in remark) return columnTexts[remark.code](remark.column);
  return plainTexts[remark.code];
}
