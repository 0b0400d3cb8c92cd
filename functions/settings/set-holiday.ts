import { setHoliday } from '#shared/contracts/settings/set-holiday.ts';
import { withHoliday } from '#functions/_domain/studio/calendar.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { changeCalendar } from './change-calendar.ts';

export const handler = httpOperation(
  setHoliday,
  {},
  ({ table, input: { name, isUsual }, caller: { studioId }, deps, correlationId }) => {
    const note = isUsual ? 'a usual day' : 'a public holiday';
    const wish = { studioId, action: setHoliday.id, subject: name, note, correlationId };
    return changeCalendar(table, { ...wish, change: (before) => withHoliday(before, name, isUsual) }, deps);
  },
);
