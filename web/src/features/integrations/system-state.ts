import * as messages from '#messages/integrations';
import type { SourceView } from '#shared/contracts/integrations/source.ts';
import { connectionMessages } from '../../ui/connection-messages.ts';
import type { Tone } from '../../ui/tag.tsx';

export type SystemState = 'connected' | 'problem' | 'pending' | 'rejected' | 'none';

/** The state of a studio system. A disconnected system counts as not connected. */
export function systemStateOf(source: SourceView | undefined): SystemState {
  if (!source) return 'none';
  if (source.approvalStatus !== 'approved') return source.approvalStatus;
  if (source.status !== 'connected') return 'none';
  return source.lastError === null ? 'connected' : 'problem';
}

export const stateBadges: Record<SystemState, { tone: Tone; text: string }> = {
  connected: connectionMessages.connected,
  problem: connectionMessages.problem,
  pending: { tone: 'fair', text: messages.pendingApproval },
  rejected: { tone: 'bad', text: messages.rejected },
  none: connectionMessages['not-connected'],
};

export type SystemDialogName = 'request' | 'cancel' | 'end';

/** The actions for a system in each state: the dialog, and its button. */
export const actionsOf: Record<SystemState, readonly (readonly [SystemDialogName, string])[]> = {
  none: [['request', messages.requestAccess]],
  pending: [
    ['request', messages.changeRequest],
    ['cancel', messages.cancelRequest],
  ],
  rejected: [['request', messages.requestAgain]],
  connected: [['end', messages.disconnect]],
  problem: [['end', messages.disconnect]],
};
