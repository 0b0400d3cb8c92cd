import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import { findClass } from '#functions/_domain/classes/class-store.ts';
import type { Whose } from '#functions/_domain/connections/listing-store.ts';
import { readOutboxEntry, shelvePush } from './push-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const wokenAtOnce = 4;

/** Makes the pushes due that were waiting for these classes to be linked. The sweeper sends them within a minute. */
export async function wakePushes(
  table: StudioTable,
  { studioId, marketplace }: Whose,
  classIds: readonly string[],
  now: Date,
): Promise<void> {
  await inParallel(classIds, wokenAtOnce, async (classId) => {
    const cls = await findClass(table, studioId, classId);
    const outboxId = cls?.latestPushes?.[marketplace];
    const entry = outboxId === undefined ? null : await readOutboxEntry(table, studioId, outboxId);
    if (entry?.state === 'pending') await shelvePush(table, entry, now);
  });
}
