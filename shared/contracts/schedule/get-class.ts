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
  min: places.describe('the number already sold'),
  max: places,
});

/** The limits for one class's editor. `refusal` is a sentence for the owner on why a number cannot be edited. */
const editing = z.strictObject({
  refusal: z.string().nullable().describe('why the class can no longer be edited'),
  capacity: z.strictObject({ ...numberEdit.shape, allowed: z.boolean(), refusal: z.string().nullable() }),
  channels: z.array(
    z.strictObject({
      channel: allottedChannel,
      connected: z.boolean().describe('whether it is connected with stored credentials'),
      places: places.nullable(),
      ...numberEdit.shape,
    }),
  ),
  openPlacesMax: places.describe('maximum of open places on all channels together (`separate` inventory)'),
  inventoryMode,
});

/** Actual and expected bookings, by time before the class. */
const bookingCurve = z.strictObject({
  points: z.array(
    z.strictObject({
      minutesBefore: z.int(),
      booked: z.int().nullable().describe('null for times in the future'),
      expected: z.number(),
      low: z.number(),
      high: z.number(),
    }),
  ),
  classesLearntFrom: z.int().describe('the number of past classes of the same series that were used'),
});

/** The parts of a class that automation must not change. */
const leftAlone = z.strictObject({
  heldByHand: z.array(allottedChannel).describe('channels whose places the owner set last'),
  comparison: z
    .boolean()
    .describe('automatic execution is on, and this class is left alone to measure its effect'),
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
    dayReason: dayReason.nullable().describe('why its day is unusual; null if it is not'),
    editing,
    leftAlone,
    excess: z
      .strictObject({
        places: places.min(1),
        allocations: z
          .partialRecord(marketplace, places)
          .describe('the numbers with which these places are no longer on sale'),
      })
      .optional()
      .describe(
        'places on sale that do not exist, which automation does not close because it is paused; absent if there are none',
      ),
    rejections: z
      .array(
        z.strictObject({
          decisionId: ulid,
          rejectedAt: instant,
          changes: z.array(z.strictObject({ marketplace, places })),
        }),
      )
      .describe(
        'changes that the owner rejected; they are not recommended again while the class is unchanged',
      ),
    curve: bookingCurve.nullable().describe('null while too little is known about the series'),
    channelMix: z.array(z.strictObject({ channel, bookings: places, revenueMinor: minor })),
    series: z
      .strictObject({ templateClassId: classId, following: z.int() })
      .nullable()
      .describe('the recurring series, with the number of its classes after this one'),
    replaces: successorView
      .nullable()
      .describe(
        'the former class whose demand also counts, if the class moved, was renamed or changed rooms',
      ),
    lastChange: classChange.nullable(),
    shown: z
      .array(
        z.strictObject({
          marketplace,
          lastSeenAt: instant.nullable().describe('when the marketplace last showed the latest number'),
          connection: connectionState,
          failed: z.boolean().describe('the marketplace refused the latest number, which is not sent again'),
        }),
      )
      .describe('the marketplaces to which a number was sent'),
  }),
  errors: ['not-found'],
});
