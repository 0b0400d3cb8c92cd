import { useEffect } from 'react';
import type { DecisionView } from '../../../../shared/contracts/decisions/decision.ts';
import type { useDecisions } from './use-decisions.ts';

/** The decision that the address names; further pages are loaded until it is found or there are none. */
export function useOpenDecision(
  decisions: ReturnType<typeof useDecisions>,
  decisionId: string | null,
): DecisionView | null {
  const { data, hasNextPage, isFetching, fetchNextPage } = decisions;
  const found =
    data?.pages.flatMap((page) => page.decisions).find((one) => one.decisionId === decisionId) ?? null;
  const missing = decisionId !== null && data !== undefined && !found;
  useEffect(() => {
    if (missing && hasNextPage && !isFetching) void fetchNextPage();
  }, [missing, hasNextPage, isFetching, fetchNextPage]);
  return found;
}
