import * as z from 'zod';
import { minor } from '../values.ts';

const interval = z.strictObject({ meanMinor: minor, lowMinor: minor, highMinor: minor });
const count = z.int().min(0);

/** The measured gain of automatic changes in some classes, compared with held-out classes. */
export const effect = z.strictObject({
  verdict: z
    .enum(['gain', 'loss', 'not-proven-yet'])
    .describe('`not-proven-yet` until the interval excludes zero'),
  perClass: interval
    .nullable()
    .describe(
      'how much more revenue a changed class makes than one left alone, with a 95 % interval; null while there are too few classes',
    ),
  earned: interval.nullable().describe('that difference multiplied by the number of changed classes'),
  changed: count.describe('finished classes that were open to automatic changes'),
  leftAlone: count.describe('finished classes that were left alone, chosen at random'),
  compared: z
    .strictObject({ changed: count, leftAlone: count })
    .describe('the classes whose series contains both kinds'),
});
export type EffectView = z.output<typeof effect>;

/** A month of the studio's calendar, as YYYY-MM. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month as YYYY-MM');
