import { ClassEntity, monthOf } from '../_data/class.ts';
import { isConditionFailure } from '../_data/conditions.ts';

export type TrialArm = 'decided' | 'held-out';

/** Notes how a class entered the comparison; it stays as it was noted first. */
export async function enterTrial(studioId: string, classId: string, trialArm: TrialArm): Promise<void> {
  try {
    await ClassEntity.patch({ studioId, classId, month: monthOf(classId) })
      .set({ trialArm })
      .where((item, { notExists }) => notExists(item.trialArm))
      .go();
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}
