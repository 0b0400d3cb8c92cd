import { useInfiniteQuery } from '@tanstack/react-query';
import * as messages from '#messages/integrations';
import type { ListingMarketplace } from '#shared/contracts/channels.ts';
import { clearMapping } from '#shared/contracts/integrations/clear-mapping.ts';
import { listMapping } from '#shared/contracts/integrations/list-mapping.ts';
import type { MappingState } from '#shared/contracts/integrations/mapping.ts';
import { readMapping } from '#shared/contracts/integrations/read-mapping.ts';
import { setMapping } from '#shared/contracts/integrations/set-mapping.ts';
import { call } from '../../api/call.ts';
import { mappingKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';

const refresh = (integrationId: ListingMarketplace): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: mappingKey(integrationId) });

/** The listings of a marketplace, one page at a time, polled every `pollMs`. */
export const useMapping = (integrationId: ListingMarketplace, state: MappingState, pollMs: number | false) =>
  useInfiniteQuery({
    queryKey: [...mappingKey(integrationId), state],
    queryFn: ({ pageParam, signal }) =>
      call(listMapping, { integrationId, state, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    refetchInterval: pollMs,
    meta: { failure: messages.failedToLoadTheLinkedClasses },
  });

interface Said {
  readonly listingId: string;
  readonly classId: string | null;
  readonly everyOfName: boolean;
}

/** Links a listing to a class, or marks it as not being a class. */
export const useSetMapping = (integrationId: ListingMarketplace) =>
  useChange({
    mutationFn: (said: Said) => call(setMapping, { integrationId, ...said }),
    onSettled: () => refresh(integrationId),
    meta: { success: messages.saved, failure: messages.failedToLinkTheClass },
  });

/** Returns a listing to automatic matching. */
export const useClearMapping = (integrationId: ListingMarketplace) =>
  useChange({
    mutationFn: (listingId: string) => call(clearMapping, { integrationId, listingId }),
    onSettled: () => refresh(integrationId),
    meta: { success: messages.matchedByItselfAgain, failure: messages.failedToChangeTheLink },
  });

/** Has the server read the marketplace's listings again. */
export const useReadMapping = (integrationId: ListingMarketplace) =>
  useChange({
    mutationFn: () => call(readMapping, { integrationId }),
    meta: { failure: messages.failedToReadTheMarketplace },
  });
