import { getSummary } from '#shared/contracts/schedule/get-summary.ts';
import { addLocalDays, daysBetween } from '#shared/core/time/zone.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readDays } from '#functions/_domain/classes/counters-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { dayRangeOf } from '#functions/_domain/classes/day-range.ts';

const nothing = { classes: 0, capacity: 0, bookings: 0, revenueMinor: 0, atRisk: 0, fullyBooked: 0 };

export const handler = httpOperation(getSummary, {}, async ({ table, input, caller: { studioId }, deps }) => {
  const { timezone, currency } = await readStudio(table, studioId);
  const { from, to, today } = dayRangeOf(input, timezone, deps.clock.now());
  const figures = await readDays(table, studioId, from, to);
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => {
    const localDate = addLocalDays(from, at);
    const { executed: _executed, ...sums } = { executed: 0, ...(figures.get(localDate) ?? nothing) };
    return { localDate, ...sums };
  });
  return { from, to, today, timezone, currency, days };
});
