import { operation } from '../operation.ts';
import { calendarPlace, calendarView } from './calendar.ts';

/** Sets the country whose public holidays apply; without a country, none do. The next run learns demand again. */
export const setCalendarPlace = operation({
  id: 'settings.setCalendarPlace',
  method: 'PUT',
  path: '/api/settings/calendar/place',
  access: 'subscriber',
  summary: 'Choose the country and region of public holidays',
  body: calendarPlace,
  output: calendarView,
  errors: ['conflict'],
});
