import { setCalendarPlace } from '#shared/contracts/settings/set-calendar-place.ts';
import { placeAfter, placeOf, withPlace } from '#functions/_domain/studio/calendar.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { changeCalendar, type CalendarWish } from './change-calendar.ts';

export const handler = httpOperation(
  setCalendarPlace,
  {},
  ({ table, input, caller: { studioId }, deps, correlationId }) => {
    const subject = [input.country ?? input.regionOf ?? 'none', input.region]
      .filter((part) => typeof part === 'string')
      .join('-');
    const wish = { studioId, action: setCalendarPlace.id, subject, correlationId };
    const change: CalendarWish['change'] = (before, _, studio) =>
      withPlace(before, placeAfter(placeOf(before, studio.country), input));
    return changeCalendar(table, { ...wish, change }, deps);
  },
);
