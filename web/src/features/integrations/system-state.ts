import type { SourceView } from '../../../../shared/contracts/integrations/source.ts';
import type { Tone } from '../../ui/tag.tsx';

export type SystemState = 'connected' | 'pending' | 'rejected' | 'none';

/** How a studio system stands. What was disconnected counts as not connected. */
export function systemStateOf(source: SourceView | undefined): SystemState {
  if (!source) return 'none';
  if (source.approvalStatus !== 'approved') return source.approvalStatus;
  return source.status === 'connected' ? 'connected' : 'none';
}

export const stateBadges: Record<SystemState, { tone: Tone; text: string }> = {
  connected: { tone: 'good', text: 'Connected' },
  pending: { tone: 'fair', text: '⏳ Pending Approval' },
  rejected: { tone: 'bad', text: 'Rejected' },
  none: { tone: 'quiet', text: 'Not Connected' },
};
