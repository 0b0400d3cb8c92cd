import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import { useState, type ComponentProps } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import * as messages from '#messages/activity';
import { channelNames } from '#shared/channels.ts';
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
import { Details } from './details.tsx';
import { actionText } from './wording.ts';

const Heading = ({ activity }: { activity: ActivityView }) => {
  const navigate = useNavigate();
  return (
    <Header
      variant="h1"
      description={messages.dayAtClassLocalTimeAction(
        longDay(activity.classLocalDate),
        activity.classLocalTime,
        actionText(activity),
      )}
      info={<ActivityStatus status={activity.status} />}
      actions={
        <Button iconName="arrow-left" onClick={() => void navigate('/logs')}>
          {messages.backToLogs}
        </Button>
      }
    >
      {messages.classNameOnChannelName(activity.className, channelNames[activity.marketplace])}
    </Header>
  );
};

/** The requests to the marketplace, step by step, for readers who want the details. */
function TechnicalView({ steps, timezone }: ComponentProps<typeof Player>) {
  const [open, setOpen] = useState(false);
  return (
    <ExpandableSection
      headerText={messages.technicalViewStepByStep}
      expanded={open}
      onChange={({ detail }) => setOpen(detail.expanded)}
    >
      {open && <Player steps={steps} timezone={timezone} />}
    </ExpandableSection>
  );
}

export default function RecordingPage() {
  useTitle(messages.recording);
  const { adjustmentId = '' } = useParams();
  const recording = useRecording(adjustmentId);
  const { data: studio } = useStudio();
  if (recording.error && !recording.data)
    return (
      <Failure
        header={messages.theRecordingCouldNotBeLoaded}
        error={recording.error}
        onRetry={() => void recording.refetch()}
      />
    );
  if (!recording.data || !studio) return <Loading text={messages.loadingTheRecording} />;
  const { activity, steps } = recording.data;
  return (
    <div className="page">
      <Heading activity={activity} />
      <p className="recording-outcome">
        <Details activity={activity} />
      </p>
      <RecordingSummary activity={activity} steps={steps} timezone={studio.timezone} />
      {steps.length > 0 ? (
        <TechnicalView key={activity.adjustmentId} steps={steps} timezone={studio.timezone} />
      ) : (
        <p className="muted">{messages.nothingHasBeenRecordedForThis}</p>
      )}
    </div>
  );
}
