import type { Dashboard } from './coming-week.ts';

/** A replay needs finished classes of so many days to say anything. */
const daysMin = 7;

/** Whether a replay is to be made: nothing is measured yet, and none of the last days stands. */
export function needsReplay(
  { earned: { effect, replay }, days, today }: Pick<Dashboard, 'earned' | 'days' | 'today'>,
  now: Date,
): boolean {
  if (effect.earned || (replay && replay.validUntil > now.toISOString())) return false;
  return days.filter(({ localDate, classes }) => localDate < today && classes > 0).length >= daysMin;
}
