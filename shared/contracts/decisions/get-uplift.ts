import * as z from 'zod';
import { operation } from '../operation.ts';
import { currency, minor } from '../values.ts';

/** Number of days to look back. */
export const upliftWeeks = 12;

/** The measured gain of automatic changes: classes that automation may change, compared with held-out classes. */
export const getUplift = operation({
  id: 'decisions.getUplift',
  method: 'GET',
  path: '/api/decisions/uplift',
  access: 'subscriber',
  summary: 'The measured gain of automatic execution',
  output: z.strictObject({
    verdict: z
      .enum(['gain', 'loss', 'not-proven-yet'])
      .describe('`not-proven-yet` until the interval excludes zero'),
    perClass: z
      .strictObject({ meanMinor: minor, lowMinor: minor, highMinor: minor })
      .nullable()
      .describe('revenue of a class more than of one held out, with its 95 % interval; null while too few'),
    decided: z.int().describe('finished classes of the comparison that were open to automatic changes'),
    heldOut: z.int().describe('finished classes of the comparison that were held out'),
    currency,
  }),
});
