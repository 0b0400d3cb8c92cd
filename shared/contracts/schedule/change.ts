import * as z from 'zod';
import { allottedChannel } from '../channels.ts';
import { adjustmentStatus } from '../decisions/decision.ts';
import { instant, places, ulid } from '../values.ts';

/** Which classes of a recurring series a change applies to. */
export const changeScope = z.enum(['this', 'this-and-following']);
export type ChangeScope = z.output<typeof changeScope>;

/** A number of places before and after. `null`: no allocation for the channel. */
const step = z.strictObject({ from: places.nullable(), to: places.nullable() });

/** One change of one class: who, when, what, and its progress at the marketplaces. */
export const classChange = z.strictObject({
  changeId: ulid,
  at: instant,
  source: z.enum(['manual', 'decision', 'automatic', 'undo', 'import']),
  by: z
    .string()
    .describe(
      "the id of the person, which for the caller equals the session's `studioId`; 'Cupo' for automatic changes",
    ),
  totalCapacity: step.nullable(),
  allocations: z.partialRecord(allottedChannel, step),
  pushes: z.array(
    z.strictObject({
      adjustmentId: ulid,
      marketplace: allottedChannel,
      status: adjustmentStatus,
      attempts: z
        .int()
        .min(0)
        .describe('number of attempts; a pending change with attempts is retried automatically'),
      message: z.string().nullable(),
    }),
  ),
  undone: z.boolean(),
  canUndo: z
    .boolean()
    .describe('true if it is the last change of the class and its old numbers still fit the bookings'),
  undoRefusal: z.string().nullable().describe('why the last change cannot be undone, if it cannot'),
});
export type ClassChange = z.output<typeof classChange>;
