import { useInfiniteQuery } from '@tanstack/react-query';
import * as messages from '#messages/admin';
import { approveRequest } from '#shared/contracts/integrations/approve-request.ts';
import { listRequests } from '#shared/contracts/integrations/list-requests.ts';
import { rejectRequest } from '#shared/contracts/integrations/reject-request.ts';
import type { ApprovalStatus } from '#shared/contracts/integrations/source.ts';
import type { SystemRequest } from '#shared/contracts/integrations/system-request.ts';
import { call } from '../../api/call.ts';
import { requestsKey, topicKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import { useWhileShown } from '../../ui/use-while-shown.ts';

/** Studios' requests with one status, one page at a time. */
export const useSystemRequests = (approvalStatus: ApprovalStatus) =>
  useInfiniteQuery({
    queryKey: requestsKey(approvalStatus),
    queryFn: ({ pageParam, signal }) =>
      call(listRequests, { approvalStatus, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    meta: { failure: messages.failedToLoadIntegrationRequests },
  });

const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: topicKey('integrations') });

/** The fields that identify a request to the server. */
export const named = ({ studioId, system }: SystemRequest) => ({ studioId, system });

export function useApprove(request: SystemRequest, onDone: () => void) {
  const done = useWhileShown(onDone);
  return useChange({
    mutationFn: () => call(approveRequest, named(request)),
    onSuccess: done,
    onSettled: refresh,
    meta: { success: messages.integrationApproved, failure: messages.failedToApproveIntegration },
  });
}

export function useReject(request: SystemRequest, onDone: () => void) {
  const done = useWhileShown(onDone);
  return useChange({
    mutationFn: (reason: string) => call(rejectRequest, { ...named(request), reason }),
    onSuccess: done,
    onSettled: refresh,
    meta: { success: messages.integrationRejected, failure: messages.failedToRejectIntegration },
  });
}

/** Reveals a secret without storing it anywhere. */
export const useReveal = <Seen>(reveal: (reason: string) => Promise<Seen>, onSeen: (seen: Seen) => void) =>
  useChange({
    mutationFn: async (reason: string): Promise<void> => onSeen(await reveal(reason)),
    gcTime: 0,
    meta: { failure: () => undefined },
  });
