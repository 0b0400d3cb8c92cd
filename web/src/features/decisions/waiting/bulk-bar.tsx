import Button from '@cloudscape-design/components/button';
import * as messages from '#messages/decisions-waiting';
import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import { confidenceLevel } from '#web/src/ui/confidence.ts';
import { aboutMessage } from './bulk-messages.ts';
import type { Asking } from './bulk-dialog.tsx';

interface Props {
  shown: readonly WaitingDecision[];
  selected: readonly WaitingDecision[];
  /** Whether the decisions are still loading. The space of a button is reserved until then. */
  isLoading: boolean;
  /**
   * Nothing can be approved while automation is paused, and nothing more can be submitted while answers are being sent.
   */
  paused: boolean;
  busy: boolean;
  onSelect: (decisions: readonly WaitingDecision[]) => void;
  onAsk: (asking: Asking) => void;
}

const isSure = ({ confidence, expectedRevenueMinor }: WaitingDecision): boolean =>
  confidenceLevel(confidence) === 'High' && expectedRevenueMinor >= 0;

/** Answers several decisions at once: the selected ones, or all with high confidence if none is selected. */
export function BulkBar({ shown, selected, isLoading, paused, busy, onSelect, onAsk }: Props) {
  const sure = shown.filter(isSure);
  const some = selected.length > 0;
  const meant = some ? selected : sure;
  const noun = some ? messages.selectedDecisions(meant.length) : messages.sureDecisions(meant.length);
  return (
    <div className="bulk-bar" aria-busy={isLoading}>
      {meant.length > 0 && (
        <Button
          variant="primary"
          disabled={paused || busy}
          onClick={() => onAsk({ verdict: 'approve', decisions: meant })}
        >
          {messages.approveNounAbout(noun, aboutMessage(meant))}
        </Button>
      )}
      {some && (
        <Button disabled={busy} onClick={() => onAsk({ verdict: 'reject', decisions: selected })}>
          {messages.rejectNoun(noun)}
        </Button>
      )}
      {shown.length > 0 && selected.length < shown.length && (
        <Button disabled={busy} onClick={() => onSelect(shown)}>
          {messages.selectAll(shown.length)}
        </Button>
      )}
      {some && (
        <Button variant="link" onClick={() => onSelect([])}>
          {messages.clearSelection}
        </Button>
      )}
    </div>
  );
}
