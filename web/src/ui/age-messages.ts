import * as messages from '#messages/ui';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** 'for 3 hours': how long something has been waiting. */
export function ageMessage(since: string, now: Date): string {
  const ms = Math.max(0, now.getTime() - Date.parse(since));
  if (ms < hourMs) return messages.forMinutes(Math.max(1, Math.floor(ms / minuteMs)));
  if (ms < 2 * dayMs) return messages.forHours(Math.floor(ms / hourMs));
  return messages.forDays(Math.floor(ms / dayMs));
}
