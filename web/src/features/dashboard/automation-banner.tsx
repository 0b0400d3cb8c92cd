import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { settingsPath } from '../../app/paths.ts';
import { GoButton } from '../../ui/go-button.tsx';
import { useResume } from './use-dashboard.ts';

/** Stands while the team has paused the automation of all studios, which no owner can end. */
export const TeamPauseBanner = () => (
  <Alert type="warning" header="Automation is paused for all studios">
    The Cupo team has paused everything that happens by itself, and approvals with it. It goes on as soon as
    the reason is gone; ask us under Support when that is. Manual capacity edits still work.
  </Alert>
);

interface Pauses {
  automationPaused: boolean;
  pausedByTeam: boolean;
}

/** Whichever pause holds, with the way to end it: the team's before the studio's own. */
export function PauseBanner({ automationPaused, pausedByTeam }: Pauses) {
  if (pausedByTeam) return <TeamPauseBanner />;
  return automationPaused && <AutomationBanner />;
}

/** Stands while automation is paused. */
export function AutomationBanner() {
  const resume = useResume();
  return (
    <Alert
      type="warning"
      header="Automation Paused - Manual Mode Active"
      action={
        <SpaceBetween direction="horizontal" size="xs">
          <Button
            iconName="play"
            loading={resume.isPending}
            loadingText="Resuming..."
            onClick={() => resume.mutate()}
          >
            {resume.isPending ? 'Resuming...' : 'Resume Automation'}
          </Button>
          <GoButton href={settingsPath}>Settings</GoButton>
        </SpaceBetween>
      }
    >
      AI optimization and automatic execution are disabled. Manual capacity edits still work.
    </Alert>
  );
}
