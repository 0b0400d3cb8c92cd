import * as z from 'zod';
import { operation } from '../operation.ts';
import { calendarView, holidayName } from './calendar.ts';

/** Records whether a public holiday is an ordinary day at the studio, this year and every year. */
export const setHoliday = operation({
  id: 'settings.setHoliday',
  method: 'PUT',
  path: '/api/settings/calendar/holidays',
  access: 'subscriber',
  summary: 'Set whether a public holiday counts',
  body: z.strictObject({ name: holidayName, isUsual: z.boolean() }),
  output: calendarView,
  errors: ['conflict'],
});
