import { useEffect } from 'react';
import type { DecisionView } from '../../../../shared/contracts/decisions/decision.ts';
import type { useDecisions } from './use-decisions.ts';

/**
 * The decision that the address names; further pages are loaded until it is found. `onMissing` is told when there
 * are none left.
 */
export function useOpenDecision(
  decisions: ReturnType<typeof useDecisions>,
  decisionId: string | null,
  onMissing: () => void,
): DecisionView | null {
  const { data, hasNextPage, isFetching, fetchNextPage } = decisions;
  const found =
    data?.pages.flatMap((page) => page.decisions).find((one) => one.decisionId === decisionId) ?? null;
  const missing = decisionId !== null && data !== undefined && !found;
  useEffect(() => {
    if (!missing || isFetching) return;
    if (hasNextPage) void fetchNextPage();
    else onMissing();
  }, [missing, hasNextPage, isFetching, fetchNextPage, onMissing]);
  return found;
}
