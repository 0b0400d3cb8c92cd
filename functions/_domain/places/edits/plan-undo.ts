import { Failure } from '#shared/contracts/failure.ts';
import { readLastChange } from './change-store.ts';
import type { readClass } from '#functions/_domain/classes/class-store.ts';
import type { Plan } from './commit-edit.ts';
import type { Terms } from './edit-class.ts';
import { undoEdit } from './undo-edit.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

type StoredClass = Awaited<ReturnType<typeof readClass>>;

export const onlyTheLast =
  'The class has been changed again since then. Only the last change of a class can be undone.';

/** Plans to undo a class's change, if it is the last one and the old numbers fit the current bookings. */
export const planUndo =
  (table: StudioTable, studioId: string, changeId: string, terms: Terms) =>
  async (cls: StoredClass): Promise<Plan> => {
    const last = await readLastChange(table, studioId, cls.classId);
    if (last?.changeId !== changeId) throw new Failure('conflict', onlyTheLast);
    const undoing = undoEdit(cls, last, terms);
    if ('refusal' in undoing) throw new Failure('conflict', undoing.refusal);
    return { edit: undoing.edit, undoes: last };
  };
