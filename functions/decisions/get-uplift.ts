import { getUplift, upliftClassesMax, upliftWeeks } from '#shared/contracts/decisions/get-uplift.ts';
import { measureUplift } from '#shared/core/allocation/measure-uplift.ts';
import type { IntervalMinor } from '#shared/core/allocation/replay-types.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { recentTrialClasses } from '#functions/_domain/places/decisions/trial-store.ts';

const rounded = ({ meanMinor, lowMinor, highMinor }: IntervalMinor): IntervalMinor => ({
  meanMinor: Math.round(meanMinor),
  lowMinor: Math.round(lowMinor),
  highMinor: Math.round(highMinor),
});

export const handler = httpOperation(getUplift, {}, async ({ table, caller: { studioId }, deps }) => {
  const now = deps.clock.now().toISOString();
  const [{ currency }, classes] = await Promise.all([
    readStudio(table, studioId),
    recentTrialClasses(table, studioId, now, upliftWeeks, upliftClassesMax),
  ]);
  const { perClass, ...uplift } = measureUplift(classes);
  return { ...uplift, perClass: perClass && rounded(perClass), currency };
});
