import StatusIndicator from '@cloudscape-design/components/status-indicator';
import Toggle from '@cloudscape-design/components/toggle';
import { SettingCard } from '../../ui/setting-card.tsx';
import { useAutomation } from './use-settings.ts';

const statusOf = (paused: boolean, pausedByTeam: boolean): string => {
  if (pausedByTeam) return 'Paused for all studios by the Cupo team';
  return paused ? 'Paused: manual mode is active' : 'Running';
};

/** The master switch. */
export function AutomationCard({ paused, pausedByTeam }: { paused: boolean; pausedByTeam: boolean }) {
  const automation = useAutomation();
  return (
    <SettingCard
      title="Automation Control"
      description="One switch for everything that the product does by itself"
    >
      <Toggle
        checked={!paused}
        disabled={automation.isPending}
        description="While it is off, nothing is optimized and nothing is sent by itself. Manual capacity edits still work."
        onChange={({ detail }) => automation.mutate(!detail.checked)}
      >
        Automation
      </Toggle>
      <StatusIndicator type={paused || pausedByTeam ? 'stopped' : 'success'}>
        {statusOf(paused, pausedByTeam)}
      </StatusIndicator>
    </SettingCard>
  );
}
