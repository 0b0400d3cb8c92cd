import type { ColumnFacts } from './column-profile.ts';
import type { TimeFormat } from './plan.ts';
import type { TimeShape } from './read-time.ts';

const formats: Record<TimeShape, TimeFormat | null> = {
  'clock-12': '12h',
  'clock-24': '24h',
  'hour-12': '12h-hour-only',
  'hour-24': null,
  'range-12': 'range-12h',
  'range-24': 'range-24h',
};

/**
 * The usual format of a column's times. A few in another format do not matter, because each cell is read by its own.
 */
export function findTimeFormat({ timeShapes }: ColumnFacts): TimeFormat | null {
  const counts = new Map(timeShapes);
  const halves = counts.get('clock-12') ?? 0;
  const hours = counts.get('hour-12') ?? 0;
  if (halves > 0 && hours > 0) {
    counts.set('clock-12', halves + hours);
    counts.delete('hour-12');
  }
  let best: readonly [TimeShape | undefined, number] = [undefined, 0];
  for (const entry of counts) if (entry[1] > best[1]) best = entry;
  return best[0] === undefined ? null : formats[best[0]];
}
