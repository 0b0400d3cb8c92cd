import { OutboxEntity, outboxShards, type OutboxItem } from '#functions/_data/places/outbox.ts';
import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import type { StudioTable, SystemTable } from '#functions/_platform/ports/table.ts';

/** The most pushes per shard that are swept in one run. The rest follow a minute later. */
const sweptPerShardMax = 100;

/** Reads the overdue pushes of all studios. */
export async function duePushes(acrossStudios: SystemTable, now: Date): Promise<OutboxItem[]> {
  const shards = Array.from({ length: outboxShards }, (_, shard) => String(shard));
  const pages = await Promise.all(
    shards.map((dueShard) =>
      acrossStudios
        .of(OutboxEntity)
        .query.due({ dueShard })
        .lte({ dueAt: now.toISOString() })
        .go({ limit: sweptPerShardMax }),
    ),
  );
  return pages.flatMap(({ data }) => data);
}

/** Moves an item to a later run, unless the item was settled meanwhile. */
export async function postpone(
  table: StudioTable,
  { studioId, outboxId, dueAt }: OutboxItem,
  until: Date,
): Promise<void> {
  if (dueAt === undefined) return;
  try {
    await table
      .of(OutboxEntity)
      .patch({ studioId, outboxId })
      .set({ dueAt: until.toISOString() })
      .where((item, { eq }) => eq(item.dueAt, dueAt))
      .go();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}
