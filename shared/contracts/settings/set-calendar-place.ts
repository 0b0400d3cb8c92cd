import { operation } from '../operation.ts';
import { calendarPlace, calendarView } from './calendar.ts';

/** Says whose public holidays count; no country for none. Demand is learnt anew by the next run. */
export const setCalendarPlace = operation({
  id: 'settings.setCalendarPlace',
  method: 'PUT',
  path: '/api/settings/calendar/place',
  access: 'subscriber',
  summary: 'Choose whose public holidays count',
  body: calendarPlace,
  output: calendarView,
  errors: ['conflict'],
});
