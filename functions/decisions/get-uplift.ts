import { getUplift, upliftWeeks } from '#shared/contracts/decisions/get-uplift.ts';
import { measureUplift } from '#shared/core/allocation/measure-uplift.ts';
import type { IntervalMinor } from '#shared/core/allocation/replay-types.ts';
import { measuredIn } from '#shared/core/impact/effect-of.ts';
import { addLocalDays, instantToLocal } from '#shared/core/time/zone.ts';
import { readFinishedDays } from '#functions/_domain/finished/finished-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';

const rounded = ({ meanMinor, lowMinor, highMinor }: IntervalMinor): IntervalMinor => ({
  meanMinor: Math.round(meanMinor),
  lowMinor: Math.round(lowMinor),
  highMinor: Math.round(highMinor),
});

export const handler = httpOperation(getUplift, {}, async ({ table, caller: { studioId }, deps }) => {
  const { currency, timezone } = await readStudio(table, studioId);
  const today = instantToLocal(deps.clock.now().toISOString(), timezone).date;
  const days = await readFinishedDays(table, studioId, addLocalDays(today, -7 * upliftWeeks), today);
  const { perClass, ...uplift } = measureUplift(measuredIn(days.flatMap(({ classes }) => classes)));
  return { ...uplift, perClass: perClass && rounded(perClass), currency };
});
