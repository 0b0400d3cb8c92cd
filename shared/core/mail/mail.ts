/** The kinds of reservation e-mail that a studio gets. */
export type MailEvent = 'booking_confirmed' | 'booking_cancelled' | 'class_cancelled';

/** One header of an e-mail: its name in lower case, its value unfolded and otherwise unchanged. */
export interface MailHeader {
  readonly name: string;
  readonly value: string;
}

/** The parts of an e-mail that are read; attachments are not. */
export interface ParsedMail {
  readonly subject: string;
  readonly from: string;
  /** The Date header unchanged; empty if there is none. */
  readonly date: string;
  readonly text: string;
  readonly html: string;
}

/**
 * One reservation as the e-mail states it; null for values that it omits. Dates are YYYY-MM-DD, times HH:mm, both
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
  /** How many places it takes, if the e-mail is about several. */
  readonly places?: number | undefined;
  /** How many places it took before, if only some of them were cancelled. */
  readonly ofPlaces?: number | undefined;
  /** The probability that every field of it is right, from 0 to 1. */
  readonly confidence: number;
}

export type MailOutcome = 'parsed' | 'manual_review' | 'ignored';

export interface MailReading {
  readonly outcome: MailOutcome;
  /** Why it was ignored or not trusted, one sentence per reason; empty for a parsed e-mail. */
  readonly reasons: readonly string[];
  /** With `manual_review`, the values that could be read; with `ignored`, none. */
  readonly reservations: readonly MailReservation[];
}

/** Maximum size of an e-mail in bytes; a larger one is refused without reading it. */
export const mailBytesMax = 25 * 1024 * 1024;
/**
 * Number of bytes of an e-mail that are parsed. This is enough because bodies come before attachments. Parsing 25 MB of
 * HTML takes a gigabyte of memory.
 */
export const mailReadBytesMax = 1024 * 1024;
/** Maximum number of characters read from a body: a reservation is near the beginning. */
export const bodyCharactersMax = 200_000;
/** Maximum number of characters read from a body's text, without its HTML. */
export const textCharactersMax = 60_000;
/** Maximum number of lines read from a body. */
export const linesMax = 2_000;
/** Maximum number of characters read from a line. */
export const lineCharactersMax = 1_000;
/** Maximum number of reservations read from one e-mail. */
export const reservationsMax = 50;
