import { idStartOf } from './class-id.ts';
import { LearnedDemandEntity, LearnedSinceEntity } from '#functions/_data/classes/learned-demand.ts';

/** Forgets what was learnt from classes that are gone, or were emptied. */
export async function forgetLearned(studioId: string): Promise<void> {
  await LearnedDemandEntity.delete({ studioId }).go();
  await LearnedSinceEntity.delete({ studioId }).go();
}

/**
 * Notes that what the demand is learnt from has changed, where any of these classes has begun: the next run over all
 * classes learns it anew. A class id begins with its start.
 */
export async function noteIfHistory(studioId: string, classIds: readonly string[], now: Date): Promise<void> {
  const at = idStartOf(now.toISOString());
  if (!classIds.some((classId) => classId < at)) return;
  await LearnedSinceEntity.update({ studioId }).set({ historyChangedAt: now.toISOString() }).go();
}
