import * as z from 'zod';
import { listingMarketplace } from '../channels.ts';
import { classId, instant, localDate, localTime, text } from '../values.ts';

/** Marketplaces whose listings must be linked to the studio's classes; at the others, classes are found by name. */
export const mappingParams = z.strictObject({ integrationId: listingMarketplace });

export const mappingState = z
  .enum(['linked', 'unlinked', 'left-out'])
  .describe('left-out: the listing is none of the studio’s classes; its bookings are rejected');
export type MappingState = z.output<typeof mappingState>;

export const listingId = text().min(1).max(200);

/** One of the studio's classes that a listing can be linked to. */
export const classChoice = z.strictObject({
  classId,
  className: z.string(),
  room: z.string(),
  localDate,
  localTime,
});
export type ClassChoice = z.output<typeof classChoice>;

/** One class at one time as a marketplace lists it, and the studio's class that it is linked to. */
export const mappingRow = z.strictObject({
  listingId,
  name: z.string(),
  room: z.string().nullable(),
  startsAt: instant,
  localDate,
  localTime,
  state: mappingState,
  byHand: z
    .boolean()
    .describe('whether the owner linked it; otherwise it was matched by name, time and room'),
  class: classChoice.nullable(),
});
export type MappingRow = z.output<typeof mappingRow>;
