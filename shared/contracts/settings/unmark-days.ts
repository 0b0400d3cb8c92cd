import * as z from 'zod';
import { operation } from '../operation.ts';
import { ulid } from '../values.ts';
import { calendarView } from './calendar.ts';

/** Removes a mark. If the days are not marked, nothing happens. */
export const unmarkDays = operation({
  id: 'settings.unmarkDays',
  method: 'DELETE',
  path: '/api/settings/calendar/days/{dayId}',
  access: 'subscriber',
  summary: 'Remove a marked day',
  params: z.strictObject({ dayId: ulid }),
  output: calendarView,
  errors: ['conflict'],
});
