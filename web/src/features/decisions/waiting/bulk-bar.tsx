import Button from '@cloudscape-design/components/button';
import * as messages from '#messages/decisions-waiting';
import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import { isSureEnough } from '#shared/core/allocation/sure-enough.ts';
import { sharePercent } from '#web/src/ui/numbers.ts';
import { aboutMessage } from './bulk-messages.ts';
import type { Asking } from './bulk-dialog.tsx';

interface Props {
  shown: readonly WaitingDecision[];
  selected: readonly WaitingDecision[];
  /** The owner's threshold, as a share; undefined until the settings are known. */
  threshold: number | undefined;
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

const isSure = (
  { confidence, gainShare, expectedRevenueMinor }: WaitingDecision,
  threshold: number,
): boolean =>
  isSureEnough({ confidence, gainShare: gainShare ?? undefined }, threshold) && expectedRevenueMinor >= 0;

/**
 * Answers several decisions at once: the selected ones or, if none is selected, all that automation would carry out at
 * the owner's threshold.
 */
export function BulkBar({
  shown,
  selected,
  threshold = Infinity,
  isLoading,
  paused,
  busy,
  onSelect,
  onAsk,
}: Props) {
  const sure = shown.filter((one) => isSure(one, threshold));
  const some = selected.length > 0;
  const meant = some ? selected : sure;
  const noun = some
    ? messages.selectedDecisions(meant.length)
    : messages.sureDecisions(meant.length, sharePercent(threshold));
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
