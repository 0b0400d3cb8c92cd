import { createHash } from 'node:crypto';
import type { Reservation } from '#functions/_domain/bookings/reservation.ts';
import { readReservations } from '#functions/_domain/bookings/reservation-store.ts';
import { readSeenBookings, storeSeenBookings } from '#functions/_domain/bookings/seen-store.ts';
import type { ChannelBooking } from '#functions/_domain/connections/connectors/connector.ts';
import type { Whose } from '#functions/_domain/connections/listing-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

type Listed = Pick<ChannelBooking, 'reference' | 'status'>;

/** However sure it was: what is kept of a list is made anew after this. */
const keptMs = 24 * 3_600_000;
const digestCharacters = 12;
/** Fits into an item many times over; of a longer list the rest is looked up each time. */
const digestsMax = 5_000;

const digestOf = ({ reference, status }: Listed): string =>
  createHash('sha256').update(`${status} ${reference}`).digest('base64url').slice(0, digestCharacters);

/** Says something which is not known yet. A cancellation of what was never known says nothing. */
const isNews = ({ status }: Listed, told: Reservation | undefined): boolean =>
  status === 'confirmed'
    ? told?.confirmed === undefined
    : told?.confirmed !== undefined && told.cancelled === undefined;

/** Was told just so: that will not change, whatever else is told. */
const isTold = ({ status }: Listed, told: Reservation | undefined): boolean => told?.[status] !== undefined;

/**
 * Those of a marketplace's list of bookings that say something which is not known yet. Which of them were told is looked
 * up once: from then on a digest says so, until the list says something else of the booking, or a day is over.
 */
export async function newsAmong<B extends Listed>(
  table: StudioTable,
  whose: Whose,
  bookings: readonly B[],
  now: Date,
): Promise<B[]> {
  const kept = await readSeenBookings(table, whose);
  const isFresh = kept !== undefined && now.getTime() - Date.parse(kept.since) < keptMs;
  const seen = new Set(isFresh ? kept.digests : []);
  const unsure = bookings.filter((one) => !seen.has(digestOf(one)));
  if (unsure.length === 0) return [];
  const { studioId, marketplace } = whose;
  const known = await readReservations(
    table,
    studioId,
    marketplace,
    unsure.map(({ reference }) => reference),
  );
  const told = unsure.filter((one) => isTold(one, known.get(one.reference)));
  if (told.length > 0) {
    const still = bookings.map(digestOf).filter((digest) => seen.has(digest));
    const since = isFresh ? kept.since : now.toISOString();
    const digests = [...still, ...told.map(digestOf)].slice(0, digestsMax);
    await storeSeenBookings(table, whose, { digests, since });
  }
  return unsure.filter((one) => isNews(one, known.get(one.reference)));
}
