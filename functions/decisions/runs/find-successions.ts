import type { Base } from '#functions/_platform/ports/base.ts';
import { rootsOf, successionsOf, timetableOf } from '#functions/_domain/successors/succession.ts';
import {
  completeReplacingSeries,
  readSuccessors,
  storeSuccessions,
} from '#functions/_domain/successors/successor-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { StudioRead } from './read-studio.ts';

/**
 * Finds classes that moved, were renamed or changed rooms, before demand is learned again. Certain pairs are linked,
 * and likely pairs are proposed to the owner. Without a timetable, nothing changes.
 */
export async function withSuccessions(
  table: StudioTable,
  read: StudioRead,
  correlationId: string,
  { ids }: Pick<Base, 'ids'>,
): Promise<StudioRead> {
  if (!read.timetable) return read;
  const { studioId } = read.studio;
  const at = read.toDecide.now.toISOString();
  const { successors: stored, timetable } = read;
  const changes = successionsOf({ studioId, stored, series: timetableOf(timetable), at });
  await completeReplacingSeries(table, studioId, stored);
  if (changes.length === 0) return read;
  const audit = { studioId, at, actor: 'automation', correlationId };
  await storeSuccessions(table, changes, () => ids.next(), audit);
  const successors = await readSuccessors(table, studioId);
  return { ...read, successors, toDecide: { ...read.toDecide, rootOf: rootsOf(successors) } };
}
