import type { Marketplace } from '#shared/contracts/channels.ts';
import type { AdjustmentItem } from '#functions/_data/places/adjustment.ts';
import { ClassEntity, monthOf } from '#functions/_data/classes/class.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { readPushedClass, type OutboxEntry } from './push-store.ts';

/** The numbers of a task that raised what the marketplace may show, and that a person says was not done. */
export interface TaskNotDone {
  readonly marketplace: Marketplace;
  readonly shown: number;
  readonly wanted: number;
}

/** The number that a marketplace still shows because a task was not done; undefined if the class records no other. */
export async function readNotDone(
  table: StudioTable,
  push: OutboxEntry,
  before: AdjustmentItem | null,
): Promise<TaskNotDone | undefined> {
  const { marketplace, places, pushVersion } = push;
  if (marketplace === 'kenko' || !before || before.slotsChanged <= 0) return undefined;
  const cls = await readPushedClass(table, push);
  const isRecorded = cls?.pushVersions[marketplace] === pushVersion && cls.mayShow[marketplace] === places;
  return isRecorded ? { marketplace, shown: places - before.slotsChanged, wanted: places } : undefined;
}

/** Records that a marketplace does not show the number of a task. */
export const notDoneWrite = (
  { studioId, classId, pushVersion }: OutboxEntry,
  { marketplace, shown, wanted }: TaskNotDone,
): Write =>
  writerOf(ClassEntity)
    .patch({ studioId, classId, month: monthOf(classId) })
    .data((item, { set }) => set(item.mayShow[marketplace], shown))
    .where(
      (item, { eq }) =>
        `${eq(item.pushVersions[marketplace], pushVersion)} AND ${eq(item.mayShow[marketplace], wanted)}`,
    )
    .commit();
