import StatusIndicator from '@cloudscape-design/components/status-indicator';
import Toggle from '@cloudscape-design/components/toggle';
import { SettingCard } from '../../ui/setting-card.tsx';
import { EffectNote } from './effect/effect-note.tsx';
import { automationText } from './effect/effect-words.ts';
import { useAutomation } from './use-settings.ts';

const statusOf = (paused: boolean, pausedByTeam: boolean): string => {
  if (pausedByTeam) return 'Paused for all studios by the Cupo team';
  return paused ? 'Paused: manual mode is active' : 'Running';
};

interface Props {
  paused: boolean;
  pausedByTeam: boolean;
  timezone: string;
}

/** The master switch. */
export function AutomationCard({ paused, pausedByTeam, timezone }: Props) {
  const automation = useAutomation();
  return (
    <SettingCard
      anchor="automation"
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
      <EffectNote words={automationText} timezone={timezone} />
      <StatusIndicator type={paused || pausedByTeam ? 'stopped' : 'success'}>
        {statusOf(paused, pausedByTeam)}
      </StatusIndicator>
    </SettingCard>
  );
}
