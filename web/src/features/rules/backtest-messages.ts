import * as messages from '#messages/rules';

/** The result of a backtest. */
export interface Backtest {
  readonly firedCount: number;
  readonly classes: number;
  readonly weeks: number;
}

const times = (count: number): string => (count === 1 ? messages.once : messages.times(count));
const lastWeeks = (weeks: number): string => (weeks === 1 ? messages.theLastWeek : messages.theLast(weeks));

/** The result in one sentence: 'This rule would have fired 12 times in the last 8 weeks, on 40 classes.' */
export function backtestText({ firedCount, classes, weeks }: Backtest): string {
  if (classes === 0) return messages.thereWereNoClassesInTo(lastWeeks(weeks));
  const looked = classes === 1 ? messages.oneClass : messages.classesCounted(classes);
  const fired = firedCount === 0 ? messages.notHaveFired : messages.haveFired(times(firedCount));
  return messages.thisRuleWouldIn(fired, lastWeeks(weeks), looked);
}

/** The number of times a rule fired: 'Fired 12 times', 'Never fired'. */
export const firedText = (count: number): string =>
  count === 0 ? messages.neverFired : messages.firedTime(times(count));
