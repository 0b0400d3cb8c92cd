import * as z from 'zod';
import { channel, listingMarketplace } from '../channels.ts';
import { correlated } from '../messages.ts';
import { classId, instant, studioId, text } from '../values.ts';

/** Maximum length of a marketplace's name for a booking, a member, or a listing. */
const outsideNameCharactersMax = 200;
export const outsideName = text().trim().min(1).max(outsideNameCharactersMax);

/** One event of one booking as a marketplace reported it, with the marketplace's name for the class. */
const reportedReservation = z.strictObject({
  kind: z.literal('told'),
  studioId,
  marketplace: listingMarketplace,
  event: z.enum(['requested', 'confirmed', 'cancelled']),
  reference: outsideName,
  listingId: outsideName,
  customerName: outsideName.optional(),
  customerEmail: outsideName.optional(),
  /** When it happened at the marketplace. */
  at: instant,
  /** The deadline for answering a booking request. */
  answerBy: instant.optional(),
  ...correlated,
});
export type ReportedReservation = z.output<typeof reportedReservation>;

/** One booking from a studio's own system, for a known class. */
const placedReservation = z.strictObject({
  kind: z.literal('placed'),
  studioId,
  channel,
  classId,
  event: z.enum(['confirmed', 'cancelled']),
  reference: outsideName,
  customerName: outsideName.optional(),
  customerEmail: outsideName.optional(),
  at: instant,
  ...correlated,
});
export type PlacedReservation = z.output<typeof placedReservation>;

/** An external report about one booking. FIFO group: studio, channel and booking. */
export const reservationMessage = z.discriminatedUnion('kind', [reportedReservation, placedReservation]);
export type ReservationMessage = z.output<typeof reservationMessage>;
