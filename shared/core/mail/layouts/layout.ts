import type { ChangeKind } from '../changed-booking.ts';
import type { MailEvent } from '../mail.ts';

/** A person's reading of an e-mail: its reservation, or that there is none. */
export interface TaughtReservation {
  readonly eventType: MailEvent;
  /** The name as written in the e-mail. Null if there is none. */
  readonly customerName: string | null;
  readonly className: string | null;
  /** YYYY-MM-DD, the day that the e-mail means. */
  readonly classDate: string | null;
  /** HH:mm */
  readonly classTime: string | null;
  readonly marketplaceBookingRef: string | null;
}
export type TaughtMeaning = TaughtReservation | 'no-reservation';

export const layoutFields = [
  'customerName',
  'className',
  'classDate',
  'classTime',
  'marketplaceBookingRef',
] as const;
export type LayoutField = (typeof layoutFields)[number];

/**
 * The elements of a line: a fixed word or punctuation mark; a variable part that is not needed (`data`: numbers, days,
 * amounts; `name`: capitalised words; `address`; `rest`: the rest of the line); or a field. If a name is split over two
 * places, each contains a part.
 */
export type LayoutElement =
  | { readonly kind: 'word' | 'mark'; readonly text: string }
  | { readonly kind: 'data' | 'name' | 'address' | 'rest' }
  | { readonly kind: 'field'; readonly field: LayoutField; readonly part?: 1 | 2 }
  /** A field that appears again with the same value. For a person, parts of the name are enough. */
  | { readonly kind: 'again'; readonly field: LayoutField };

export interface LayoutLine {
  readonly elements: readonly LayoutElement[];
  /** Whether the line is optional in e-mails of this layout. */
  readonly optional: boolean;
  /**
   * Number of lines with this form in the e-mail that taught the layout. More such lines on a page mean a further
   * reservation.
   */
  readonly times: number;
}

export interface MailDateFormat {
  /**
   * Its parts in order, with the text between them in lower case without accents: D day, M month, MMM its name, Y and
   * YY year, W weekday, near a word for a day near the e-mail's, first and second two numbers whose order is open.
   */
  readonly shape: readonly string[];
}

export interface MailTimeFormat {
  /** Whether the time contains am or pm. */
  readonly half: boolean;
}

export interface RefFormat {
  readonly digits: boolean;
  readonly letters: boolean;
}

/** How to read e-mails of one form. It contains no value from the e-mail that taught it. */
export interface MailLayout {
  readonly version: 1;
  readonly meaning: MailEvent | 'no-reservation';
  readonly subject: LayoutLine;
  /** The lines up to the last one with a field; for an e-mail without a reservation, all compared lines. */
  readonly lines: readonly LayoutLine[];
  /** Lines further down that say what happened. */
  readonly told: readonly LayoutLine[];
  /** The general parser's result for such an e-mail. */
  readonly readAs: MailEvent | null;
  /** The change of a booking that such an e-mail may report; absent if it reports none. */
  readonly change?: ChangeKind;
  /**
   * How many further days and times with a class's form the e-mail that taught the layout had below or beside its
   * reservation; absent if it had none.
   */
  readonly further?: number;
  readonly dates: readonly MailDateFormat[];
  readonly time?: MailTimeFormat;
  readonly ref?: RefFormat;
  /** The lines that a list contains for each of its reservations; values above the list apply to all of them. */
  readonly rows?: LayoutRows;
}

export interface LayoutRows {
  /** The layout's first line that is repeated for each reservation. */
  readonly from: number;
  /** The line that must follow the list, so that a row with a different form is not skipped. null: the page ends. */
  readonly behind: LayoutLine | null;
}

/** Maximum number of compared lines in an e-mail, and of lines in a layout. */
export const pageLinesMax = 240;
export const layoutLinesMax = 120;
/** Maximum number of compared tokens in a line; a longer line is truncated. */
export const lineTokensMax = 160;
/** Maximum size of a layout as JSON; larger ones are not learned. */
export const layoutCharactersMax = 24_000;
/** Minimum number of fixed words that distinguish a layout from others. */
export const fixedWordsMin = 3;
