import { counted } from '#shared/core/text/counted.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** 'for 3 hours': how long something has been waiting. */
export function ageWords(since: string, now: Date): string {
  const ms = Math.max(0, now.getTime() - Date.parse(since));
  if (ms < hourMs) return `for ${counted(Math.max(1, Math.floor(ms / minuteMs)), 'minute')}`;
  if (ms < 2 * dayMs) return `for ${counted(Math.floor(ms / hourMs), 'hour')}`;
  return `for ${counted(Math.floor(ms / dayMs), 'day')}`;
}
