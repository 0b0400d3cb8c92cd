import { unmarkDays } from '#shared/contracts/settings/unmark-days.ts';
import { withoutMark } from '#functions/_domain/studio/calendar.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { changeCalendar } from './change-calendar.ts';

export const handler = httpOperation(
  unmarkDays,
  {},
  ({ table, input: { dayId }, caller: { studioId }, deps, correlationId }) => {
    const wish = { studioId, action: unmarkDays.id, subject: dayId, correlationId };
    return changeCalendar(table, { ...wish, change: (before) => withoutMark(before, dayId) }, deps);
  },
);
