import { ClassEntity, monthOf } from '#functions/_data/classes/class.ts';
import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export type TrialArm = 'decided' | 'held-out';

/** Records the arm of a class in the experiment. The first record is kept. */
export async function enterTrial(
  table: StudioTable,
  studioId: string,
  classId: string,
  trialArm: TrialArm,
): Promise<void> {
  try {
    await table
      .of(ClassEntity)
      .patch({ studioId, classId, month: monthOf(classId) })
      .set({ trialArm })
      .where((item, { notExists }) => notExists(item.trialArm))
      .go();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}
