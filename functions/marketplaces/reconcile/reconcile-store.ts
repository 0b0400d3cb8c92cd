import type { Marketplace } from '#shared/contracts/channels.ts';
import { untilDone } from '#functions/_data/table/batch.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { OutboxEntity, type OutboxItem } from '#functions/_data/places/outbox.ts';
import { pipeline } from '#functions/_data/service.ts';
import { transacted } from '#functions/_data/table/transact.ts';
import { shownBefore } from '#functions/_domain/places/outbox/offered.ts';
import { owedWrites, pushesAfter, type Owing } from '#functions/_domain/places/outbox/owed-store.ts';

/** Outbox items by their ids; what is gone is left out. */
export async function readOwedPushes(
  studioId: string,
  outboxIds: readonly string[],
): Promise<Map<string, OutboxItem>> {
  const found = new Map<string, OutboxItem>();
  const keys = outboxIds.map((outboxId) => ({ studioId, outboxId }));
  await untilDone(keys, async (left) => {
    const { data, unprocessed } = await OutboxEntity.get([...left]).go({ consistent: true });
    for (const one of data) found.set(one.outboxId, one);
    return unprocessed;
  });
  return found;
}

/**
 * The classes of a stretch of ids, the earliest first. What was written within the last second may be missing: whatever
 * follows is stored only where the class is still as it was read.
 */
export async function readClassesFrom(
  studioId: string,
  { from, to, itemsMax }: { readonly from: string; readonly to: string; readonly itemsMax: number },
): Promise<ClassItem[]> {
  const months = [...new Set([monthOf(from), monthOf(to)])];
  const found: ClassItem[] = [];
  for (const month of months) {
    const missing = itemsMax - found.length;
    if (missing <= 0) break;
    const { data } = await ClassEntity.query
      .primary({ studioId, month })
      .between({ classId: from }, { classId: to })
      .go({ count: missing, limit: missing });
    found.push(...data);
  }
  return found;
}

/**
 * Notes that a marketplace was seen to show a class's number, if the class did not change since it was read.
 *
 * @param of its latest number was confirmed before
 */
export async function noteSeen(
  { classId, studioId, version }: ClassItem,
  marketplace: Marketplace,
  { slots, at }: { readonly slots: number; readonly at: Date },
): Promise<void> {
  await unlessRefused(() =>
    ClassEntity.patch({ studioId, classId, month: monthOf(classId) })
      .data((item, { set }) => {
        set(item.confirmed[marketplace].slots, slots);
        set(item.confirmed[marketplace].at, at.toISOString());
        set(item.mayShow[marketplace], slots);
      })
      .where((item, { eq }) => eq(item.version, version))
      .go(),
  );
}

export interface Correction {
  readonly owing: Owing;
  readonly auditId: string;
}

/**
 * Owes a class's number anew, under a number of its own, if the class did not change since it was read.
 *
 * @returns whether it was stored
 */
export async function storeCorrection({ owing, auditId }: Correction): Promise<boolean> {
  const { studioId, of, at, correlationId } = owing;
  const transaction = pipeline.transaction.write((entities) => [
    entities.class
      .patch({ studioId, classId: of.classId, month: monthOf(of.classId) })
      .set({ ...pushesAfter(owing), version: of.version + 1 })
      .data((item, { set }) => {
        for (const { marketplace, places } of shownBefore(of, owing.changes))
          set(item.mayShow[marketplace], places);
      })
      .where((item, { eq }) => eq(item.version, of.version))
      .commit(),
    ...owedWrites(entities, owing),
    entities.audit
      .create({
        studioId,
        auditId,
        at: at.toISOString(),
        actor: 'automation',
        action: 'marketplaces.reconcile',
        subject: of.classId,
        correlationId,
      })
      .commit(),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  return !canceled;
}
