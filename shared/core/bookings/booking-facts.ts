import type { SoldThrough } from '../csv/channel-of.ts';
import { fold } from '../csv/text.ts';
import { isAnonymous, readClient, type ReadClient } from './client.ts';
import type { VisitKind } from '../visits/kinds.ts';
import { namedKindOf } from '../visits/visit-kind.ts';

/** The sources of references. Two references from one source mean one booking if they are equal, otherwise two. */
export const referenceKinds = ['file', 'marketplace', 'system', 'mail'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];
export type References = Readonly<Partial<Record<ReferenceKind, string | undefined>>>;

/** The precision of a booking time. */
export type Precision = 'day' | 'minute' | 'second';

/** One booked place of one class, as reported by a source or as stored. */
export interface BookingFacts {
  readonly channel: SoldThrough;
  readonly bookingType: string;
  readonly customerName?: string | undefined;
  readonly customerEmail?: string | undefined;
  /** UTC instant; the beginning of the studio's day if only the day is known. */
  readonly bookedAt: string;
  /** Whether only the day of `bookedAt` is known. Minutes and seconds can be distinguished by the instant itself. */
  readonly isDay?: boolean | undefined;
  /** UTC instant; undefined if the booking is not cancelled. */
  readonly cancelledAt?: string | undefined;
  readonly references: References;
  /** The booking has a reference of some kind, but its value is unknown. */
  readonly hasLostReference?: boolean | undefined;
  /** A webhook, an e-mail or a system reported it, so `bookedAt` may be later than the booking. */
  readonly isReported: boolean;
}

/** A booking in the form in which bookings are compared. */
export interface ReadBooking {
  /** The studio's own sales, or a marketplace. */
  readonly seller: SoldThrough;
  readonly client: ReadClient;
  readonly isAnonymous: boolean;
  readonly type: string;
  readonly typeKind: VisitKind | undefined;
  readonly atMs: number;
  readonly precision: Precision;
  readonly cancelledMs: number | undefined;
  /** The cancellation may be this much later than `cancelledMs`. */
  readonly cancelledSpanMs: number;
  readonly references: References;
  readonly referenceList: readonly string[];
  readonly hasLostReference: boolean;
  readonly isReported: boolean;
}

const minuteMs = 60_000;

const precisionOf = (atMs: number, isDay: boolean | undefined): Precision =>
  isDay ? 'day' : atMs % minuteMs === 0 ? 'minute' : 'second';

const dayMs = 86_400_000;

/** Converts a booking for comparison. Kenko sells for the studio: its sales are the studio's own. */
export function readBooking(facts: BookingFacts): ReadBooking {
  const { channel, bookingType, customerName, customerEmail, bookedAt, isDay, cancelledAt } = facts;
  const client = readClient({ name: customerName, email: customerEmail });
  const atMs = Date.parse(bookedAt);
  const precision = precisionOf(atMs, isDay);
  const cancelledMs = cancelledAt === undefined ? undefined : Date.parse(cancelledAt);
  return {
    seller: channel === 'kenko' ? 'direct' : channel,
    client,
    isAnonymous: isAnonymous(client),
    type: fold(bookingType),
    typeKind: namedKindOf(bookingType),
    atMs,
    precision,
    cancelledMs,
    cancelledSpanMs:
      precision === 'day' ? dayMs : cancelledMs !== undefined && cancelledMs % minuteMs === 0 ? minuteMs : 0,
    references: facts.references,
    referenceList: Object.values(facts.references).filter((one): one is string => one !== undefined),
    hasLostReference: facts.hasLostReference === true,
    isReported: facts.isReported,
  };
}
