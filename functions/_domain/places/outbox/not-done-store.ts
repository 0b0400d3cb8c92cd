import type { Marketplace } from '#shared/contracts/channels.ts';
import { ClassEntity, monthOf } from '#functions/_data/classes/class.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { mayShowWithout } from '#functions/_domain/places/pending/not-done.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { readPushedClass, type OutboxEntry } from './push-store.ts';

/** The most that a marketplace may show while a task counts, and after a person said that it was not done. */
export interface TaskNotDone {
  readonly marketplace: Marketplace;
  readonly before: number;
  readonly after: number;
}

/** What changes because a task was not done; undefined if its number does not count, or counts on. */
export async function readNotDone(table: StudioTable, push: OutboxEntry): Promise<TaskNotDone | undefined> {
  const { marketplace, pushVersion } = push;
  if (marketplace === 'kenko') return undefined;
  const cls = await readPushedClass(table, push);
  const before = cls?.mayShow[marketplace];
  if (before === undefined || cls?.pushVersions[marketplace] !== pushVersion) return undefined;
  const after = mayShowWithout(push, cls.confirmed[marketplace]?.slots);
  return after === undefined || after === before ? undefined : { marketplace, before, after };
}

/** Records that a marketplace does not show the number of a task. */
export const notDoneWrite = (
  { studioId, classId, pushVersion }: OutboxEntry,
  { marketplace, before, after }: TaskNotDone,
): Write =>
  writerOf(ClassEntity)
    .patch({ studioId, classId, month: monthOf(classId) })
    .data((item, { set }) => set(item.mayShow[marketplace], after))
    .where(
      (item, { eq }) =>
        `${eq(item.pushVersions[marketplace], pushVersion)} AND ${eq(item.mayShow[marketplace], before)}`,
    )
    .commit();
