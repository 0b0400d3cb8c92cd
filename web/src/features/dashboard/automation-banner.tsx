import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as messages from '#messages/dashboard';
import { settingsPath } from '../../app/paths.ts';
import { GoButton } from '../../ui/go-button.tsx';
import { useResume } from './use-dashboard.ts';

/** The banner while the team has paused the automation of all studios, which no owner can end. */
export const TeamPauseBanner = () => (
  <Alert type="warning" header={messages.automationIsPausedForAllStudios}>
    {messages.theCupoTeamHasPausedEverything}
  </Alert>
);

interface Pauses {
  automationPaused: boolean;
  pausedByTeam: boolean;
}

/** The active pause, with the way to end it. The team's pause takes precedence over the studio's own. */
export function PauseBanner({ automationPaused, pausedByTeam }: Pauses) {
  if (pausedByTeam) return <TeamPauseBanner />;
  return automationPaused && <AutomationBanner />;
}

/** The banner while automation is paused. */
export function AutomationBanner() {
  const resume = useResume();
  return (
    <Alert
      type="warning"
      header={messages.automationPausedManualModeActive}
      action={
        <SpaceBetween direction="horizontal" size="xs">
          <Button
            iconName="play"
            loading={resume.isPending}
            loadingText={messages.resuming}
            onClick={() => resume.mutate()}
          >
            {resume.isPending ? messages.resuming : messages.resumeAutomation}
          </Button>
          <GoButton href={settingsPath}>{messages.settings}</GoButton>
        </SpaceBetween>
      }
    >
      {messages.aiOptimizationAndAutomaticExecutionAre}
    </Alert>
  );
}
