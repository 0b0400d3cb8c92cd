import * as z from 'zod';
import { allottedChannel, channel, marketplace } from '../channels.ts';
import { operation } from '../operation.ts';
import { connectionState } from '../integrations/integration.ts';
import { dayReason } from '../settings/calendar.ts';
import { inventoryMode } from '../settings/settings.ts';
import { classId, currency, instant, minor, places, storedTimezone, ulid } from '../values.ts';
import { classView } from './class.ts';
import { successorView } from './successor.ts';
import { classChange } from './change.ts';

const numberEdit = z.strictObject({
  min: places.describe('what is sold already'),
  max: places,
});

/** The limits for one class's editor. `refusal` is a sentence for the owner on why a number cannot be edited. */
const editing = z.strictObject({
  refusal: z.string().nullable().describe('why nothing of the class can be edited any more'),
  capacity: z.strictObject({ ...numberEdit.shape, allowed: z.boolean(), refusal: z.string().nullable() }),
  channels: z.array(
    z.strictObject({
      channel: allottedChannel,
      connected: z.boolean().describe('connected with stored credentials'),
      places: places.nullable(),
      ...numberEdit.shape,
    }),
  ),
  openPlacesMax: places.describe('over all channels together: what is free (`separate` inventory)'),
  inventoryMode,
});

/** Actual and expected bookings, by time before the class. */
const bookingCurve = z.strictObject({
  points: z.array(
    z.strictObject({
      minutesBefore: z.int(),
      booked: z.int().nullable().describe('null for moments to come'),
      expected: z.number(),
      low: z.number(),
      high: z.number(),
    }),
  ),
  classesLearntFrom: z.int().describe('past classes of the same series'),
});

/** The parts of a class that automation must not change. */
const leftAlone = z.strictObject({
  heldByHand: z.array(allottedChannel).describe('channels whose places its owner decided last'),
  comparison: z
    .boolean()
    .describe('decisions execute themselves, and this class is left out, to measure what they bring'),
});

/** One class with everything in the class dialog, so that the dialog needs only this request. */
export const getClass = operation({
  id: 'schedule.getClass',
  method: 'GET',
  path: '/api/classes/{classId}',
  access: 'subscriber',
  summary: 'One class',
  params: z.strictObject({ classId }),
  output: z.strictObject({
    class: classView,
    timezone: storedTimezone,
    currency,
    dayReason: dayReason.nullable().describe('why its day is not as others; null where it is'),
    editing,
    leftAlone,
    rejections: z
      .array(
        z.strictObject({
          decisionId: ulid,
          rejectedAt: instant,
          changes: z.array(z.strictObject({ marketplace, places })),
        }),
      )
      .describe('what its owner refused and is not recommended again while the class stays as it is'),
    curve: bookingCurve.nullable().describe('null while too little is known of the series'),
    channelMix: z.array(z.strictObject({ channel, bookings: places, revenueMinor: minor })),
    series: z
      .strictObject({ templateClassId: classId, following: z.int() })
      .nullable()
      .describe('the recurring series it belongs to, and how many of its classes come after this one'),
    replaces: successorView
      .nullable()
      .describe('the class whose demand counts for it too, where it moved, was renamed or changed rooms'),
    lastChange: classChange.nullable(),
    shown: z
      .array(
        z.strictObject({
          marketplace,
          lastSeenAt: instant.nullable().describe('when it was last seen to show the latest number'),
          connection: connectionState,
          failed: z.boolean().describe('it did not take the latest number, and will not be sent it again'),
        }),
      )
      .describe('the marketplaces that were told a number'),
  }),
  errors: ['not-found'],
});
