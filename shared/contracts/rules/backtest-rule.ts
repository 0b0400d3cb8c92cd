import * as z from 'zod';
import { operation } from '../operation.ts';
import { ruleTerms } from './rule.ts';

/** Number of weeks that a backtest looks back. */
export const backtestWeeks = 8;
/** Maximum number of classes it examines, newest first. */
export const backtestClassesMax = 5_000;

/** How often a rule, stored or not, would have fired in the last weeks, judged by the bookings at each time. */
export const backtestRule = operation({
  id: 'rules.backtestRule',
  method: 'POST',
  path: '/api/rules/backtest',
  access: 'subscriber',
  allowance: 'backtest',
  summary: 'How often a rule would have fired',
  withoutKey: 'It replays past classes and changes nothing.',
  body: ruleTerms,
  output: z.strictObject({
    firedCount: z.int().min(0),
    classes: z.int().min(0).describe('number of examined classes'),
    weeks: z.int().min(1).describe('number of weeks examined; fewer than 8 if there are too many classes'),
  }),
});
