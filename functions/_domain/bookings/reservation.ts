import { channelNames, type Channel } from '#shared/contracts/channels.ts';
import type { BookingRow } from './booking-row.ts';
import { placesIn } from '#shared/core/bookings/booked-places.ts';
import { present } from '#functions/_platform/present.ts';
import { latestPlaces, withStatedPlaces, type StatedPlaces } from './stated-places.ts';
import { tellers, type Teller } from '#shared/contracts/reservations/tellers.ts';

interface Reported {
  /** When it happened, according to the reporting source (UTC). */
  readonly at: string;
  readonly source: Teller;
}

export interface Confirmation extends Reported {
  readonly customerName?: string | undefined;
  readonly customerEmail?: string | undefined;
  readonly revenueMinor?: number | undefined;
}

export type Cancellation = Reported;

/** Everything that was ever reported about one booking. */
export interface Reservation {
  readonly classId?: string | undefined;
  readonly confirmed?: Confirmation | undefined;
  readonly cancelled?: Cancellation | undefined;
  /** How many places it takes, according to the last report that said so. */
  readonly places?: StatedPlaces | undefined;
}

const teller = ({ source, at }: Reported): string => `${tellers.indexOf(source)} ${at}`;

/** The report from the more trusted source. From the same source, the earlier report. */
const believed = (a: Reported, b: Reported): Reported => (teller(b) < teller(a) ? b : a);

/** The longer text. Between texts of equal length the choice is fixed, so the order of reports does not matter. */
function fuller(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return b.length > a.length || (b.length === a.length && b > a) ? b : a;
}

const higher = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);

const confirmedBy = (a: Confirmation, b: Confirmation): Confirmation => {
  const { at, source } = believed(a, b);
  return present({
    at,
    source,
    customerName: fuller(a.customerName, b.customerName),
    customerEmail: fuller(a.customerEmail, b.customerEmail),
    revenueMinor: higher(a.revenueMinor, b.revenueMinor),
  });
};

const cancelledBy = (a: Cancellation, b: Cancellation): Cancellation => {
  const { at, source } = believed(a, b);
  return { at, source };
};

/**
 * Merges two sets of reports about one booking. The order and number of reports do not matter, because every field is
 * merged by a rule that ignores order. A cancelled booking stays cancelled, unless `restoredBy` applies.
 */
export const joined = (a: Reservation, b: Reservation): Reservation =>
  present({
    classId: a.classId ?? b.classId,
    confirmed:
      a.confirmed && b.confirmed ? confirmedBy(a.confirmed, b.confirmed) : (a.confirmed ?? b.confirmed),
    cancelled:
      a.cancelled && b.cancelled ? cancelledBy(a.cancelled, b.cancelled) : (a.cancelled ?? b.cancelled),
    places: latestPlaces(a.places, b.places),
  });

/**
 * The reports about a booking that the studio's own system cancelled and lists as booked again. That system is read, so
 * it says what holds at the time of the reading. A reading from before the cancellation, and the reports of others,
 * change nothing here.
 *
 * @returns undefined if the report does not take a cancellation back
 */
export function restoredBy(known: Reservation, report: Reservation): Reservation | undefined {
  const { confirmed, cancelled: ended } = known;
  const again = report.confirmed;
  if (!confirmed || !again || ended?.source !== 'studio-system' || again.source !== 'studio-system')
    return undefined;
  if (again.at <= ended.at) return undefined;
  const { at, source } = again;
  return present({
    classId: known.classId,
    confirmed: { ...confirmedBy(confirmed, again), at, source },
    places: latestPlaces(known.places, report.places),
  });
}

const confirmedFields = ['at', 'source', 'customerName', 'customerEmail', 'revenueMinor'] as const;

const sameConfirmation = (a: Confirmation | undefined, b: Confirmation | undefined): boolean =>
  confirmedFields.every((field) => a?.[field] === b?.[field]);

const sameCancellation = (a: Cancellation | undefined, b: Cancellation | undefined): boolean =>
  a?.at === b?.at && a?.source === b?.source;

const samePlaces = (a: StatedPlaces | undefined, b: StatedPlaces | undefined): boolean =>
  a?.count === b?.count && a?.at === b?.at;

export const sameReservation = (a: Reservation, b: Reservation): boolean =>
  a.classId === b.classId &&
  sameConfirmation(a.confirmed, b.confirmed) &&
  sameCancellation(a.cancelled, b.cancelled) &&
  samePlaces(a.places, b.places);

