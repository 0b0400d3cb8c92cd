import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { AdjustmentStatus, DecisionStatus } from '../../../../shared/contracts/decisions/decision.ts';
import { sharePercent } from '../../ui/numbers.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { confidenceLevel, type ConfidenceLevel } from '../../ui/confidence.ts';

type Shown = { type: StatusIndicatorProps.Type; text: string };

const tones: Record<ConfidenceLevel, Tone> = { High: 'good', Medium: 'fair', Low: 'bad' };

export function ConfidenceBadge({ confidence }: { confidence: number }) {
  const level = confidenceLevel(confidence);
  return (
    <Tag tone={tones[level]}>
      {level} · {sharePercent(confidence)}
    </Tag>
  );
}

const statuses: Record<DecisionStatus, Shown> = {
  'pending-review': { type: 'pending', text: 'Pending Review' },
  queued: { type: 'in-progress', text: 'Queued' },
  executed: { type: 'success', text: 'Executed' },
  failed: { type: 'error', text: 'Failed' },
  rejected: { type: 'stopped', text: 'Rejected' },
  superseded: { type: 'stopped', text: 'Superseded' },
  expired: { type: 'stopped', text: 'Expired' },
};

export const StatusBadge = ({ status }: { status: DecisionStatus }) => (
  <StatusIndicator wrapText={false} type={statuses[status].type}>
    {statuses[status].text}
  </StatusIndicator>
);

const adjustments: Record<AdjustmentStatus, Shown> = {
  pending: { type: 'in-progress', text: 'Queued' },
  applied: { type: 'success', text: 'Applied' },
  cancelled: { type: 'stopped', text: 'Cancelled' },
  failed: { type: 'error', text: 'Failed' },
};

export const AdjustmentBadge = ({ status }: { status: AdjustmentStatus }) => (
  <StatusIndicator wrapText={false} type={adjustments[status].type}>
    {adjustments[status].text}
  </StatusIndicator>
);
