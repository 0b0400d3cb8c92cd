import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import * as messages from '#messages/activity';
import type { ActivityStatus as Status } from '#shared/contracts/activity/activity.ts';

export const statusText: Record<Status, string> = {
  success: messages.success,
  failure: messages.failure,
  pending: messages.pending,
  'not-sent': messages.notSent,
};

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
