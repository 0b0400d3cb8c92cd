import Spinner from '@cloudscape-design/components/spinner';
import { useEffect, useState } from 'react';
import * as messages from '#messages/rules';
import type { RuleTerms } from '#shared/contracts/rules/rule.ts';
import { messageOf } from '../../api/problem.ts';
import { backtestText } from './backtest-messages.ts';
import { useBacktest } from './use-rules.ts';

/** The rule's terms once nothing has been typed for a while. */
const typingMs = 500;

function useSettled(terms: RuleTerms | null): RuleTerms | null {
  const text = JSON.stringify(terms);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text ? terms : null;
}

function BacktestMessage({ terms, settled }: { terms: RuleTerms | null; settled: RuleTerms | null }) {
  const { data, error } = useBacktest(settled);
  if (!terms) return <>{messages.fillInTheFieldsToSee}</>;
  if (settled && error) return <>{messages.theLastWeeksCouldNotBe(messageOf(error))}</>;
  if (settled && data) return <>{backtestText(data)}</>;
  return (
    <>
      <Spinner /> {messages.tryingItOnTheLast8}
    </>
  );
}

/**
 * How often a rule would have fired. Screen readers announce it. Its space is reserved, so nothing moves when it
 * appears.
 */
export function BacktestNote({ terms }: { terms: RuleTerms | null }) {
  const settled = useSettled(terms);
  return (
    <output className="backtest" aria-live="polite">
      <BacktestMessage terms={terms} settled={settled} />
    </output>
  );
}
