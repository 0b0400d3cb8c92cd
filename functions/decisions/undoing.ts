import type { Base } from '#functions/_platform/ports/base.ts';
import { findClass } from '#functions/_domain/classes/class-store.ts';
import { readLastChange } from '#functions/_domain/places/edits/change-store.ts';
import { onlyTheLast } from '#functions/_domain/places/edits/plan-undo.ts';
import { readTerms } from '#functions/_domain/places/edits/terms.ts';
import { undoEdit } from '#functions/_domain/places/edits/undo-edit.ts';
import type { StoredDecision } from '#functions/_domain/places/decisions/decision-store.ts';
import type { Undoing } from './decision-view.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const nothingToUndo: Undoing = { allowed: false, refusal: null };
const refused = (refusal: string): Undoing => ({ allowed: false, refusal });

/** Whether a decision's change can be undone now. */
export async function undoingOf(
  table: StudioTable,
  decision: StoredDecision,
  { clock }: Base,
): Promise<Undoing> {
  const { studioId, classId, changeId, undoneAt } = decision;
  if (changeId === undefined || undoneAt !== undefined) return nothingToUndo;
  const [cls, last, { terms }] = await Promise.all([
    findClass(table, studioId, classId),
    readLastChange(table, studioId, classId),
    readTerms(table, studioId, clock.now()),
  ]);
  if (!cls) return nothingToUndo;
  if (last?.changeId !== changeId) return refused(onlyTheLast);
  const undoing = undoEdit(cls, last, terms);
  return 'refusal' in undoing ? refused(undoing.refusal) : { allowed: true, refusal: null };
}
