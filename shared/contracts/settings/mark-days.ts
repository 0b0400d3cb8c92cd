import { operation } from '../operation.ts';
import { calendarView, newMark } from './calendar.ts';

/**
 * Marks a day, or a range of days: closed, or a special event. Classes and bookings stay as they are. `conflict` where as
 * many days are marked as may be.
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
