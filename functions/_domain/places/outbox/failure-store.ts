import { untilDone } from '#functions/_data/table/batch.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { OutboxEntity, type OutboxItem } from '#functions/_data/places/outbox.ts';
import type { AdjustmentItem } from '#functions/_data/places/adjustment.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export interface FailedEntry {
  readonly entry: OutboxItem;
  readonly cls: ClassItem;
}

/** Reads some outbox entries. Deleted ones are left out. */
export async function outboxEntriesOf(
  table: StudioTable,
  studioId: string,
  outboxIds: readonly string[],
): Promise<OutboxItem[]> {
  const found: OutboxItem[] = [];
  const keys = outboxIds.map((outboxId) => ({ studioId, outboxId }));
  await untilDone(keys, async (left) => {
    const { data, unprocessed } = await table
      .of(OutboxEntity)
      .get([...left])
      .go();
    found.push(...data);
    return unprocessed;
  });
  return found;
}

async function readClasses(
  table: StudioTable,
  studioId: string,
  classIds: ReadonlySet<string>,
): Promise<ClassItem[]> {
  const found: ClassItem[] = [];
  const keys = [...classIds].map((classId) => ({ studioId, classId, month: monthOf(classId) }));
  await untilDone(keys, async (left) => {
    const { data, unprocessed } = await table
      .of(ClassEntity)
      .get([...left])
      .go();
    found.push(...data);
    return unprocessed;
  });
  return found;
}

/** Reads the outbox entry and the class of each change, by the change's id. */
export async function readFailedEntries(
  table: StudioTable,
  studioId: string,
  changes: readonly AdjustmentItem[],
): Promise<Map<string, FailedEntry>> {
  const [entry, classes] = await Promise.all([
    outboxEntriesOf(
      table,
      studioId,
      changes.flatMap(({ outboxId }) => outboxId ?? []),
    ),
    readClasses(table, studioId, new Set(changes.map(({ classId }) => classId))),
  ]);
  const byId = new Map(classes.map((one) => [one.classId, one]));
  return new Map(
    entry.flatMap((one) => {
      const cls = byId.get(one.classId);
      return cls ? [[one.adjustmentId, { entry: one, cls }]] : [];
    }),
  );
}
