import { useInfiniteQuery } from '@tanstack/react-query';
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

/** What a marketplace lists, a page at a time. `pollMs`: asked for again so often. */
export const useMapping = (integrationId: ListingMarketplace, state: MappingState, pollMs: number | false) =>
  useInfiniteQuery({
    queryKey: [...mappingKey(integrationId), state],
    queryFn: ({ pageParam, signal }) =>
      call(listMapping, { integrationId, state, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    refetchInterval: pollMs,
    meta: { failure: 'Failed to load the linked classes' },
  });

interface Said {
  readonly listingId: string;
  readonly classId: string | null;
  readonly everyOfName: boolean;
}

/** Says which class a listing is, or that it is none. */
export const useSetMapping = (integrationId: ListingMarketplace) =>
  useChange({
    mutationFn: (said: Said) => call(setMapping, { integrationId, ...said }),
    onSettled: () => refresh(integrationId),
    meta: { success: 'Saved', failure: 'Failed to link the class' },
  });

/** Lets a listing be matched by itself again. */
export const useClearMapping = (integrationId: ListingMarketplace) =>
  useChange({
    mutationFn: (listingId: string) => call(clearMapping, { integrationId, listingId }),
    onSettled: () => refresh(integrationId),
    meta: { success: 'Matched by itself again', failure: 'Failed to change the link' },
  });

/** Has the marketplace read anew. */
export const useReadMapping = (integrationId: ListingMarketplace) =>
  useChange({
    mutationFn: () => call(readMapping, { integrationId }),
    meta: { failure: 'Failed to read the marketplace' },
  });
