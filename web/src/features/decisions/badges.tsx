import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import * as messages from '#messages/decisions';
import type { AdjustmentStatus, DecisionStatus, DecisionView } from '#shared/contracts/decisions/decision.ts';
import { sharePercent } from '../../ui/numbers.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { partsMessage } from './parts-messages.ts';
import { confidenceLevel, levelNames, type ConfidenceLevel } from '../../ui/confidence.ts';

type Shown = { type: StatusIndicatorProps.Type; text: string };

const tones: Record<ConfidenceLevel, Tone> = { High: 'good', Medium: 'fair', Low: 'bad' };

export function ConfidenceBadge({ confidence }: { confidence: number }) {
  const level = confidenceLevel(confidence);
  return (
    <Tag tone={tones[level]}>
      {levelNames[level]} · {sharePercent(confidence)}
    </Tag>
  );
}

const statuses: Record<DecisionStatus, Shown> = {
  'pending-review': { type: 'pending', text: messages.pendingReview },
  queued: { type: 'in-progress', text: messages.queued },
  sending: { type: 'in-progress', text: messages.sending },
  executed: { type: 'success', text: messages.executed },
  'partly-executed': { type: 'warning', text: messages.partlyExecuted },
  failed: { type: 'error', text: messages.failed },
  rejected: { type: 'stopped', text: messages.rejected },
  withdrawn: { type: 'stopped', text: messages.withdrawn },
  superseded: { type: 'stopped', text: messages.superseded },
  expired: { type: 'stopped', text: messages.expired },
};

type Standing = Pick<DecisionView, 'status' | 'undoneAt' | 'adjustments'>;

/** The status of a decision, or of each of its marketplaces if they differ. */
export function StatusBadge({ status, undoneAt, adjustments: parts }: Standing) {
  const message = partsMessage({ adjustments: parts });
  return (
    <span className="status-badge">
      <StatusIndicator wrapText={false} type={statuses[status].type}>
        {statuses[status].text}
      </StatusIndicator>
      {undoneAt !== null && <Tag tone="quiet">{messages.undone}</Tag>}
      {message !== null && <span className="muted status-parts">{message}</span>}
    </span>
  );
}

const adjustments: Record<AdjustmentStatus, Shown> = {
  pending: { type: 'in-progress', text: messages.queued },
  applied: { type: 'success', text: messages.applied },
  cancelled: { type: 'stopped', text: messages.cancelled },
  failed: { type: 'error', text: messages.failed },
};

const task: Shown = { type: 'pending', text: messages.waitsForYou };

interface AdjustmentProps {
  status: AdjustmentStatus;
  /** Shown where the owner sets the places manually. */
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
