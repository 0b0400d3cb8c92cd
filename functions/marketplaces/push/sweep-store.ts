import { withStudio, withSystem } from '#functions/_data/table/keys.ts';
import { OutboxEntity, outboxShards, type OutboxItem } from '#functions/_data/places/outbox.ts';
import { isConditionFailure } from '#functions/_data/table/conditions.ts';

/** At most this many of a shard are swept in one run; the rest a minute later. */
const sweptPerShardMax = 100;

/** What is owed and overdue, over all studios. */
export async function duePushes(now: Date): Promise<OutboxItem[]> {
  const shards = Array.from({ length: outboxShards }, (_, shard) => String(shard));
  const pages = await withSystem(() =>
    Promise.all(
      shards.map((dueShard) =>
        OutboxEntity.query
          .due({ dueShard })
          .lte({ dueAt: now.toISOString() })
          .go({ limit: sweptPerShardMax }),
      ),
    ),
  );
  return pages.flatMap(({ data }) => data);
}

/** Moves an item's turn back, unless it was settled meanwhile. */
export async function postpone({ studioId, outboxId, dueAt }: OutboxItem, until: Date): Promise<void> {
  if (dueAt === undefined) return;
  try {
    await withStudio(studioId, () =>
      OutboxEntity.patch({ studioId, outboxId })
        .set({ dueAt: until.toISOString() })
        .where((item, { eq }) => eq(item.dueAt, dueAt))
        .go(),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}
