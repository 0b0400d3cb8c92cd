import { readChanges } from '#functions/_domain/places/edits/change-store.ts';
import {
  readOutboxEntry,
  type OutboxEntry,
  type PushedClass,
} from '#functions/_domain/places/outbox/push-store.ts';
import { supersededFor } from '#functions/_domain/places/outbox/superseded.ts';
import { settlePush } from '#functions/_domain/places/outbox/settle-store.ts';
import { postpone } from './sweep-store.ts';
import { taskEndsAt } from '#functions/_domain/places/pending/task.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const called = (table: StudioTable, push: OutboxEntry, at: Date, message: string): Promise<void> =>
  settlePush(table, { push, state: 'superseded', at, message });

/** Waiting tasks of the same class and marketplace, from the class's newest changes. */
async function tasksBefore(
  table: StudioTable,
  { studioId, classId, marketplace, pushVersion }: OutboxEntry,
): Promise<OutboxEntry[]> {
  const { changes } = await readChanges(table, studioId, classId, undefined);
  const pushes = changes.flatMap((change) => change.pushes.filter((one) => one.marketplace === marketplace));
  const entries = await Promise.all(pushes.map(({ outboxId }) => readOutboxEntry(table, studioId, outboxId)));
  return entries.flatMap((one) => (one?.state === 'pending' && one.pushVersion < pushVersion ? [one] : []));
}

/**
 * Keeps a task that only the owner can do. It replaces older tasks of its class and marketplace, and is checked again
 * when it can no longer be done. Repeated messages have no effect: nothing is sent, and nothing fails.
 */
export async function keepTask(
  table: StudioTable,
  entries: OutboxEntry,
  cls: PushedClass,
  now: Date,
): Promise<void> {
  if (entries.state === 'failed') return;
  if (cls.pushVersions[entries.marketplace] !== entries.pushVersion)
    return called(table, entries, now, supersededFor.replaced);
  for (const before of await tasksBefore(table, entries))
    await called(table, before, now, supersededFor.replaced);
  const endsAt = taskEndsAt(entries.createdAt, cls.startsAt);
  if (endsAt <= now.toISOString()) return called(table, entries, now, supersededFor['not-confirmed']);
  await postpone(table, entries, new Date(endsAt));
}
