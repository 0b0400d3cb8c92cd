import * as z from 'zod';
import { operation } from '../operation.ts';
import { calendarPlace, calendarView, countryCode } from './calendar.ts';

const place = calendarPlace.shape;

/**
 * Sets the country whose public holidays apply, with its region; without a country, none do. A region alone keeps the
 * country: `conflict` if that is no longer the one that the region was chosen for. The next run learns demand again.
 */
export const setCalendarPlace = operation({
  id: 'settings.setCalendarPlace',
  method: 'PUT',
  path: '/api/settings/calendar/place',
  access: 'subscriber',
  summary: 'Choose the country and region of public holidays',
  body: z.strictObject({
    country: place.country.optional(),
    region: place.region.optional().describe('null, also by default, if the whole country counts'),
    regionOf: countryCode.optional().describe('without a country: the one that the region was chosen for'),
  }),
  output: calendarView,
  errors: ['conflict'],
});
