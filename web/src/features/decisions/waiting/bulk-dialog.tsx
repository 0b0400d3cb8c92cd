import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as messages from '#messages/decisions-waiting';
import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import { ConfirmDialog } from '#web/src/ui/confirm-dialog.tsx';
import { aboutMessage, bandMessage, sentMessage, sumOf } from './bulk-messages.ts';

/** The confirmation question for answering several decisions. */
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
  const { gainMinor, gainBand, currency } = sumOf(decisions);
  const band = bandMessage({ expectedRevenueMinor: gainMinor, gainBand, currency });
  return (
    <SpaceBetween size="s">
      <Box>{messages.thisIsSent(band)}</Box>
      <ul className="decision-undo-lines">
        {sentMessage(decisions).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Box color="text-body-secondary">{messages.youCanUndoItAsLong}</Box>
    </SpaceBetween>
  );
};

const ifRejected = (
  <SpaceBetween size="s">
    <Box>{messages.nothingIsSent}</Box>
    <Box color="text-body-secondary">{messages.theyAreNotRecommendedAgainUntil}</Box>
  </SpaceBetween>
);

/** Shows the total worth and what will be sent, and asks for confirmation. */
export function BulkDialog({ asking: { verdict, decisions }, onConfirm, onClose }: Props) {
  const many = messages.decisions(decisions.length);
  return (
    <ConfirmDialog
      header={
        verdict === 'approve'
          ? messages.approveManyAbout(many, aboutMessage(decisions))
          : messages.rejectMany(many)
      }
      verb={verdict === 'approve' ? messages.approveMany(many) : messages.rejectManyButton(many)}
      busy={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {verdict === 'approve' ? ifApproved(decisions) : ifRejected}
    </ConfirmDialog>
  );
}
