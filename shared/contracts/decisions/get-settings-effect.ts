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
  worthMinor: minor.describe('what these recommendations were expected to bring together'),
});
const sureClasses = z.strictObject({
  ...classesWorth.shape,
  untouched: classes.describe('of these, those for which nobody carried anything out'),
});

/** What each automation setting would have changed in the last 30 days, judged by the stored recommendations. */
export const getSettingsEffect = operation({
  id: 'decisions.getSettingsEffect',
  method: 'GET',
  path: '/api/decisions/settings-effect',
  access: 'subscriber',
  summary: 'What each setting of automation would have changed in the last 30 days',
  output: z.strictObject({
    from: instant.describe('recommendations made since then were looked at'),
    isWhole: z.boolean().describe('whether these are all of the 30 days, or the newest alone'),
    currency,
    recommended: classesWorth.describe('classes with a recommendation, and the newest one of each'),
    byAutomation: classes.describe('classes of which Cupo carried out a recommendation by itself'),
    byPerson: classes.describe('the other classes of which a person approved one'),
    steps: z
      .array(
        z.strictObject({
          confidence: share,
          ...sureClasses.shape,
          heldOut: sureClasses.describe('of these, those that measuring the gain would have left alone'),
        }),
      )
      .describe(
        'classes with a recommendation that was sure enough at this threshold, by its confidence or its gain share, and the first such one of each',
      ),
    moves: z
      .array(z.strictObject({ places: z.int().min(0), classes }))
      .describe('classes by the most places that a recommendation moved at one marketplace'),
  }),
});
