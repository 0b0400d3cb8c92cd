import { useInfiniteQuery } from '@tanstack/react-query';
import * as messages from '#messages/admin';
import { grantAccess } from '#shared/contracts/billing/grant-access.ts';
import { listStudios } from '#shared/contracts/billing/list-studios.ts';
import { call } from '../../api/call.ts';
import { sessionKey, studiosKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { toGrant, type AccessDraft } from './access-draft.ts';

/** Every studio, one page at a time. */
export const useStudios = () =>
  useInfiniteQuery({
    queryKey: studiosKey,
    queryFn: ({ pageParam, signal }) =>
      call(listStudios, { ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    meta: { failure: messages.failedToLoadStudios },
  });

const refresh = (): Promise<unknown> =>
  Promise.all([studiosKey, sessionKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** Grants a studio access. Superadmins may grant it to their own studio, so the session is loaded again. */
export const useGiveAccess = (onGiven: () => void) =>
  useChange({
    mutationFn: (draft: AccessDraft) => call(grantAccess, toGrant(draft)),
    onSuccess: onGiven,
    onSettled: refresh,
    meta: {
      progress: messages.givingAccess,
      success: messages.accessGiven,
      failure: messages.failedToGiveAccess,
    },
  });
