import { keepsMoment } from '#shared/core/bookings/likeness.ts';
import type { BookingFacts, ReferenceKind } from '#shared/core/bookings/booking-facts.ts';
import type { Teller } from '#shared/contracts/reservations/tellers.ts';
import { normalised, shortHash } from '#functions/_domain/classes/class-identity.ts';
import { present } from '#functions/_platform/present.ts';
import type { BookingRow } from './booking-row.ts';
import { placesStatedFor, withStatedPlaces } from './stated-places.ts';

const bookingIdHexDigits = 24;
/** Separates a booking id from the place number of identical bookings. */
const placeMark = '-';

/** The id of a booking with a reference. Every source that reports the booking gets the same id. */
export const bookingIdByReference = (classId: string, reference: string): string =>
  shortHash(bookingIdHexDigits, classId, 'reference', reference);

interface Named extends Pick<BookingRow, 'classId' | 'bookedAt' | 'bookingType'> {
  readonly customerEmail?: string | undefined;
  readonly customerName?: string | undefined;
}

/** The id of a booking without a reference. If several such bookings are equal, this is the id of the first. */
export const bookingIdByContent = (row: Named): string =>
  shortHash(
    bookingIdHexDigits,
    row.classId,
    normalised(row.customerEmail ?? row.customerName ?? ''),
    row.bookedAt,
    normalised(row.bookingType),
  );

/** The id of a booking in a file, by its reference if it has one. */
export const bookingIdInFile = (row: Named & { readonly fileReference?: string | undefined }): string =>
  row.fileReference === undefined
    ? bookingIdByContent(row)
    : bookingIdByReference(row.classId, row.fileReference);

/** The id of one of several identical places. The first place has the plain id. */
export const idOfPlace = (bookingId: string, place: number): string =>
  place === 0 ? bookingId : `${bookingId}${placeMark}${place}`;

/** The id that several identical places have without their place number. */
export const firstIdOf = (bookingId: string): string => bookingId.slice(0, bookingIdHexDigits);

const fieldOf = {
  file: 'fileReference',
  marketplace: 'marketplaceReference',
  system: 'systemReference',
  mail: 'mailReference',
} as const satisfies Record<ReferenceKind, keyof BookingRow>;

/**
 * Prefix of the reference that Cupo makes for a mail without a booking number. The marketplace does not know such
 * references.
 */
export const madeByMail = 'mail:';

/** The kind of a reported reference: given by the reporting source itself, or by the channel. */
export const referenceKind = (source: Teller, reference: string): ReferenceKind => {
  if (source === 'studio-system') return 'system';
  return source === 'mail' && reference.startsWith(madeByMail) ? 'mail' : 'marketplace';
};

/** Adds the reported reference to the booking, unless it already has another reference of that kind. */
export function withReference(booking: BookingRow, source: Teller, reference: string): BookingRow {
  const field = fieldOf[referenceKind(source, reference)];
  return booking[field] === undefined ? { ...booking, [field]: reference } : booking;
}

const referencesOf = (row: BookingRow) =>
  present({
    file: row.fileReference,
    marketplace: row.marketplaceReference,
    system: row.systemReference,
    mail: row.mailReference,
  });

/** Whether a booking was reported with this reference. For bookings stored by earlier versions, only the id tells. */
export const hasReference = (row: BookingRow, reference: string): boolean =>
  row.bookingId === bookingIdByReference(row.classId, reference) ||
  Object.values(referencesOf(row)).includes(reference);

/** True for a booking from an earlier version whose id was made from a reference that was not stored. */
export const hasLostReference = (row: BookingRow): boolean =>
  row.identity === undefined &&
  Object.keys(referencesOf(row)).length === 0 &&
  firstIdOf(row.bookingId) !== bookingIdByContent(row);

/** A booking after a change. It keeps its id, which may have been made from the content that it had before. */
const withItsIdentity = (before: BookingRow, after: BookingRow): BookingRow =>
  !hasLostReference(before) && hasLostReference(after) ? { ...after, identity: 'content' } : after;

