/** The kinds of reservation mail that a studio gets. */
export type MailEvent = 'booking_confirmed' | 'booking_cancelled' | 'class_cancelled';

/** One header of a mail: its name in lower case, its value unfolded and otherwise as it stands. */
export interface MailHeader {
  readonly name: string;
  readonly value: string;
}

/** A mail's parts that are read; attachments are not. */
export interface ParsedMail {
  readonly subject: string;
  readonly from: string;
  /** The Date header unchanged; empty if there is none. */
  readonly date: string;
  readonly text: string;
  readonly html: string;
}

/**
 * One reservation as the mail states it; null for what the mail does not say. Dates are YYYY-MM-DD, times HH:mm, both
 * local.
 */
export interface MailReservation {
  readonly eventType: MailEvent;
  readonly marketplace: string | null;
  readonly customerName: string | null;
  readonly className: string | null;
  readonly classDate: string | null;
  readonly classTime: string | null;
  readonly marketplaceBookingRef: string | null;
  /** The probability that every field of it is right, from 0 to 1. */
  readonly confidence: number;
}

export type MailOutcome = 'parsed' | 'manual_review' | 'ignored';

export interface MailReading {
  readonly outcome: MailOutcome;
  /** Why it was ignored or not trusted, each a sentence; empty for a parsed mail. */
  readonly reasons: readonly string[];
  /** With `manual_review`, the values that could be read; with `ignored`, none. */
  readonly reservations: readonly MailReservation[];
}

/** A mail with more bytes is refused unread. */
export const mailBytesMax = 25 * 1024 * 1024;
/**
 * The number of bytes of a mail that are parsed: bodies come before attachments. Parsing 25 MB of HTML takes a
 * gigabyte.
 */
export const mailReadBytesMax = 4 * 1024 * 1024;
/** The number of characters of a body that are read: a reservation is near the beginning. */
export const bodyCharactersMax = 200_000;
/** The characters of a body's text, without its HTML, that are read. */
export const textCharactersMax = 60_000;
/** The lines of a body that are read. */
export const linesMax = 2_000;
/** The characters of a line that are read. */
export const lineCharactersMax = 1_000;
/** The most reservations of one mail that are read. */
export const reservationsMax = 50;
