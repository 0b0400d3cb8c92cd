import {
  readBooking,
  referenceKinds,
  type BookingFacts,
  type Precision,
  type ReadBooking,
} from './booking-facts.ts';
import { clientLikeness, type ClientLikeness } from './client.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The uncertainty of a time, by precision. */
const spanMs: Readonly<Record<Precision, number>> = { day: dayMs, minute: minuteMs, second: 0 };
const coarseness: Readonly<Record<Precision, number>> = { second: 0, minute: 1, day: 2 };
/** Allowance for different clocks: each system stores a booking at the time of its arrival there. */
const clocksApartMs = 2_000;
/** Some systems truncate a time to the minute, others round it. */
const roundedUpMs = minuteMs / 2;
/** When daylight saving time changes, midnight can differ between two systems. */
const midnightsApartMs = 2 * hourMs;

/** The maximum time difference between two reports of one named client's booking. */
const namedApartMs = 1.5 * minuteMs;
/** The maximum delay of a report after the booking itself. */
const reportedLaterMs = 2 * hourMs;
/** The maximum time that a report may be earlier, because clocks differ. */
const reportedEarlierMs = 2 * minuteMs;

/** The maximum time difference between two reports of one booking without a reference. */
export function apartMaxMs(bookings: readonly ReadBooking[]): number {
  const days = bookings.some(({ precision }) => precision === 'day') ? dayMs + midnightsApartMs : 0;
  const later = bookings.some(({ isReported }) => isReported) ? reportedLaterMs : 0;
  return days + later + 2 * namedApartMs;
}

/** The difference between two times, less the uncertainty of the less precise one. */
function gapMs(a: ReadBooking, b: ReadBooking): number {
  const [fine, coarse] = coarseness[a.precision] <= coarseness[b.precision] ? [a, b] : [b, a];
  const laterMs = fine.atMs - coarse.atMs;
  if (coarse.precision === 'second') return Math.abs(laterMs) <= clocksApartMs ? 0 : Math.abs(laterMs);
  if (fine.precision === coarse.precision)
    return coarse.precision === 'day' && Math.abs(laterMs) <= midnightsApartMs ? 0 : Math.abs(laterMs);
  const earlierMs = coarse.precision === 'minute' ? roundedUpMs : 0;
  if (laterMs < -earlierMs) return -laterMs;
  return Math.max(0, laterMs - spanMs[coarse.precision] + 1);
}

/** Whether one booking may be the marketplace's later report of the other one. */
function isLateReport(a: ReadBooking, b: ReadBooking): boolean {
  const laterMs = a.atMs - b.atMs;
  const mayFollow = (report: ReadBooking, earlier: ReadBooking, byMs: number): boolean =>
    report.isReported &&
    report.precision !== 'day' &&
    byMs >= -reportedEarlierMs &&
    byMs - spanMs[earlier.precision] <= reportedLaterMs;
  return mayFollow(a, b, laterMs) || mayFollow(b, a, -laterMs);
}

/** Whether one booking was cancelled before the other was made, because the client booked again. */
function isBookedAgain(a: ReadBooking, b: ReadBooking): boolean {
  const after = (one: ReadBooking, other: ReadBooking): boolean =>
    one.cancelledMs !== undefined &&
    one.cancelledMs + one.cancelledSpanMs < other.atMs &&
    other.atMs > one.atMs + spanMs[one.precision];
  return after(a, b) || after(b, a);
}

const areTypesApart = (a: ReadBooking, b: ReadBooking): boolean =>
  a.typeKind !== undefined && b.typeKind !== undefined && a.typeKind !== b.typeKind;

/** Whether the times of two bookings allow them to be the same, ignoring the clients. */
const canBeOne = (a: ReadBooking, b: ReadBooking, apartMs: number): boolean =>
  apartMs <= namedApartMs || (a.seller !== 'direct' && isLateReport(a, b));

