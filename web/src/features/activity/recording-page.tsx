import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import { useNavigate, useParams } from 'react-router-dom';
import { channelNames } from '#shared/contracts/channels.ts';
import type { ActivityView } from '#shared/contracts/activity/activity.ts';
import { useStudio } from '../../app/use-studio.ts';
import { longDay } from '../../ui/dates.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ActivityStatus } from './activity-status.tsx';
import { Player } from './player.tsx';
import './recording.css';
import { useRecording } from './use-activity.ts';
import { actionText, detailsText } from './wording.ts';

const Heading = ({ activity }: { activity: ActivityView }) => {
  const navigate = useNavigate();
  return (
    <Header
      variant="h1"
      description={`${longDay(activity.classLocalDate)} at ${activity.classLocalTime} · ${actionText(activity)}`}
      info={<ActivityStatus status={activity.status} />}
      actions={
        <Button iconName="arrow-left" onClick={() => void navigate('/logs')}>
          Back to logs
        </Button>
      }
    >
      {activity.className} on {channelNames[activity.marketplace]}
    </Header>
  );
};

export default function RecordingPage() {
  useTitle('Recording');
  const { adjustmentId = '' } = useParams();
  const recording = useRecording(adjustmentId);
  const { data: studio } = useStudio();
  if (recording.error && !recording.data)
    return (
      <Failure
        header="The recording could not be loaded"
        error={recording.error}
        onRetry={() => void recording.refetch()}
      />
    );
  if (!recording.data || !studio) return <Loading text="Loading the recording..." />;
  const { activity, steps } = recording.data;
  return (
    <div className="page">
      <Heading activity={activity} />
      <p className="recording-outcome">{detailsText(activity)}</p>
      {steps.length > 0 ? (
        <Player key={activity.adjustmentId} steps={steps} timezone={studio.timezone} />
      ) : (
        <p className="muted">Nothing has been recorded for this change yet.</p>
      )}
    </div>
  );
}
