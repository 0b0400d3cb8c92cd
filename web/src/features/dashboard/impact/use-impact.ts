import { queryOptions, useQuery } from '@tanstack/react-query';
import * as messages from '#messages/dashboard-impact';
import { getImpact } from '#shared/contracts/dashboard/get-impact.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import { call } from '#web/src/api/call.ts';
import { impactKey } from '#web/src/api/keys.ts';
import { queryClient } from '#web/src/api/query-client.ts';

export type ImpactView = OutputOf<typeof getImpact>;
/** The figures of one month, or of all months. */
export type PeriodView = ImpactView['total'];

const impactQuery = queryOptions({
  queryKey: impactKey,
  queryFn: ({ signal }) => call(getImpact, {}, { signal }),
  meta: { failure: messages.theImpactCouldNotBeRefreshed },
});

export const useImpact = () => useQuery(impactQuery);

export const preloadImpact = (): Promise<void> => queryClient.prefetchQuery(impactQuery);
