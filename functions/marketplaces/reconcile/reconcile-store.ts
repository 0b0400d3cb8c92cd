import type { Marketplace } from '#shared/contracts/channels.ts';
import { untilDone } from '#functions/_data/table/batch.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import { OutboxEntity, type OutboxItem } from '#functions/_data/places/outbox.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { pendingAnew } from '#functions/_domain/commit/places.ts';
import type { PendingChanges } from '#functions/_domain/places/pending/pending-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Reads outbox items by id. Deleted items are left out. */
export async function readOutboxEntries(
  table: StudioTable,
  studioId: string,
  outboxIds: readonly string[],
): Promise<Map<string, OutboxItem>> {
  const found = new Map<string, OutboxItem>();
  const keys = outboxIds.map((outboxId) => ({ studioId, outboxId }));
  await untilDone(keys, async (left) => {
    const { data, unprocessed } = await table
      .of(OutboxEntity)
      .get([...left])
      .go({ consistent: true });
    for (const one of data) found.set(one.outboxId, one);
    return unprocessed;
  });
  return found;
}

/**
 * Reads the classes in a range of ids, earliest first. Writes of the last second may be missing, so later writes are
 * stored only if the class has not changed since this read.
 */
export async function readClassesFrom(
  table: StudioTable,
  studioId: string,
  { from, to, itemsMax }: { readonly from: string; readonly to: string; readonly itemsMax: number },
): Promise<ClassItem[]> {
  const months = [...new Set([monthOf(from), monthOf(to)])];
  const found: ClassItem[] = [];
  for (const month of months) {
    const missing = itemsMax - found.length;
    if (missing <= 0) break;
    const { data } = await table
      .of(ClassEntity)
      .query.primary({ studioId, month })
      .between({ classId: from }, { classId: to })
      .go({ count: missing, limit: missing });
    found.push(...data);
  }
  return found;
}

/** Records that a marketplace was seen to show a class's number, if the class has not changed since it was read. */
export async function recordSeen(
  table: StudioTable,
  { classId, studioId, version }: ClassItem,
  marketplace: Marketplace,
  { slots, at }: { readonly slots: number; readonly at: Date },
): Promise<void> {
  await unlessRefused(() =>
    table
      .of(ClassEntity)
      .patch({ studioId, classId, month: monthOf(classId) })
      .data((item, { set }) => {
        set(item.confirmed[marketplace].slots, slots);
        set(item.confirmed[marketplace].atSeconds, Math.floor(at.getTime() / 1000));
        set(item.mayShow[marketplace], slots);
      })
      .where((item, { eq }) => eq(item.version, version))
      .go(),
  );
}

/**
 * Records the number that a marketplace shows although it was never sent one, if the class has not changed since it was
 * read.
 */
export async function recordOwnNumber(
  table: StudioTable,
  { classId, studioId, version }: ClassItem,
  marketplace: Marketplace,
  shown: number,
): Promise<void> {
  await unlessRefused(() =>
    table
      .of(ClassEntity)
      .patch({ studioId, classId, month: monthOf(classId) })
      .data((item, { set }) => set(item.mayShow[marketplace], shown))
      .where(
        (item, { eq, notExists }) =>
          `${eq(item.version, version)} AND ${notExists(item.pushVersions[marketplace])}`,
      )
      .go(),
  );
}

export interface Correction {
  readonly pending: PendingChanges;
  readonly auditId: string;
}

/** A marketplace does not show the confirmed number, which therefore becomes pending again. */
export interface NumberCorrected extends Correction {
  readonly kind: 'number-corrected';
}

export const correctionDerivers: Derivers<NumberCorrected> = {
  'number-corrected': ({ pending, auditId }) => ({
    outbox: pendingAnew({ pending }),
    audit: {
      studioId: pending.studioId,
      auditId,
      at: pending.at.toISOString(),
      actor: 'automation',
      action: 'marketplaces.reconcile',
      subject: pending.cls.classId,
      correlationId: pending.correlationId,
    },
  }),
};

/**
 * Makes a class's number pending again as a new push, if the class has not changed since it was read.
 *
 * @returns whether the push was stored
 */
export const storeCorrection = (table: StudioTable, correction: Correction): Promise<boolean> =>
  committed(table, correctionDerivers, [{ kind: 'number-corrected', ...correction }]);
