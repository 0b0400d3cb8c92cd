import { addDays } from '../ui/dates.ts';

const weekMs = 7 * 86_400_000;
/** Results that are valid for a week, such as a replay, are still valid for a visitor at the end of the week. */
const earlyMs = 3_600_000;

/**
 * The number of whole weeks by which recorded data is moved into the last seven days. Weekdays and times stay the same.
 */
export const weeksBetween = (recordedAt: Date, now: Date): number =>
  Math.floor((now.getTime() - recordedAt.getTime() + earlyMs) / weekMs);

function monthLater(month: string, months: number): string {
  const moved = new Date(`${month}-01T00:00:00Z`);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved.toISOString().slice(0, 7);
}

const monthsUpTo = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/**
 * Moves every day, instant and month in a recorded text by whole weeks. A month moves as far as the month of the
 * recording. The demo studio's zone has no daylight saving time, so an instant keeps its local time.
 */
export function movedByWeeks(text: string, recordedOn: string, weeks: number): string {
  if (weeks === 0) return text;
  const months = monthsUpTo(addDays(recordedOn, weeks * 7)) - monthsUpTo(recordedOn);
  return text
    .replaceAll(/\b\d{4}-\d\d-\d\d(?!\d)/g, (day) => addDays(day, weeks * 7))
    .replaceAll(/"(\d{4}-\d\d)"/g, (_, month: string) => `"${monthLater(month, months)}"`);
}
