import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import { useState, type ComponentProps } from 'react';
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
import { RecordingSummary } from './recording-summary.tsx';
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

/** What was said to the marketplace, step by step: for who wants it. */
function TechnicalView({ steps, timezone }: ComponentProps<typeof Player>) {
  const [open, setOpen] = useState(false);
  return (
    <ExpandableSection
      headerText="Technical view, step by step"
      expanded={open}
      onChange={({ detail }) => setOpen(detail.expanded)}
    >
      {open && <Player steps={steps} timezone={timezone} />}
    </ExpandableSection>
  );
}

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
      <RecordingSummary activity={activity} steps={steps} timezone={studio.timezone} />
      {steps.length > 0 ? (
        <TechnicalView key={activity.adjustmentId} steps={steps} timezone={studio.timezone} />
      ) : (
        <p className="muted">Nothing has been recorded for this change yet.</p>
      )}
    </div>
  );
}
