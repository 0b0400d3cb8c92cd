import * as z from 'zod';
import { allottedChannel } from '../channels.ts';
import { operation } from '../operation.ts';
import { classId, localDate, places } from '../values.ts';
import { changeScope, classChange } from './change.ts';
import { classView } from './class.ts';

/** The result of a change: the class as it is now, and the following classes that refused the change. */
export const adjustedClass = z.strictObject({
  class: classView,
  change: classChange.nullable().describe('null if nothing was changed'),
  followingChanged: z.int(),
  followingRefused: z.array(z.strictObject({ classId, localDate, reason: z.string() })),
});

/**
 * Sets a class's capacity or its places manually. `version` is the displayed one: if the class has changed since,
 * nothing is written and the refusal says so. Numbers never fall below the sold places, and open places never exceed
 * free ones; connected marketplaces receive their numbers through the outbox.
 */
export const adjustClass = operation({
  id: 'schedule.adjustClass',
  method: 'POST',
  path: '/api/classes/{classId}/adjustment',
  access: 'subscriber',
  summary: "Set a class's capacity or places",
  params: z.strictObject({ classId }),
  body: z.strictObject({
    version: z.int().min(1),
    scope: changeScope.default('this'),
    totalCapacity: places
      .optional()
      .describe('all places, including those that are still taken in the classes that it was before'),
    allocations: z
      .partialRecord(allottedChannel, places)
      .optional()
      .describe('only the channels that change'),
  }),
  output: adjustedClass,
  errors: ['not-found', 'conflict', 'no-integration'],
});
