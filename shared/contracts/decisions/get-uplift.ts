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
      .describe(
        'how much more revenue a class makes than a held-out class, with a 95 % interval; null while there are too few classes',
      ),
    decided: z.int().describe('compared classes that were open to automatic changes'),
    heldOut: z.int().describe('compared classes that were held out'),
    currency,
  }),
});
