import { useEffect } from 'react';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useDecision, type useDecisions } from './use-decisions.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === 'not-found' || error.code === 'invalid-input');

/** The decision in the address, whichever list is shown. `onMissing` is called if it does not exist. */
export function useOpenDecision(
  { data }: ReturnType<typeof useDecisions>,
  decisionId: string | null,
  onMissing: () => void,
): DecisionView | undefined {
  const listed = data?.pages
    .flatMap((page) => page.decisions)
    .find((decision) => decision.decisionId === decisionId);
  const { data: open, error } = useDecision(decisionId, listed);
  const missing = decisionId !== null && isMissing(error);
  useEffect(() => {
    if (missing) onMissing();
  }, [missing, onMissing]);
  return decisionId === null ? undefined : (open ?? listed);
}
