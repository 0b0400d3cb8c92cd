import * as z from 'zod';
import { isPlainText, plainTextRefusal } from '../core/text/plain-text.ts';
import { isInKnownYears, knownYearsRefusal } from '../core/time/known-years.ts';

/**
 * A text from a person: every text in a request uses this schema or a specific format. Each field has its own limits.
 */
export const text = () => z.string().refine(isPlainText, plainTextRefusal);

/** A ULID: 26 characters in Crockford's base 32 that sort by creation time. */
export const ulid = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/, 'must be a ULID');

/** A studio's id: the `sub` of its owner in the user pool. */
export const studioId = z.uuid();

/** A class's id: its UTC start to the minute, and 12 hex digits of the hash of its identity. */
export const classId = z.string().regex(/^\d{8}T\d{4}Z-[0-9a-f]{12}$/, 'must be a class id');

/** An instant: ISO 8601 in UTC, within a plausible range of years. */
export const instant = z.iso.datetime().refine(isInKnownYears, knownYearsRefusal);

/** A calendar day of the studio: YYYY-MM-DD, within a plausible range of years. */
export const localDate = z.iso.date().refine(isInKnownYears, knownYearsRefusal);

/** A local time of the studio: HH:mm. */
export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time as HH:mm');

/** An amount in the smallest unit of its currency. */
export const minor = z.int();

export const currencies = ['USD', 'MXN', 'EUR', 'GBP', 'CAD', 'AUD', 'BRL', 'CLP', 'COP'] as const;
export const currency = z.enum(currencies);
export type Currency = z.output<typeof currency>;

/** A stored time zone. It was checked when it was set; checking it again would take a third of a millisecond. */
export const storedTimezone = z.string().max(64);

/** An IANA time zone known to this machine. */
export const timezone = storedTimezone.refine(
  isTimezone,
  'must be an IANA time zone such as America/Mexico_City',
);

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Number of places, bookings or seats: whole and not negative. */
export const placesMax = 32_000;
export const places = z.int().min(0).max(placesMax);

/** The cursor of the next page. Callers must not interpret it. */
export const cursor = z
  .string()
  .max(1024)
  .regex(/^[\w-]*$/, 'is not a valid cursor');

/** A share between 0 and 1. */
export const share = z.number().min(0).max(1);
