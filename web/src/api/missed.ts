import type { Query } from '@tanstack/react-query';

/** Data read within this time counts as fresh. */
const newMs = 5000;
/** Data that is polled at least this often has a pending change. */
const awaitedMs = 5000;

/** Whether a query is polled because it has a pending change. */
const isAwaited = (query: Query): boolean =>
  query.observers.some(({ options: { refetchInterval } }) => {
    const everyMs = typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval;
    return typeof everyMs === 'number' && everyMs <= awaitedMs;
  });

/**
 * Whether displayed data may have changed before the live connection opened: because it has a pending change, or
 * because it was read some time ago. Requesting everything again on connecting would read each page twice.
 */
export function mayBeOld(query: Query, nowMs: number): boolean {
  const readAtMs = query.state.dataUpdatedAt;
  return readAtMs > 0 && (nowMs - readAtMs > newMs || isAwaited(query));
}
