import { getSummary } from '#shared/contracts/schedule/get-summary.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readDayOutlooks } from '#functions/_domain/classes/day-outlook-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { dayRangeOf } from '#functions/_domain/classes/day-range.ts';

export const handler = httpOperation(getSummary, {}, async ({ table, input, caller: { studioId }, deps }) => {
  const { timezone, currency } = await readStudio(table, studioId);
  const now = deps.clock.now();
  const { from, to, today } = dayRangeOf(input, timezone, now);
  const { days } = await readDayOutlooks(table, studioId, { from, to, today }, timezone, now);
  return { from, to, today, timezone, currency, days };
});
