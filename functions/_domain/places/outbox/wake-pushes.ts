import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import { findClass } from '#functions/_domain/classes/class-store.ts';
import type { Whose } from '#functions/_domain/connections/listing-store.ts';
import { readOwedPush, shelvePush } from './push-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const wokenAtOnce = 4;

/** What waits for these classes to be linked has its turn now: the sweeper sends it within a minute. */
export async function wakePushes(
  table: StudioTable,
  { studioId, marketplace }: Whose,
  classIds: readonly string[],
  now: Date,
): Promise<void> {
  await inParallel(classIds, wokenAtOnce, async (classId) => {
    const cls = await findClass(table, studioId, classId);
    const outboxId = cls?.latestPushes?.[marketplace];
    const owed = outboxId === undefined ? null : await readOwedPush(table, studioId, outboxId);
    if (owed?.state === 'pending') await shelvePush(table, owed, now);
  });
}
