import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether a query's first response is still awaited, and no request for it has failed. A part of the page that uses the
 * same query requests it again after a failure; if the page waited for that, it would remove the part and show it again
 * without end.
 */
export const isAwaited = ({
  isPending,
  failureCount,
  errorUpdateCount,
}: Pick<UseQueryResult, 'isPending' | 'failureCount' | 'errorUpdateCount'>): boolean =>
  isPending && failureCount === 0 && errorUpdateCount === 0;
