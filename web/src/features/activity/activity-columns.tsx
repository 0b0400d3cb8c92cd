import type { TableProps } from '@cloudscape-design/components/table';
import { Link } from 'react-router-dom';
import * as messages from '#messages/activity';
import type { ActivityView } from '#shared/contracts/activity/activity.ts';
import { channelNames } from '#shared/channels.ts';
import { instantIn, mediumDay } from '../../ui/dates.ts';
import { Tag } from '../../ui/tag.tsx';
import { ActivityStatus } from './activity-status.tsx';
import { TaskActions } from './task-actions.tsx';
import { Details } from './details.tsx';
import { actionText, sourceText, whenText } from './wording.ts';

type Column = TableProps.ColumnDefinition<ActivityView>;

const classCell = (activity: ActivityView) => (
  <div className="two-lines">
    <strong>{activity.className}</strong>
    <span className="muted">
      {mediumDay(activity.classLocalDate)}, {activity.classLocalTime}
    </span>
  </div>
);

const actionCell = (activity: ActivityView) => (
  <div className="two-lines">
    <span>{actionText(activity)}</span>
    <span className="muted">{sourceText(activity)}</span>
  </div>
);

const detailsCell = (activity: ActivityView) => (
  <>
    <Details activity={activity} />
    {activity.awaitsConfirmation && <TaskActions {...activity} />}
  </>
);

const recordingCell = ({ hasRecording, adjustmentId, className }: ActivityView) =>
  hasRecording ? (
    <Link
      className="text-link"
      to={`/logs/${adjustmentId}/recording`}
      aria-label={messages.watchTheRecordingOf(className)}
    >
      {messages.watch}
    </Link>
  ) : (
    <span className="muted">–</span>
  );

const recording: Column = { id: 'recording', header: messages.recording, cell: recordingCell, minWidth: 90 };

export const activityColumns = (timezone: string): Column[] => [
  {
    id: 'timestamp',
    header: messages.timestamp,
    cell: (activity) => whenText(activity, timezone),
    minWidth: 115,
  },
  {
    id: 'platform',
    header: messages.platform,
    cell: ({ marketplace }) => <Tag>{channelNames[marketplace]}</Tag>,
    minWidth: 105,
  },
  { id: 'class', header: messages.classLabel, cell: classCell, isRowHeader: true, minWidth: 150 },
  { id: 'action', header: messages.action, cell: actionCell, minWidth: 150 },
  {
    id: 'status',
    header: messages.status,
    cell: ({ status }) => <ActivityStatus status={status} />,
    minWidth: 110,
  },
  { id: 'details', header: messages.details, cell: detailsCell, minWidth: 150 },
  recording,
];

const stackedCell = (timezone: string, activity: ActivityView) => (
  <div className="stacked">
    {classCell(activity)}
    {actionCell(activity)}
    <div className="stacked-badges">
      <ActivityStatus status={activity.status} />
      <Tag>{channelNames[activity.marketplace]}</Tag>
    </div>
    <div>{detailsCell(activity)}</div>
    {activity.status !== 'pending' && <span className="muted">{whenText(activity, timezone)}</span>}
    {activity.status === 'pending' && (
      <span className="muted">{messages.sinceInstantIn(instantIn(timezone, activity.createdAt))}</span>
    )}
  </div>
);

/** The columns where cells are stacked. */
export const stackedActivityColumns = (timezone: string): Column[] => [
  {
    id: 'class',
    header: messages.classLabel,
    cell: (activity) => stackedCell(timezone, activity),
    isRowHeader: true,
  },
  recording,
];
