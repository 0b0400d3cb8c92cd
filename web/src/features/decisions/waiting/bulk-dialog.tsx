import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import { counted } from '#shared/core/text/counted.ts';
import { ConfirmDialog } from '#web/src/ui/confirm-dialog.tsx';
import { aboutWords, bandWords, sentWords, sumOf } from './bulk-words.ts';

/** What is asked before several decisions are answered. */
export interface Asking {
  readonly verdict: 'approve' | 'reject';
  readonly decisions: readonly WaitingDecision[];
}

interface Props {
  asking: Asking;
  onConfirm: () => void;
  onClose: () => void;
}

const ifApproved = (decisions: readonly WaitingDecision[]) => {
  const { gainBand, currency } = sumOf(decisions);
  const band = bandWords({ gainBand, currency });
  return (
    <SpaceBetween size="s">
      <Box>
        {band && `Together ${band}. `}
        This is sent:
      </Box>
      <ul className="decision-undo-lines">
        {sentWords(decisions).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Box color="text-body-secondary">You can undo it as long as the places are not sold.</Box>
    </SpaceBetween>
  );
};

const ifRejected = (
  <SpaceBetween size="s">
    <Box>Nothing is sent.</Box>
    <Box color="text-body-secondary">
      They are not recommended again until the bookings, the capacity or the terms of their classes change
      clearly. This cannot be undone.
    </Box>
  </SpaceBetween>
);

/** Says the sum and what will be sent, and asks. */
export function BulkDialog({ asking: { verdict, decisions }, onConfirm, onClose }: Props) {
  const many = counted(decisions.length, 'decision');
  return (
    <ConfirmDialog
      header={verdict === 'approve' ? `Approve ${many}${aboutWords(decisions)}?` : `Reject ${many}?`}
      verb={verdict === 'approve' ? `Approve ${many}` : `Reject ${many}`}
      busy={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {verdict === 'approve' ? ifApproved(decisions) : ifRejected}
    </ConfirmDialog>
  );
}
