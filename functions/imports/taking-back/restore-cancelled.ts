import { readClassesById } from '#functions/_domain/classes/class-import-store.ts';
import { restoreWithImport } from '#functions/_domain/places/decisions/cancelled-in-file.ts';
import { redecide } from '#functions/_domain/places/decisions/redecide.ts';
import { readTerms } from '#functions/_domain/places/edits/terms.ts';
import { asScheduled } from '#functions/_domain/same-classes/same-class-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { FileClass } from '../rows/cancelled-classes.ts';
import type { ImportDeps } from '../state/import-deps.ts';
import type { Import } from '../state/import-record.ts';
import { countRestored } from './taking-back-store.ts';

/**
 * Takes back that an import cancelled classes, opens their places again, and requests decisions for them. Classes that a
 * person said take place since, and those that have been deleted, are left as they are.
 */
export async function restoreCancelled(
  table: StudioTable,
  { studioId, importId }: Import,
  rows: readonly FileClass[],
  deps: ImportDeps,
): Promise<void> {
  const cancelling = rows.filter(({ cancelledInRow }) => cancelledInRow !== undefined);
  if (cancelling.length === 0) return;
  const { rows: found } = await asScheduled<FileClass>(table, studioId, cancelling);
  const known = await readClassesById(table, studioId, [...new Set(found.map(({ classId }) => classId))]);
  const classIds = [...known].flatMap(([classId, { item }]) =>
    item.cancelledIn === importId ? [classId] : [],
  );
  if (classIds.length === 0) return;
  const { terms } = await readTerms(table, studioId, deps.clock.now());
  const named = { studioId, importId, correlationId: importId };
  for (const classId of classIds)
    if (await restoreWithImport(table, { ...named, classId }, terms, deps))
      await countRestored(table, { studioId, importId });
  await redecide({ studioId, classIds, correlationId: importId }, deps);
}
