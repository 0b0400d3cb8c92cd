import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import { readCurrentClass } from '#functions/_domain/bookings/class-move-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const classesAtOnce = 8;

/**
 * Reads what classes are now that the studio's own system moved. Bookings that an interrupted move left behind are moved
 * first.
 *
 * @returns for each class, the id of the class that it is now
 */
export const readCurrentIds = async (
  table: StudioTable,
  studioId: string,
  classIds: readonly string[],
): Promise<Map<string, string>> =>
  new Map(
    await inParallel([...new Set(classIds)], classesAtOnce, async (classId): Promise<[string, string]> => {
      const cls = await readCurrentClass(table, studioId, classId);
      return [classId, cls?.classId ?? classId];
    }),
  );
