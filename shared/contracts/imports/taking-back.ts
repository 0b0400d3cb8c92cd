import * as z from 'zod';
import { marketplace } from '../channels.ts';

/**
 * Why a row stays although its import is removed: its class has bookings, was sent to a marketplace, or has a pending
 * recommendation; its booking was also reported by a marketplace or a studio system; somebody has changed it since; or
 * it existed before the import, which only changed it, and its earlier values are not known.
 */
export const stayReason = z.enum(['bookings', 'on-sale', 'recommended', 'reported', 'changed', 'before']);
export type StayReason = z.output<typeof stayReason>;

/** The progress of removing the rows of an import. */
export const takingBackView = z.strictObject({
  status: z.enum(['running', 'completed', 'failed']),
  rows: z.int().describe('classes or bookings that were removed or restored'),
  stays: z.array(z.strictObject({ reason: stayReason, rows: z.int() })),
  stillSelling: z
    .array(marketplace)
    .describe(
      'marketplaces where places of removed upcoming classes are offered; they continue to be sold there',
    ),
});
export type TakingBackView = z.output<typeof takingBackView>;
