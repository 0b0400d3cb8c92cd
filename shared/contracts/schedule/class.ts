import * as z from 'zod';
import { allottedChannel, channel, marketplace } from '../channels.ts';
import { outlook } from './outlook.ts';
import { classId, instant, localDate, localTime, minor, places, ulid } from '../values.ts';

/** One class as the schedule shows it. */
export const classView = z.strictObject({
  classId,
  className: z.string(),
  room: z.string(),
  instructor: z.string().nullable(),
  startsAt: instant,
  localDate,
  localTime,
  totalCapacity: places,
  bookings: places.describe('standing bookings over all channels'),
  occupancyPercent: z.number().min(0),
  bookedByChannel: z.partialRecord(channel, places),
  allocations: z
    .partialRecord(allottedChannel, places)
    .describe('how many places each channel may sell in total, those it has sold included'),
  confirmed: z
    .partialRecord(marketplace, z.strictObject({ slots: places, at: instant }))
    .describe('what each marketplace was last seen to show'),
  revenue: z
    .strictObject({ totalMinor: minor, directMinor: minor, marketplaceMinor: minor })
    .describe('of the standing bookings'),
  outlook,
  pendingDecisionId: ulid.nullable(),
  cancelled: z
    .strictObject({ at: instant, by: marketplace })
    .optional()
    .describe('a marketplace told that it does not take place: it is not decided any more'),
  isRecurring: z.boolean().describe('the template of a weekly series'),
  recurrenceTemplateId: classId.nullable().describe('the template of the series it was made from'),
  version: z.int().min(1),
});
export type ClassView = z.output<typeof classView>;
