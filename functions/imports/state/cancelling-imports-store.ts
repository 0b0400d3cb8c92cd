import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

type CancelledClass = Pick<ClassItem, 'studioId' | 'classId' | 'cancelledIn' | 'alsoCancelledIn'>;

const keyOf = ({ studioId, classId }: CancelledClass) => ({ studioId, classId, month: monthOf(classId) });

/** The imports whose files call a class cancelled, first the one that cancelled it. */
export const importsCancelling = ({ cancelledIn, alsoCancelledIn = [] }: CancelledClass): string[] =>
  cancelledIn === undefined ? [] : [cancelledIn, ...alsoCancelledIn];

/** Records that the file of another import calls a class cancelled too, so that it stays so if the first is undone. */
export async function storeAlsoCancelled(
  table: StudioTable,
  cls: CancelledClass,
  importId: string,
): Promise<void> {
  if (importsCancelling(cls).includes(importId)) return;
  await unlessRefused(() =>
    table
      .of(ClassEntity)
      .patch(keyOf(cls))
      .add({ alsoCancelledIn: [importId] })
      .where((item, { exists }) => exists(item.cancelledIn))
      .go(),
  );
}

/**
 * Takes back that an import's file calls a class cancelled, if other files call it so too.
 *
 * @returns whether the class stays cancelled because of another file
 */
export async function storeCancelledByOthers(
  table: StudioTable,
  cls: CancelledClass,
  importId: string,
): Promise<boolean> {
  const [first] = importsCancelling(cls).filter((id) => id !== importId);
  if (first === undefined) return false;
  return unlessRefused(() =>
    table
      .of(ClassEntity)
      .patch(keyOf(cls))
      .set({ cancelledIn: first })
      .delete({ alsoCancelledIn: [importId, first] })
      .where((item, { eq }) => eq(item.cancelledIn, cls.cancelledIn ?? ''))
      .go(),
  );
}
