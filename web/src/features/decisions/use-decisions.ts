import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import * as messages from '#messages/decisions';
import { approve } from '#shared/contracts/decisions/approve.ts';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { getDecision } from '#shared/contracts/decisions/get-decision.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { reject } from '#shared/contracts/decisions/reject.ts';
import { undo } from '#shared/contracts/decisions/undo.ts';
import { wordDecision } from '#shared/contracts/decisions/word-decision.ts';
import { isUnderway } from '#shared/core/states/decision-state.ts';
import { call } from '../../api/call.ts';
import { dashboardKey, decisionKey, decisionsKey, topicKey, wordingKey } from '../../api/keys.ts';
import { liveConnected } from '../../api/live.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';
import type { DecisionTab } from './tabs.ts';
import { useWhileShown } from '../../ui/use-while-shown.ts';
import { recordUndone, recordVerdict } from './waiting/last-approved.ts';

/** How often a list with pending changes is polled while live updates are not connected. */
const pollMs = 4000;

/** Reloads everything that depends on decisions. */
export const refreshDecisions = (): Promise<unknown> =>
  Promise.all(
    [dashboardKey, ...(['decisions', 'schedule', 'activity'] as const).map(topicKey)].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** The decisions of a tab, one page at a time. Waiting decisions have a separate list (`waiting/use-waiting.ts`). */
export function useDecisions(tab: DecisionTab) {
  const live = useSyncExternalStore(liveConnected.subscribe, liveConnected.get);
  return useInfiniteQuery({
    queryKey: decisionsKey(tab),
    enabled: tab !== 'pending',
    queryFn: ({ pageParam, signal }) =>
      call(listDecisions, { tab, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    refetchInterval: ({ state }) => {
      const waiting = state.data?.pages.some((page) =>
        page.decisions.some(({ status }) => isUnderway(status)),
      );
      return waiting && !live ? pollMs : false;
    },
    meta: { failure: messages.failedToLoadAiDecisions },
  });
}

/** One decision; until it is fully loaded, it is shown as in its list. */
export const useDecision = (decisionId: string | null, listed: DecisionView | undefined) =>
  useQuery({
    queryKey: decisionKey(decisionId ?? ''),
    queryFn: ({ signal }) => call(getDecision, { decisionId: decisionId ?? '' }, { signal }),
    enabled: decisionId !== null,
    placeholderData: () => listed,
    staleTime: 0,
    gcTime: 0,
    meta: { failure: messages.failedToLoadAiDecisions },
  });

/** A decision's analysis in other words. If rewording fails, the original analysis stays and no error is shown. */
export const useWording = (decisionId: string) =>
  useQuery({
    queryKey: wordingKey(decisionId),
    queryFn: async ({ signal }) => (await call(wordDecision, { decisionId }, { signal })).wording,
    staleTime: Infinity,
    retry: false,
  });

/** Approves or rejects a decision. Its new state is shown before the lists are reloaded. */
export function useVerdict(verdict: 'approve' | 'reject', onDone: () => void) {
  const done = useWhileShown(onDone);
  return useChange({
    mutationFn: ({ decisionId }: DecisionView) =>
      call(verdict === 'approve' ? approve : reject, { decisionId }),
    onSuccess: (_answer, decision) => {
      recordVerdict(verdict, decision);
      done();
    },
    onSettled: refreshDecisions,
    meta:
      verdict === 'approve'
        ? {
            success: messages.decisionApprovedAndQueuedForExecution,
            failure: messages.failedToApproveDecision,
          }
        : { success: messages.decisionRejected, failure: messages.failedToRejectDecision },
  });
}

/** Undoes a decision's change; refused if that is no longer possible. */
export function useUndo(onDone: () => void) {
  const done = useWhileShown(onDone);
  return useChange({
    mutationFn: ({ decisionId }: DecisionView) => call(undo, { decisionId }),
    onSuccess: (_answer, decision) => recordUndone(decision),
    onSettled: async () => {
      done();
      await refreshDecisions();
    },
    meta: { success: messages.decisionUndone, failure: messages.failedToUndoDecision },
  });
}
