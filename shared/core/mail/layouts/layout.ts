import type { MailEvent } from '../mail.ts';

/** A person's reading of a mail: its reservation, in the evaluation's form, or that there is none. */
export interface TaughtReservation {
  readonly eventType: MailEvent;
  /** The name as the mail has it. Null if it has none. */
  readonly customerName: string | null;
  readonly className: string | null;
  /** YYYY-MM-DD, as the mail means it. */
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
 * The elements of a line: a fixed word or mark; a varying part that is not needed (`data`: numbers, days, amounts;
 * `name`: capitalised words; `address`; `rest`: the rest of the line); or a field. A name in two places has a part in
 * each.
 */
export type LayoutElement =
  | { readonly kind: 'word' | 'mark'; readonly text: string }
  | { readonly kind: 'data' | 'name' | 'address' | 'rest' }
  | { readonly kind: 'field'; readonly field: LayoutField; readonly part?: 1 | 2 }
  /** A field that appears again with the same value. For a person, parts of the name are enough. */
  | { readonly kind: 'again'; readonly field: LayoutField };

export interface LayoutLine {
  readonly elements: readonly LayoutElement[];
  /** Whether a mail of this layout may lack it. */
  readonly optional: boolean;
  /**
   * How many lines of the mail that taught the layout have this form. More such lines on a page mean a further
   * reservation.
   */
  readonly times: number;
}

export interface MailDateFormat {
  /**
   * Its parts in order, with the text between them in lower case without accents: D day, M month, MMM its name, Y and
   * YY year, W weekday, near a word for a day near the mail's, first and second two numbers whose order is open.
   */
  readonly shape: readonly string[];
}

export interface MailTimeFormat {
  /** Whether am or pm is written. */
  readonly half: boolean;
}

export interface RefFormat {
  readonly digits: boolean;
  readonly letters: boolean;
}

/** How mails of one form are read. It holds no value of the mail that taught it. */
export interface MailLayout {
  readonly version: 1;
  readonly meaning: MailEvent | 'no-reservation';
  readonly subject: LayoutLine;
  /** Up to the last line with a field; for a mail without a reservation, all compared lines. */
  readonly lines: readonly LayoutLine[];
  /** Lines below that say what happened. */
  readonly told: readonly LayoutLine[];
  /** The general reader's result for such a mail. */
  readonly readAs: MailEvent | null;
  readonly dates: readonly MailDateFormat[];
  readonly time?: MailTimeFormat;
  readonly ref?: RefFormat;
  /** The lines that a list has for each of its reservations, which lack what is above the list. */
  readonly rows?: LayoutRows;
}

export interface LayoutRows {
  /** The layout's first line that is repeated for each reservation. */
  readonly from: number;
  /** The line behind the list, which has to follow: a row that is written otherwise is not passed over. null: the page ends. */
  readonly behind: LayoutLine | null;
}

/** The lines of a mail that are compared, and those that a layout holds. */
export const pageLinesMax = 240;
export const layoutLinesMax = 120;
/** The tokens of a line that are compared; a longer line ends there. */
export const lineTokensMax = 160;
/** A layout of more JSON is not learned. */
export const layoutCharactersMax = 24_000;
/** Fewer fixed words than this do not distinguish a layout from others. */
export const fixedWordsMin = 3;
