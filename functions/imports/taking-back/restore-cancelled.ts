import { readClassesById } from '#functions/_domain/classes/class-import-store.ts';
import { restoreWithImport } from '#functions/_domain/places/decisions/cancelled-in-file.ts';
import { redecide } from '#functions/_domain/places/decisions/redecide.ts';
import { readTerms } from '#functions/_domain/places/edits/terms.ts';
import { asScheduled } from '#functions/_domain/same-classes/same-class-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { FileClass } from '../rows/cancelled-classes.ts';
import { importsCancelling, storeCancelledByOthers } from '../state/cancelling-imports-store.ts';
import type { ImportDeps } from '../state/import-deps.ts';
import type { Import } from '../state/import-record.ts';
import { restoredWrite } from './taking-back-store.ts';

/**
 * Takes back that an import cancelled classes, opens their places again, and requests decisions for them. Classes that a
 * person said take place since, and those that have been deleted, are left as they are. So are those that the file of
 * another import calls cancelled too.
 *
 * @returns how many of the cancelled classes stay so because of another file
 */
export async function restoreCancelled(
  table: StudioTable,
  { studioId, importId }: Import,
  rows: readonly FileClass[],
  deps: ImportDeps,
): Promise<number> {
  const cancelling = rows.filter(({ cancelledInRow }) => cancelledInRow !== undefined);
  if (cancelling.length === 0) return 0;
  const { rows: found } = await asScheduled<FileClass>(table, studioId, cancelling);
  const known = await readClassesById(table, studioId, [...new Set(found.map(({ classId }) => classId))]);
  const named = [...known.values()].map(({ item }) => item);
  const cancelled = named.filter((item) => importsCancelling(item).includes(importId));
  const classIds: string[] = [];
  let staying = 0;
  for (const item of cancelled)
    if (!(await storeCancelledByOthers(table, item, importId))) classIds.push(item.classId);
    else if (item.cancelledIn === importId) staying += 1;
  if (classIds.length > 0) {
    const { terms } = await readTerms(table, studioId, deps.clock.now());
    const counted = { together: [restoredWrite({ studioId, importId })] };
    const restoring = { studioId, importId, correlationId: importId, ...counted };
    for (const classId of classIds) await restoreWithImport(table, { ...restoring, classId }, terms, deps);
  }
  // An interrupted attempt may have opened classes and requested nothing for them.
  const openBefore = named.flatMap(({ classId, cancelledAt }) =>
    cancelledAt === undefined ? [classId] : [],
  );
  await redecide({ studioId, classIds: [...classIds, ...openBefore], correlationId: importId }, deps);
  return staying;
}
