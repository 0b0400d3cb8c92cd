import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type {
  AdjustmentStatus,
  DecisionStatus,
  DecisionView,
} from '../../../../shared/contracts/decisions/decision.ts';
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
  withdrawn: { type: 'stopped', text: 'Withdrawn' },
  superseded: { type: 'stopped', text: 'Superseded' },
  expired: { type: 'stopped', text: 'Expired' },
};

export const StatusBadge = ({ status, undoneAt }: Pick<DecisionView, 'status' | 'undoneAt'>) => (
  <span className="status-badge">
    <StatusIndicator wrapText={false} type={statuses[status].type}>
      {statuses[status].text}
    </StatusIndicator>
    {undoneAt !== null && <Tag tone="quiet">Undone</Tag>}
  </span>
);

const adjustments: Record<AdjustmentStatus, Shown> = {
  pending: { type: 'in-progress', text: 'Queued' },
  applied: { type: 'success', text: 'Applied' },
  cancelled: { type: 'stopped', text: 'Cancelled' },
  failed: { type: 'error', text: 'Failed' },
};

const task: Shown = { type: 'pending', text: 'Waits for you' };

interface AdjustmentProps {
  status: AdjustmentStatus;
  /** The owner sets the places by hand. */
  guided: boolean;
}

export function AdjustmentBadge({ status, guided }: AdjustmentProps) {
  const { type, text } = guided && status === 'pending' ? task : adjustments[status];
  return (
    <StatusIndicator wrapText={false} type={type}>
      {text}
    </StatusIndicator>
  );
}
