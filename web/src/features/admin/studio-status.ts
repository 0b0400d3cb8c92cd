import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import * as messages from '#messages/admin';
import type { ListedStudio } from '#shared/contracts/billing/list-studios.ts';

interface Shown {
  readonly type: StatusIndicatorProps.Type;
  readonly text: string;
}

const shown: Record<ListedStudio['status'], Shown> = {
  none: { type: 'stopped', text: messages.noAccess },
  trialing: { type: 'info', text: messages.trial },
  active: { type: 'success', text: messages.active },
  'past-due': { type: 'warning', text: messages.pastDue },
  cancelled: { type: 'stopped', text: messages.cancelled },
  granted: { type: 'success', text: messages.granted },
};

/** A studio's status in one word. Expired free access counts as ended. */
export const shownStatus = ({ status, until }: Pick<ListedStudio, 'status' | 'until'>): Shown =>
  status === 'none' && until !== null ? { type: 'stopped', text: messages.ended } : shown[status];

export const shownName = ({ studioName }: Pick<ListedStudio, 'studioName'>): string =>
  studioName ?? messages.notNamedYet;
