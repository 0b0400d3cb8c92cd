import Spinner from '@cloudscape-design/components/spinner';
import { useEffect, useState } from 'react';
import type { RuleTerms } from '#shared/contracts/rules/rule.ts';
import { messageOf } from '../../api/problem.ts';
import { backtestText } from './backtest-words.ts';
import { useBacktest } from './use-rules.ts';

/** The terms as they stand once nobody has typed for a while. */
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

function Words({ terms, settled }: { terms: RuleTerms | null; settled: RuleTerms | null }) {
  const { data, error } = useBacktest(settled);
  if (!terms) return <>Fill in the fields to see how often this rule would have fired.</>;
  if (settled && error) return <>The last weeks could not be looked at. {messageOf(error)}</>;
  if (settled && data) return <>{backtestText(data)}</>;
  return (
    <>
      <Spinner /> Trying it on the last 8 weeks...
    </>
  );
}

/** How often a rule would have fired, read out when it is known. Its place is kept, so nothing moves. */
export function BacktestNote({ terms }: { terms: RuleTerms | null }) {
  const settled = useSettled(terms);
  return (
    <output className="backtest" aria-live="polite">
      <Words terms={terms} settled={settled} />
    </output>
  );
}
