import * as z from 'zod';
import type { Queue } from './queue.ts';
import type { QueueSet } from './queue-set.ts';
import { parseInput, queueUrl } from './schemas.ts';
import type { Waiters } from './wait.ts';

export type Context = { set: QueueSet; waiters: Waiters; now: () => Date };

export type Action = {
  /** The right that the action needs. Batches need the right to the single call. */
  permission: string;
  queueOf: (set: QueueSet, input: unknown) => Queue;
  run: (context: Context, queue: Queue, input: unknown, senderId: string) => Promise<object>;
};

/** An action that concerns no single queue. */
export type AccountAction = {
  permission: string;
  run: (context: Context, input: unknown) => object;
};

type Answer<S extends z.ZodType> = (
  call: Context & { queue: Queue; senderId: string },
  input: z.infer<S>,
) => object | Promise<object>;

const addressSchema = z.object({ QueueUrl: queueUrl });

/** An action on the queue whose URL is in the input. */
export const queueAction = <S extends z.ZodType>(
  permission: string,
  schema: S,
  answer: Answer<S>,
): Action => ({
  permission,
  queueOf: (set, input) => set.byUrl(parseInput(addressSchema, input).QueueUrl),
  run: async (context, queue, input, senderId) =>
    answer({ ...context, queue, senderId }, parseInput(schema, input)),
});