/** Whether two bookings whose times match are the same, given how similar their clients are. */
function areOne(a: ReadBooking, b: ReadBooking, client: ClientLikeness, apartMs: number): boolean {
  const isMarketplace = a.seller !== 'direct';
  if (client === 'same' || client === 'similar') return true;
  if (client === 'doubtful')
    return apartMs <= namedApartMs && (isMarketplace || (a.precision !== 'day' && b.precision !== 'day'));
  if (isMarketplace) return apartMs === 0 || (apartMs <= namedApartMs && (a.isReported || b.isReported));
  const isExact = a.precision === 'second' && b.precision === 'second';
  return apartMs === 0 && !areTypesApart(a, b) && (isExact || (a.isAnonymous && b.isAnonymous));
}

/** The format of a reference. References from one list share a format. */
const shapeOf = (reference: string): string =>
  reference
    .split(/([^\p{L}\p{N}]+)/u)
    .map((part) => (/^\d+$/.test(part) ? '9' : /^[\p{L}\p{N}]+$/u.test(part) ? `a${part.length}` : part))
    .join('');

const isNumber = (reference: string): boolean => /^\d+$/.test(reference);

/** Whether two references can come from one list, so that different values mean two bookings. */
const areOfOneList = (a: string, b: string): boolean =>
  shapeOf(a) === shapeOf(b) && (!isNumber(a) || Math.abs(a.length - b.length) <= 1);

/** Compares two bookings by their references: the same booking, two bookings, or undecided. */
function byReference(a: ReadBooking, b: ReadBooking): 'same' | 'different' | undefined {
  const [own, others] = [a.referenceList, b.referenceList];
  if (own.length === 0 && others.length === 0) return undefined;
  if (own.some((one) => others.includes(one))) return 'same';
  const differ = referenceKinds.some((kind) => {
    const [one, other] = [a.references[kind], b.references[kind]];
    // An id generated from an e-mail identifies the client and the class, unless a person said that this is another
    // booking.
    return one !== undefined && other !== undefined && (kind === 'mail' || areOfOneList(one, other));
  });
  const isLost = (a.hasLostReference && others.length > 0) || (b.hasLostReference && own.length > 0);
  return differ || isLost ? 'different' : undefined;
}

const clientRank = { same: 0, similar: 1, doubtful: 2, unknown: 3 } as const;
const gapMaxSeconds = 200_000;

/**
 * Compares two bookings of one class: 0 for the same reference, higher for a less certain match, undefined for
 * different bookings. References decide if both have one from the same source. Otherwise the seller, the client and the
 * time decide. Times are compared at the coarser precision (second, minute or day), and a marketplace's report may
 * arrive later than the booking. Two bookings without names match only at the same time. Types distinguish only clients
 * without names; for named clients they only rank matches. Symmetric.
 */
export function bookingLikeness(a: ReadBooking, b: ReadBooking): number | undefined {
  if (a.seller !== b.seller) return undefined;
  const said = byReference(a, b);
  if (said) return said === 'same' ? 0 : undefined;
  const apartMs = gapMs(a, b);
  if (!canBeOne(a, b, apartMs) || isBookedAgain(a, b)) return undefined;
  const client = clientLikeness(a.client, b.client);
  if (client === 'different' || !areOne(a, b, client, apartMs)) return undefined;
  const seconds = Math.min(gapMaxSeconds, Math.ceil(apartMs / 1000));
  const otherState = Number((a.cancelledMs === undefined) !== (b.cancelledMs === undefined));
  const otherType = Number(a.type !== b.type) + Number(areTypesApart(a, b));
  return 1 + clientRank[client] * 10_000_000 + seconds * 10 + otherState * 4 + otherType;
}

/** Whether to keep a stored time instead of a reported one: both are compatible, and the stored one is more precise. */
export function keepsMoment(stored: BookingFacts, reported: BookingFacts): boolean {
  const [a, b] = [readBooking(stored), readBooking(reported)];
  return coarseness[a.precision] < coarseness[b.precision] && gapMs(a, b) === 0;
}
