import { getUplift } from '#shared/contracts/decisions/get-uplift.ts';
import type { IntervalMinor } from '#shared/core/allocation/replay-types.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { readFinishedSums } from '#functions/_domain/finished/finished-sums-store.ts';
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
  const { perClass, ...uplift } = (await readFinishedSums(table, studioId, today)).uplift;
  return { ...uplift, perClass: perClass && rounded(perClass), currency };
});