/** A booking after it moved to another class. */
export const inClass = (row: BookingRow, classId: string): BookingRow =>
  withItsIdentity(row, { ...row, classId });

/** A file's row as if it had named this class. Rows that name a class differently are then about the same bookings. */
export const rowForClass = (row: BookingRow, classId: string): BookingRow => ({
  ...row,
  classId,
  bookingId: bookingIdInFile({ ...row, classId }),
});

const dayMs = 86_400_000;

/** How far a studio's local time is ahead of UTC when a class starts. */
export const wallOffsetMs = (cls: {
  readonly startsAt: string;
  readonly localDate: string;
  readonly localTime: string;
}): number => Date.parse(`${cls.localDate}T${cls.localTime}Z`) - Date.parse(cls.startsAt);

/** Bookings from earlier versions have no flag for day-only reports. Their time is then the beginning of the day. */
const isDay = (row: BookingRow, offsetMs: number): boolean =>
  row.bookedAtPrecision === 'day' || (Date.parse(row.bookedAt) + offsetMs) % dayMs === 0;

/** The facts by which two bookings are compared. @param offsetMs how far the studio's local time is ahead of UTC */
export function bookingFactsOf(row: BookingRow, offsetMs: number): BookingFacts {
  const { channel, bookingType, customerName, customerEmail, bookedAt, cancelledAt } = row;
  const references = referencesOf(row);
  const hasLost = hasLostReference(row);
  const { marketplace, system, mail } = references;
  return present({
    channel,
    bookingType,
    customerName,
    customerEmail,
    bookedAt,
    isDay: isDay(row, offsetMs) || undefined,
    cancelledAt,
    references,
    hasLostReference: hasLost || undefined,
    isReported: hasLost || (marketplace ?? system ?? mail) !== undefined,
  });
}

/** The fields of a stored booking that a file's row does not mention and that are therefore kept. */
function retainedOf(row: BookingRow, stored: BookingRow, offsetMs: number) {
  const keepsTime = keepsMoment(bookingFactsOf(stored, offsetMs), bookingFactsOf(row, offsetMs));
  const { bookedAt, bookedAtPrecision } = keepsTime ? stored : row;
  return {
    bookingId: stored.bookingId,
    bookedAt,
    bookedAtPrecision,
    customerName: row.customerName ?? stored.customerName,
    customerEmail: row.customerEmail ?? stored.customerEmail,
    fileReference: row.fileReference ?? stored.fileReference,
    marketplaceReference: stored.marketplaceReference,
    systemReference: stored.systemReference,
    mailReference: stored.mailReference,
    cancelledBy: stored.cancelledBy,
    importedBy: stored.importedBy,
    usedUp: stored.usedUp,
    reportedBy: stored.reportedBy,
    places: stored.places,
    placesAt: stored.placesAt,
    filePlaces: row.filePlaces ?? stored.filePlaces,
    placeChanges: stored.placeChanges,
  };
}

function withPlacesOfFile(
  merged: BookingRow,
  row: BookingRow,
  stored: BookingRow,
  further: number,
): BookingRow {
  const stated = placesStatedFor(row);
  if (!stated || stated.count === stored.filePlaces) return merged;
  return withStatedPlaces(merged, { ...stated, count: Math.max(1, stated.count - further) }, 'file');
}

/**
 * Applies a file's row to a stored booking. The row's values replace the stored ones, except for a more precise time, a
 * client that the row does not name, the reporter, and the references. A number of places that the last file stated
 * already is not new.
 *
 * @param further how many of the places that the row states are bookings of their own
 */
export function rowOnto(row: BookingRow, stored: BookingRow, offsetMs: number, further = 0): BookingRow {
  const merged: BookingRow = present({
    ...row,
    ...retainedOf(row, stored, offsetMs),
    identity: stored.identity,
  });
  return withItsIdentity(stored, withPlacesOfFile(merged, row, stored, further));
}
