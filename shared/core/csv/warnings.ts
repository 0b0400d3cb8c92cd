import { counted } from '../text/counted.ts';
import type { FormatFinding } from './date-order.ts';
import { priceAsRevenue } from './adjust-columns.ts';
import type { Mapping } from './map-columns.ts';
import { requiredFields, type Field, type FileKind } from './plan.ts';

export interface Remarks {
  readonly kind: FileKind;
  readonly mapping: Mapping;
  readonly titles: readonly string[];
  /** Columns that could be the class's name as well. */
  readonly rivals: readonly number[];
  readonly headerFound: boolean;
  readonly preambleRows: number;
  readonly leftOut: { readonly total: number; readonly note: number; readonly header: number };
  readonly raggedRows: number;
  readonly rowCount: number;
  readonly date: FormatFinding | undefined;
  readonly serialDates: boolean;
  readonly momentOpen: boolean;
  readonly timeUnknown: boolean;
  readonly zonedTimes: boolean;
}

const rows = (count: number): string => counted(count, 'row');

function ofDates({ mapping, titles, date, serialDates, momentOpen }: Remarks): string[] {
  const column = mapping.evidence.get('class_date')?.column;
  if (column === undefined) return [];
  const title = titles[column] ?? '';
  const found: string[] = [];
  if (serialDates)
    found.push(
      `The dates in "${title}" are spreadsheet numbers. Format the column as dates and export it again.`,
    );
  else if (date?.finding?.by === 'contradiction')
    found.push(
      `Some dates in "${title}" put the day first and some the month. Please correct them and choose the date format.`,
    );
  else if (date?.finding?.order === null)
    found.push(
      `The dates in "${title}" can be read as day/month or as month/day. Please choose the date format.`,
    );
  else if (date && !date.readable)
    found.push(`The dates in "${title}" are not in a format that can be read.`);
  if (momentOpen)
    found.push('The booking dates can be read as day/month or as month/day. Please check them.');
  return found;
}

function ofLayout({ headerFound, preambleRows, leftOut, raggedRows }: Remarks): string[] {
  const found: string[] = [];
  if (!headerFound) found.push('The file has no header row. Please check what each column holds.');
  if (preambleRows > 0) found.push(`${rows(preambleRows)} above the header left out.`);
  if (leftOut.header > 0)
    found.push(
      `The header stands ${counted(leftOut.header + 1, 'time')} in the file; its repetitions are left out.`,
    );
  if (leftOut.total > 0) found.push(`${rows(leftOut.total)} with totals left out.`);
  if (leftOut.note > 0) found.push(`${rows(leftOut.note)} with a single text left out.`);
  if (raggedRows > 0)
    found.push(
      `${counted(raggedRows, 'row has', 'rows have')} another number of cells than the header. A text with commas must be in quotes.`,
    );
  return found;
}

function ofRevenue({ mapping, titles }: Remarks): string[] {
  const revenue = mapping.evidence.get('studio_revenue');
  if (!revenue || revenue.title > priceAsRevenue) return [];
  return [`"${titles[revenue.column] ?? ''}" is taken for what a booking brings the studio.`];
}

function ofClassName({ mapping, titles, rivals }: Remarks): string[] {
  const chosen = mapping.evidence.get('class_name')?.column;
  if (rivals.length === 0 || chosen === undefined) return [];
  const others = rivals.map((at) => `"${titles[at] ?? ''}"`).join(' or ');
  return [
    `"${titles[chosen] ?? ''}" is read as the class's name, but it could also be in ${others}. Please choose the right one.`,
  ];
}

/** What the owner should know of a reading, in plain words. */
export function warningsOf(remarks: Remarks): string[] {
  const { kind, mapping, rowCount, timeUnknown, zonedTimes } = remarks;
  const missing = (requiredFields[kind] as readonly Field[]).filter((field) => !mapping.evidence.has(field));
  const found = ofLayout(remarks);
  if (rowCount === 0) found.push('The file has no data rows.');
  if (missing.length > 0) found.push(`We couldn’t find a column for: ${missing.join(', ')}.`);
  found.push(...ofClassName(remarks), ...ofDates(remarks), ...ofRevenue(remarks));
  if (timeUnknown) found.push('The class times are not in a format that can be read.');
  if (zonedTimes) found.push('The class times carry a time zone and are shown in the zone of your studio.');
  return found;
}
