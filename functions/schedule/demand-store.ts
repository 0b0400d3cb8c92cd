import { untilDone } from '#functions/_data/table/batch.ts';
import { ClassDemandEntity, type ClassDemandItem } from '#functions/_data/classes/class-demand.ts';
import { monthOf } from '#functions/_data/classes/class.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Reads the stored demand of some classes. Classes without stored demand are left out. */
export async function readDemands(
  table: StudioTable,
  studioId: string,
  classIds: readonly string[],
): Promise<Map<string, ClassDemandItem>> {
  const found = new Map<string, ClassDemandItem>();
  await untilDone(
    classIds.map((classId) => ({ studioId, classId, month: monthOf(classId) })),
    async (left) => {
      const { data, unprocessed } = await table
        .of(ClassDemandEntity)
        .get([...left])
        .go();
      for (const demand of data) found.set(demand.classId, demand);
      return unprocessed;
    },
  );
  return found;
}
