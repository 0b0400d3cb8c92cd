import type { Query } from '@tanstack/react-query';

/** What was read this short a time ago is taken for new. */
const newMs = 5000;
/** What is asked for this often holds something on its way. */
const awaitedMs = 5000;

/** Asked for from time to time while the server cannot tell of changes. */
const isAwaited = (query: Query): boolean =>
  query.observers.some(({ options: { refetchInterval } }) => {
    const everyMs = typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval;
    return typeof everyMs === 'number' && everyMs <= awaitedMs;
  });

/**
 * Whether what is shown may have changed before the server could tell: where something is on its way, or where it was
 * read a while ago. Asking for everything again as soon as the page is connected would read each page twice.
 */
export function mayBeOld(query: Query, nowMs: number): boolean {
  const readAtMs = query.state.dataUpdatedAt;
  return readAtMs > 0 && (nowMs - readAtMs > newMs || isAwaited(query));
}
