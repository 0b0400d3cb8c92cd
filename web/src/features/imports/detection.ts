import * as pageMessages from '#messages/imports';
import type { Analysis, DateFormat, TimeFormat } from '#shared/contracts/imports/plan.ts';
import { confidenceLevel, type ConfidenceLevel } from '../../ui/confidence.ts';
import type { Message } from './message.ts';

const messages: Record<ConfidenceLevel, Message> = {
  High: {
    type: 'success',
    header: pageMessages.formatDetectedSuccessfully,
    content: pageMessages.yourColumnsWereUnderstoodPleaseConfirm,
  },
  Medium: {
    type: 'info',
    header: pageMessages.columnMappingDetected,
    content: pageMessages.pleaseReviewTheMappingBelowTo,
  },
  Low: {
    type: 'error',
    header: pageMessages.lowConfidenceDetection,
    content: pageMessages.pleaseReviewAndAdjustTheColumn,
  },
};

const modelRequested = pageMessages.ourOwnReadingWasNotSure;

/**
 * The message about how well a file was understood.
 *
 * @param needsPerson whether a question is still open; the message then does not report success
 */
export function detectionMessage(
  { confidence, origin }: Pick<Analysis, 'confidence' | 'origin'>,
  needsPerson: boolean,
): Message {
  if (needsPerson && confidenceLevel(confidence) === 'High') return messages.Medium;
  if (origin === 'remembered') return { ...messages.High, content: pageMessages.yourColumnsAreMappedAsLast };
  const message = messages[confidenceLevel(confidence)];
  if (origin === 'other-studios')
    return { ...message, content: pageMessages.otherStudiosConfirmedTheseColumns };
  return origin === 'second-opinion' ? { ...message, content: modelRequested } : message;
}

/** The message about a file with another report than bookings, which names the report to export instead. */
export const reportMessages: Record<NonNullable<Analysis['report']>, Message> = {
  attendance: {
    type: 'warning',
    header: pageMessages.thisLooksLikeAnAttendanceList,
    content: pageMessages.itSaysWhoCameAndNot,
  },
  waitlist: {
    type: 'warning',
    header: pageMessages.thisLooksLikeAWaitlist,
    content: pageMessages.peopleOnAWaitlistHaveNo,
  },
  payouts: {
    type: 'warning',
    header: pageMessages.thisLooksLikeAPayoutReport,
    content: pageMessages.itSaysWhatAMarketplacePays,
  },
};

export const encodingNames: Record<Analysis['encoding'], string> = {
  'utf-8': 'UTF-8',
  'utf-16le': pageMessages.utf16LittleEndian,
  'utf-16be': pageMessages.utf16BigEndian,
  'windows-1252': pageMessages.windows1252Latin,
};

export const delimiterNames: Record<Analysis['delimiter'], string> = {
  ',': pageMessages.comma,
  ';': pageMessages.semicolon,
  '\t': pageMessages.tab,
  '|': pageMessages.verticalBar,
};

export interface FormatOption<T extends string> {
  value: T | 'none';
  label: string;
}

/** The example is the last day of a year, because there day and month cannot be confused. */
const orders: FormatOption<DateFormat>[] = [
  { value: 'YYYY-MM-DD', label: pageMessages.yyyyMmDd20261231 },
  { value: 'DD/MM/YYYY', label: pageMessages.ddMmYyyy31122026 },
  { value: 'MM/DD/YYYY', label: pageMessages.mmDdYyyy12312026 },
  { value: 'YYYY/MM/DD', label: pageMessages.yyyyMmDd20261231Title },
  { value: 'DD-MM-YYYY', label: pageMessages.ddMmYyyy31122026Title },
  { value: 'DD/MM/YY', label: pageMessages.ddMmYy311226 },
  { value: 'MM/DD/YY', label: pageMessages.mmDdYy123126 },
];

export const dateFormats: FormatOption<DateFormat>[] = [
  { value: 'none', label: pageMessages.eachDateShowsItsOwnOrder },
  ...orders,
];

/** The choices for a person who has to state the order of day and month because no date shows it. */
export const requestedDateFormats: readonly FormatOption<DateFormat>[] = orders;

export const momentFormats: FormatOption<DateFormat>[] = [
  { value: 'none', label: pageMessages.asTheClassDate },
  ...orders,
];

export const decimalMarks: FormatOption<'.' | ','>[] = [
  { value: 'none', label: pageMessages.eachAmountShowsItsOwn },
  { value: ',', label: pageMessages.comma123450 },
  { value: '.', label: pageMessages.point123450 },
];

export const timeFormats: FormatOption<TimeFormat>[] = [
  { value: 'none', label: pageMessages.eachTimeShowsItsOwn },
  { value: '24h', label: pageMessages.n24Hours1830 },
  { value: '12h', label: pageMessages.n12Hours630Pm },
  { value: '12h-hour-only', label: pageMessages.n12HoursHourOnly6Pm },
  { value: 'range-24h', label: pageMessages.fromTo24Hours1830 },
  { value: 'range-12h', label: pageMessages.fromTo12Hours630 },
];

/** The text before a file's header is hardly ever longer than this. */
const headerRowsOffered = 10;

/** The rows that may be a file's header; the detected one is always included. */
export function headerChoices({
  headerRow,
  rowCount,
}: Pick<Analysis, 'headerRow' | 'rowCount'>): { value: string; label: string }[] {
  const offered = Math.min(headerRowsOffered, headerRow + rowCount);
  const rows = Array.from({ length: offered }, (_, at) => at + 1);
  if (headerRow > offered) rows.push(headerRow);
  return [
    { value: '0', label: pageMessages.theFileHasNone },
    ...rows.map((row) => ({ value: String(row), label: pageMessages.rowRow(row) })),
  ];
}
