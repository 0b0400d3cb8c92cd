import { counted } from '#shared/core/text/counted.ts';

/** What a backtest found. */
export interface Backtest {
  readonly firedCount: number;
  readonly classes: number;
  readonly weeks: number;
}

const times = (count: number): string => (count === 1 ? 'once' : counted(count, 'time'));
const lastWeeks = (weeks: number): string =>
  weeks === 1 ? 'the last week' : `the last ${counted(weeks, 'week')}`;

/** 'This rule would have fired 12 times in the last 8 weeks, on 40 classes.' */
export function backtestText({ firedCount, classes, weeks }: Backtest): string {
  if (classes === 0) return `There were no classes in ${lastWeeks(weeks)} to try this rule on.`;
  const looked = classes === 1 ? 'one class' : counted(classes, 'class', 'classes');
  const fired = firedCount === 0 ? 'not have fired' : `have fired ${times(firedCount)}`;
  return `This rule would ${fired} in ${lastWeeks(weeks)} (${looked}).`;
}

/** 'Fired 12 times', 'Never fired' */
export const firedText = (count: number): string => (count === 0 ? 'Never fired' : `Fired ${times(count)}`);
