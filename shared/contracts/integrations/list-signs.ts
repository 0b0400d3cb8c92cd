import * as z from 'zod';
import { marketplace } from '../channels.ts';
import { operation } from '../operation.ts';
import { instant, localDate, localTime, places } from '../values.ts';

/** Number of days of bookings that are searched for a reported one. */
export const heardDays = 7;

/** The most recent activity of one marketplace. */
export const signsOfLife = z.strictObject({
  marketplace,
  lastBooking: z
    .strictObject({ at: instant, className: z.string() })
    .nullable()
    .describe(
      'the newest booking of the last seven days that it reported, not a file; `at` is when it was made',
    ),
  lastNumber: z
    .strictObject({
      at: instant,
      places,
      className: z.string(),
      classLocalDate: localDate,
      classLocalTime: localTime,
      byPerson: z.boolean().describe('its owner set it by hand and said so'),
    })
    .nullable()
    .describe('the latest number of places that was confirmed there, of the newest hundred confirmations'),
});

/** Recent signs that each connected marketplace reports its bookings and accepts our changes. */
export const listSigns = operation({
  id: 'integrations.listSigns',
  method: 'GET',
  path: '/api/integrations/signs',
  access: 'subscriber',
  summary: 'Last booking heard and last number confirmed, by marketplace',
  output: z.strictObject({ signs: z.array(signsOfLife) }),
});
