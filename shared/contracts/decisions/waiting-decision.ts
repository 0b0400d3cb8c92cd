import * as z from 'zod';
import { marketplace } from '../channels.ts';
import { classId, currency, instant, localDate, localTime, minor, places, share, ulid } from '../values.ts';

/** One marketplace's places before and after, as totals including sold ones. */
export const placesChange = z.strictObject({ marketplace, placesFrom: places, placesTo: places });
export type PlacesChange = z.output<typeof placesChange>;

/**
 * The 80 % band of a decision's expected revenue, from `lowMinor` to `highMinor`. The expected revenue is outside it if
 * it comes from few futures.
 */
export const gainBand = z.strictObject({ lowMinor: minor, highMinor: minor });

/** The part that every view of a decision shows, whether it is pending or not. */
export const decisionHead = {
  decisionId: ulid,
  classId,
  className: z.string(),
  room: z.string(),
  classStartsAt: instant,
  classLocalDate: localDate,
  classLocalTime: localTime,
  bookings: places.describe('the bookings at the time of the decision'),
  totalCapacity: places,
  decidedAt: instant,
  confidence: share,
  gainShare: share
    .nullable()
    .describe('expected winnings divided by the sum of expected winnings and losses; null if not recorded'),
  decisionType: z.enum(['optimizer', 'rule']),
  expectedRevenueMinor: minor,
  gainBand: gainBand.nullable().describe('null for decisions made before it was recorded'),
  gainSpreadMinor: minor
    .min(0)
    .exactOptional()
    .describe('the standard deviation of the revenue; absent in decisions made before it was recorded'),
  currency,
};

/** A pending decision as lists show it, without its texts. */
export const waitingDecision = z.strictObject({ ...decisionHead, changes: z.array(placesChange) });
export type WaitingDecision = z.output<typeof waitingDecision>;
