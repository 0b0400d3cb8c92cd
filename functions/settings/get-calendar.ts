import { getCalendar } from '#shared/contracts/settings/get-calendar.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { readCalendar } from '#functions/_domain/studio/calendar-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { calendarViewOf } from './calendar-view.ts';

export const handler = httpOperation(getCalendar, {}, async ({ table, caller: { studioId }, deps }) => {
  const [studio, calendar] = await Promise.all([readStudio(table, studioId), readCalendar(table, studioId)]);
  const { date } = instantToLocal(deps.clock.now().toISOString(), studio.timezone);
  return calendarViewOf(calendar, studio, date);
});
