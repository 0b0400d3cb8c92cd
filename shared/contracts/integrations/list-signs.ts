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
      'the newest booking of the last seven days that the marketplace itself reported; `at` is when it was made',
    ),
  lastNumber: z
    .strictObject({
      at: instant,
      places,
      className: z.string(),
      classLocalDate: localDate,
      classLocalTime: localTime,
      byPerson: z.boolean().describe('the owner set it by hand and confirmed it'),
    })
    .nullable()
    .describe('the latest number of places confirmed there, among the newest hundred confirmations'),
});

/** Recent signs that each connected marketplace reports its bookings and accepts our changes. */
export const listSigns = operation({
  id: 'integrations.listSigns',
  method: 'GET',
  path: '/api/integrations/signs',
  access: 'subscriber',
  summary: 'Last reported booking and last confirmed number, by marketplace',
  output: z.strictObject({ signs: z.array(signsOfLife) }),
});
