import { findDates } from './dates.ts';
import type { Line } from './lines.ts';

/** How many lines above or below its day an e-mail names its class. */
const linesBeside = 3;

/**
 * The lines near a day, where an e-mail names what happens then.
 *
 * @param within how many lines above or below the day
 */
export function linesBesideDays(lines: readonly Line[], within = linesBeside): Line[] {
  const days = lines.flatMap(({ text }, at) => (findDates(text, false).length > 0 ? [at] : []));
  return lines.filter((_, at) => days.some((day) => Math.abs(day - at) <= within));
}
