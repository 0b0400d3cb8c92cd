import { setCalendarPlace } from '#shared/contracts/settings/set-calendar-place.ts';
import { withPlace } from '#functions/_domain/studio/calendar.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { changeCalendar } from './change-calendar.ts';

export const handler = httpOperation(
  setCalendarPlace,
  {},
  ({ table, input: place, caller: { studioId }, deps, correlationId }) => {
    const subject = [place.country ?? 'none', place.region].filter((part) => part !== null).join('-');
    const wish = { studioId, action: setCalendarPlace.id, subject, correlationId };
    return changeCalendar(table, { ...wish, change: (before) => withPlace(before, place) }, deps);
  },
);
