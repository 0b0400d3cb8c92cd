import * as z from 'zod';
import { operation } from '../operation.ts';
import { currency, instant, minor, share } from '../values.ts';

/** Number of days to look back. */
export const settingsEffectDays = 30;

/** The thresholds to examine, in hundredths: all that can be set. */
export const effectConfidences: readonly number[] = [50, 55, 60, 65, 70, 75, 80, 85, 90, 95];

const classes = z.int().min(0);
const classesWorth = z.strictObject({
  classes,
  worthMinor: minor.describe('the total expected gain of these recommendations'),
});
const sureClasses = z.strictObject({
  ...classesWorth.shape,
  untouched: classes.describe('the recommendations of which nothing was executed'),
});

/** What each automation setting would have changed in the last 30 days, judged by the stored recommendations. */
export const getSettingsEffect = operation({
  id: 'decisions.getSettingsEffect',
  method: 'GET',
  path: '/api/decisions/settings-effect',
  access: 'subscriber',
  summary: 'The effect that each automation setting would have had in the last 30 days',
  output: z.strictObject({
    from: instant.describe('the beginning of the examined period'),
    isWhole: z
      .boolean()
      .describe('whether all recommendations of the 30 days are included, or only the newest'),
    currency,
    recommended: classesWorth.describe('classes with a recommendation; the newest of each class counts'),
    byAutomation: classes.describe('classes with a recommendation that Cupo executed automatically'),
    byPerson: classes.describe('the other classes with a recommendation that a person approved'),
    steps: z
      .array(
        z.strictObject({
          confidence: share,
          ...sureClasses.shape,
          heldOut: sureClasses.describe('the classes that would have been left alone to measure the gain'),
        }),
      )
      .describe(
        'classes with a recommendation whose confidence or gain share reached this threshold; the first of each class counts',
      ),
    moves: z
      .array(z.strictObject({ places: z.int().min(0), classes }))
      .describe('classes by the largest change of places at one marketplace'),
  }),
});
