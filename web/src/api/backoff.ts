const reconnectFirstMs = 1000;
export const reconnectMostMs = 60_000;

/**
 * How long to wait before the connection attempt number `attempt` (from 0): it doubles each time, up to a minute.
 * `random` (0..1) picks a value between half of that and all of it, so that many pages do not reconnect at the same
 * time.
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  const longest = Math.min(reconnectMostMs, reconnectFirstMs * 2 ** attempt);
  return Math.round(longest * (0.5 + random / 2));
}
