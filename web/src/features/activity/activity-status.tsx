import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { ActivityStatus as Status } from '#shared/contracts/activity/activity.ts';
import { statusText } from './status-text.ts';

const typeOf: Record<Status, StatusIndicatorProps.Type> = {
  success: 'success',
  failure: 'error',
  pending: 'pending',
  'not-sent': 'stopped',
};

export const ActivityStatus = ({ status }: { status: Status }) => (
  <StatusIndicator wrapText={false} type={typeOf[status]}>
    {statusText[status]}
  </StatusIndicator>
);
