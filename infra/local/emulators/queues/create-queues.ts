import { randomUUID } from 'node:crypto';
import type { SQSRecord } from 'aws-lambda';
import { createRandom } from '../_shared/random.ts';
import { listen } from '../_shared/listen.ts';
import { createHandler } from './create-handler.ts';
import { toRecord } from './describe-delivery.ts';
import { openJournal, type Journal } from './journal.ts';
import type { QueueDeclaration, QueuesOptions } from './options.ts';
import { createQueue, type Queue } from './queue.ts';
import { createQueueSet } from './queue-set.ts';
import type { Counts, QueueDeps } from './queue-state.ts';
import { redrive } from './redrive.ts';
import { createWaiters, receiveWithin, type Waiters } from './wait.ts';

export type Queues = {
  url: string;
  urlOf: (name: string) => string;
  arnOf: (name: string) => string;
  counts: () => Promise<Record<string, Counts>>;
  /** Receives at most ten records, as in a function's event; returns none if none arrives within waitMs. */
  receive: (name: string, limits: { max: number; waitMs: number }) => Promise<SQSRecord[]>;
  delete: (name: string, receipt: string) => Promise<void>;
  changeVisibility: (name: string, receipt: string, seconds: number) => Promise<void>;
  /** While a queue is held, none of its messages is delivered, as if its consumer had stopped. */
  hold: (name: string, held: boolean) => Promise<void>;
  /** Deletes every message, including delayed ones and those in flight. */
  purge: (name: string) => Promise<void>;
  /** Sends a dead-letter queue's messages back to their queue, and returns their number. */
  redrive: (deadName: string) => Promise<number>;
  close: () => Promise<void>;
};

function assertDeclarations(declarations: readonly QueueDeclaration[]): void {
  const byName = new Map(declarations.map((one) => [one.name, one]));
  for (const { name, fifo, deadLetterTo, receivesMax } of declarations) {
    if (name.endsWith('.fifo') !== fifo) throw new Error(`Queue ${name}: a FIFO queue's name ends in .fifo`);
    if (deadLetterTo === undefined) continue;
    if (byName.get(deadLetterTo)?.fifo !== fifo)
      throw new Error(`Queue ${name}: ${deadLetterTo} must be declared and of the same kind`);
    if (receivesMax === undefined)
      throw new Error(`Queue ${name} needs receivesMax together with deadLetterTo`);
  }
}

function openQueues(
  options: QueuesOptions,
  now: () => Date,
  waiters: Waiters,
  journal: Journal | undefined,
): Map<string, Queue> {
  const queues = new Map<string, Queue>();
  const { faults, newId = randomUUID } = options;
  const random = createRandom(faults?.seed ?? 0);
  for (const declaration of options.queues) {
    const moveDead: QueueDeps['moveDead'] = (message) =>
      queues.get(declaration.deadLetterTo ?? '')?.takeDead(message);
    const onWrite: QueueDeps['onWrite'] = (change) => journal?.write(change);
    const deps = { now, newId, random, faults, onChange: waiters.wake, moveDead, onWrite };
    queues.set(declaration.name, createQueue(declaration, deps));
  }
  // Messages of queues that are no longer declared are dropped.
  for (const change of journal?.read() ?? []) queues.get(change.queue)?.restore(change);
  journal?.keepSmall(() => [...queues.values()].flatMap((queue) => queue.changes()));
  return queues;
}

export async function createQueues(options: QueuesOptions): Promise<Queues> {
  assertDeclarations(options.queues);
  const now = options.now ?? (() => new Date());
  const waiters = createWaiters();
  const journal = options.file === undefined ? undefined : openJournal(options.file);
  const queues = openQueues(options, now, waiters, journal);
  const { account, region } = options;
  const set = createQueueSet(queues, { account, region, baseUrl: () => listening.url });
  const handler = createHandler({ set, waiters, now }, options.authorize ?? (() => true));
  const listening = await listen(handler, options.port);
  return {
    url: listening.url,
    urlOf: set.urlOf,
    arnOf: set.arnOf,
    counts: async () => Object.fromEntries([...queues].map(([name, queue]) => [name, queue.counts()])),
    async receive(name, limits) {
      const max = Math.min(limits.max, 10);
      const deliveries = await receiveWithin(set.byName(name), { ...limits, max }, waiters, now);
      return deliveries.map((delivery) => toRecord(delivery, name, region, set.arnOf));
    },
    delete: async (name, receipt) => set.byName(name).delete(receipt),
    changeVisibility: async (name, receipt, seconds) => set.byName(name).changeVisibility(receipt, seconds),
    async hold(name, held) {
      set.byName(name).hold(held);
      waiters.wake();
    },
    purge: async (name) => set.byName(name).purge(),
    redrive: async (deadName) => redrive(set, set.byName(deadName)),
    async close() {
      waiters.close();
      await listening.close();
      journal?.close();
    },
  };
}
