import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { ListedStudio } from '#shared/contracts/billing/list-studios.ts';

interface Shown {
  readonly type: StatusIndicatorProps.Type;
  readonly text: string;
}

const shown: Record<ListedStudio['status'], Shown> = {
  none: { type: 'stopped', text: 'No access' },
  trialing: { type: 'info', text: 'Trial' },
  active: { type: 'success', text: 'Active' },
  'past-due': { type: 'warning', text: 'Past due' },
  cancelled: { type: 'stopped', text: 'Cancelled' },
  granted: { type: 'success', text: 'Granted' },
};

/** A studio's status in a word. What was given and has run out has ended. */
export const shownStatus = ({ status, until }: Pick<ListedStudio, 'status' | 'until'>): Shown =>
  status === 'none' && until !== null ? { type: 'stopped', text: 'Ended' } : shown[status];

export const shownName = ({ studioName }: Pick<ListedStudio, 'studioName'>): string =>
  studioName ?? 'Not named yet';
