import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { ActivityView } from '../../../../shared/contracts/activity/activity.ts';

const shown: Record<ActivityView['status'], { type: StatusIndicatorProps.Type; text: string }> = {
  success: { type: 'success', text: 'Success' },
  failure: { type: 'error', text: 'Failure' },
  pending: { type: 'pending', text: 'Pending' },
};

export const ActivityStatus = ({ status }: Pick<ActivityView, 'status'>) => (
  <StatusIndicator wrapText={false} type={shown[status].type}>
    {shown[status].text}
  </StatusIndicator>
);
