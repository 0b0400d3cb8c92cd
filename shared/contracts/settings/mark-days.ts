import { operation } from '../operation.ts';
import { calendarView, newMark } from './calendar.ts';

/**
 * Marks a day, or a range of days: closed, or a special event. Classes and bookings are not changed. `conflict` if the
 * maximum number of marks is reached.
 */
export const markDays = operation({
  id: 'settings.markDays',
  method: 'POST',
  path: '/api/settings/calendar/days',
  access: 'subscriber',
  summary: 'Mark days as closed or as an event',
  body: newMark,
  output: calendarView,
  errors: ['conflict'],
});
