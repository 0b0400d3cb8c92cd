import { createHash } from 'node:crypto';
import type { Reservation } from '#functions/_domain/bookings/reservation.ts';
import { readReservations } from '#functions/_domain/bookings/reservation-store.ts';
import { readSeenBookings, storeSeenBookings } from '#functions/_domain/bookings/seen-store.ts';
import type { ChannelBooking } from '#functions/_domain/connections/connectors/connector.ts';
import type { Whose } from '#functions/_domain/connections/listing-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

type Listed = Pick<ChannelBooking, 'reference' | 'status'>;

/** The stored copy of a list is replaced after this time, however reliable it has been. */
const retentionMs = 24 * 3_600_000;
const digestCharacters = 12;
/**
 * The most entries stored for one list; an item has room for many times as many. The remaining entries of a longer list
 * are looked up each time.
 */
const digestsMax = 5_000;

const digestOf = ({ reference, status }: Listed): string =>
  createHash('sha256').update(`${status} ${reference}`).digest('base64url').slice(0, digestCharacters);

/** Whether the entry contains something new. A cancellation of an unknown booking does not. */
const isNew = ({ status }: Listed, reported: Reservation | undefined): boolean =>
  status === 'confirmed'
    ? reported?.confirmed === undefined
    : reported?.confirmed !== undefined && reported.cancelled === undefined;

/** Whether this report has already been applied and cannot change any more. */
const isReported = ({ status }: Listed, reported: Reservation | undefined): boolean =>
  reported?.[status] !== undefined;

/**
 * The entries of a marketplace's list of bookings that are not known yet. Each entry is looked up once. After that, its
 * digest marks it as known until the entry changes or a day has passed.
 */
export async function newAmong<B extends Listed>(
  table: StudioTable,
  whose: Whose,
  bookings: readonly B[],
  now: Date,
): Promise<B[]> {
  const before = await readSeenBookings(table, whose);
  const isFresh = before !== undefined && now.getTime() - Date.parse(before.since) < retentionMs;
  const seen = new Set(isFresh ? before.digests : []);
  const unsure = bookings.filter((one) => !seen.has(digestOf(one)));
  if (unsure.length === 0) return [];
  const { studioId, marketplace } = whose;
  const known = await readReservations(
    table,
    studioId,
    marketplace,
    unsure.map(({ reference }) => reference),
  );
  const reported = unsure.filter((one) => isReported(one, known.get(one.reference)));
  if (reported.length > 0) {
    const still = bookings.map(digestOf).filter((digest) => seen.has(digest));
    const since = isFresh ? before.since : now.toISOString();
    const digests = [...still, ...reported.map(digestOf)].slice(0, digestsMax);
    await storeSeenBookings(table, whose, { digests, since });
  }
  return unsure.filter((one) => isNew(one, known.get(one.reference)));
}