/** The facts needed to turn reports into a booking. */
export interface ReservationFacts {
  readonly classId: string;
  readonly bookingId: string;
  readonly channel: Channel;
  /** The revenue of one place, to use if the report does not include any. */
  readonly revenueMinor: number;
}

const customerOf = ({ customerName, customerEmail }: Confirmation) =>
  present({ customerName, customerEmail });

const newBooking = (facts: ReservationFacts, reported: Confirmation): BookingRow => ({
  ...facts,
  bookingType: channelNames[facts.channel],
  source: channelNames[facts.channel],
  status: 'confirmed',
  bookedAt: reported.at,
  ...customerOf(reported),
  revenueMinor: reported.revenueMinor ?? facts.revenueMinor,
});

/** Records who reported an imported booking, so that undoing the import keeps the booking. */
const reportedOf = ({ importedBy }: BookingRow, { source }: Confirmation) =>
  importedBy === undefined ? {} : { reportedBy: source };

const dayMs = 86_400_000;

/** Whether an instant is within the day that starts at `dayStart`. */
const isOnDay = (at: string, dayStart: string): boolean => {
  const laterMs = Date.parse(at) - Date.parse(dayStart);
  return laterMs >= 0 && laterMs < dayMs;
};

/** The stored booking. A file's values stay unless a later report changed them. */
function retainedBooking(
  stored: BookingRow,
  before: Confirmation | undefined,
  now: Confirmation | undefined,
): BookingRow {
  if (now === undefined) return stored;
  const reported = reportedOf(stored, now);
  const { bookedAtPrecision, ...rest } = stored;
  if (before === undefined || sameConfirmation(before, now))
    return bookedAtPrecision === 'day' && isOnDay(now.at, stored.bookedAt)
      ? { ...customerOf(now), ...rest, ...reported, bookedAt: now.at }
      : { ...customerOf(now), ...stored, ...reported };
  return {
    ...rest,
    ...reported,
    bookedAt: now.at,
    ...customerOf(now),
    revenueMinor: now.revenueMinor ?? stored.revenueMinor,
  };
}

/**
 * The booking with the number of places that was last reported. Revenue that nobody stated follows from the number, at
 * the price of one place; revenue of a file or of a report is for all places.
 */
function withReportedPlaces(booking: BookingRow, { confirmed, places }: Reservation): BookingRow {
  if (!places) return booking;
  const after = withStatedPlaces(booking, places, 'report');
  const isStated =
    confirmed?.revenueMinor !== undefined ||
    booking.importedBy !== undefined ||
    booking.changedBy !== undefined ||
    booking.filePlaces !== undefined;
  if (isStated || placesIn(after) === placesIn(booking)) return after;
  return { ...after, revenueMinor: Math.round((booking.revenueMinor / placesIn(booking)) * placesIn(after)) };
}

function cancelled(
  booking: BookingRow,
  before: Cancellation | undefined,
  { at, source }: Cancellation,
): BookingRow {
  const { cancelledAtPrecision, ...rest } = booking;
  const isKnown = booking.cancelledAt !== undefined && cancelledAtPrecision === undefined;
  const isRetained = isKnown && (before === undefined || before.at === at);
  const cancelledAt = at < booking.bookedAt ? booking.bookedAt : at;
  return {
    ...rest,
    status: 'cancelled',
    cancelledAt: isRetained ? booking.cancelledAt : cancelledAt,
    cancelledBy: source,
  };
}

/** The booking without a cancellation that was taken back. */
const standingAgain = ({
  cancelledAt: _at,
  cancelledAtPrecision: _precision,
  cancelledBy: _by,
  ...booking
}: BookingRow): BookingRow => ({
  ...booking,
  status: 'confirmed',
});

/**
 * Derives the booking from its reports.
 *
 * @param stored the stored booking, from a file or from reports
 * @param before the earlier reports
 * @param now all reports
 * @returns undefined if there is no booking because only the cancellation of an unknown booking was reported
 */
export function bookingAfter(
  facts: ReservationFacts,
  stored: BookingRow | undefined,
  before: Reservation,
  now: Reservation,
): BookingRow | undefined {
  const made = stored
    ? retainedBooking(stored, before.confirmed, now.confirmed)
    : now.confirmed && newBooking(facts, now.confirmed);
  if (!made) return undefined;
  const standing = withReportedPlaces(made, now);
  if (now.cancelled) return cancelled(standing, before.cancelled, now.cancelled);
  return before.cancelled ? standingAgain(standing) : standing;
}
