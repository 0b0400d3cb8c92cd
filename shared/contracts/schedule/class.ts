import * as z from 'zod';
import { allottedChannel, channel, marketplace } from '../channels.ts';
import { outlook } from './outlook.ts';
import { classId, instant, localDate, localTime, minor, places, ulid } from '../values.ts';

const cancelledBy = z.enum([...allottedChannel.options, 'file']);

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
  takenBefore: places
    .min(1)
    .optional()
    .describe(
      'places that are still taken in the classes that it was before the studio’s own system moved it. totalCapacity does not include them; an adjustment of the capacity does',
    ),
  takenBeyond: places
    .min(1)
    .optional()
    .describe('how many of these are more than the class has. The whole capacity does not include them'),
  bookings: places.describe('current bookings on all channels'),
  occupancyPercent: z.number().min(0),
  bookedByChannel: z.partialRecord(channel, places),
  allocations: z
    .partialRecord(allottedChannel, places)
    .describe('total places that each channel may sell, including those already sold'),
  confirmed: z
    .partialRecord(marketplace, z.strictObject({ slots: places, at: instant }))
    .describe('the number that each marketplace last showed'),
  revenue: z
    .strictObject({ totalMinor: minor, directMinor: minor, marketplaceMinor: minor })
    .describe('the revenue of the current bookings'),
  outlook,
  pendingDecisionId: ulid.nullable(),
  cancelled: z
    .strictObject({ at: instant, by: cancelledBy })
    .optional()
    .describe(
      'who reported that the class does not take place, kenko if it was cancelled in the studio’s own system, file if an imported file calls it cancelled; such a class gets no decisions',
    ),
  isRecurring: z.boolean().describe('whether it is the template of a weekly series'),
  recurrenceTemplateId: classId.nullable().describe("the template of the class's series"),
  version: z.int().min(1),
});
export type ClassView = z.output<typeof classView>;
