import { operation } from '../operation.ts';
import { calendarView } from './calendar.ts';

/** Public holidays of the studio's country, and the days that its owner marked. */
export const getCalendar = operation({
  id: 'settings.getCalendar',
  method: 'GET',
  path: '/api/settings/calendar',
  access: 'subscriber',
  summary: 'Public holidays, closures and events',
  output: calendarView,
});
