import { readTogether, wanted, type WantedItem } from '#functions/_data/read-together.ts';
import { ClassDemandEntity, type ClassDemandItem } from '#functions/_data/classes/class-demand.ts';
import { monthOf } from '#functions/_data/classes/class.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Names the stored demand of a class, to be read together with other items. */
export const demandOf = (studioId: string, classId: string): WantedItem<ClassDemandItem> =>
  wanted(ClassDemandEntity, { studioId, classId, month: monthOf(classId) });

/** Reads the stored demand of some classes. Classes without stored demand are left out. */
export async function readDemands(
  table: StudioTable,
  studioId: string,
  classIds: readonly string[],
): Promise<Map<string, ClassDemandItem>> {
  const wants = { demands: classIds.map((classId) => demandOf(studioId, classId)) };
  const { demands } = await readTogether(table, wants, { consistent: false });
  return byClass(demands);
}

/** Stored demand by class, without the classes that have none. */
export const byClass = (demands: readonly (ClassDemandItem | undefined)[]): Map<string, ClassDemandItem> =>
  new Map(demands.flatMap((demand) => (demand ? [[demand.classId, demand]] : [])));
