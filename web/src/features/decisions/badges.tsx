import Badge, { type BadgeProps } from '@cloudscape-design/components/badge';
import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { AdjustmentStatus, DecisionStatus } from '../../../../shared/contracts/decisions/decision.ts';
import { sharePercent } from '../../ui/numbers.ts';
import { confidenceLevel, type ConfidenceLevel } from './confidence.ts';

type Shown = { type: StatusIndicatorProps.Type; text: string };

const colors: Record<ConfidenceLevel, NonNullable<BadgeProps['color']>> = {
  High: 'green',
  Medium: 'blue',
  Low: 'red',
};

export function ConfidenceBadge({ confidence }: { confidence: number }) {
  const level = confidenceLevel(confidence);
  return (
    <Badge color={colors[level]}>
      {level} · {sharePercent(confidence)}
    </Badge>
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
  <StatusIndicator type={statuses[status].type}>{statuses[status].text}</StatusIndicator>
);

const adjustments: Record<AdjustmentStatus, Shown> = {
  pending: { type: 'in-progress', text: 'Queued' },
  applied: { type: 'success', text: 'Applied' },
  cancelled: { type: 'stopped', text: 'Cancelled' },
  failed: { type: 'error', text: 'Failed' },
};

export const AdjustmentBadge = ({ status }: { status: AdjustmentStatus }) => (
  <StatusIndicator type={adjustments[status].type}>{adjustments[status].text}</StatusIndicator>
);
