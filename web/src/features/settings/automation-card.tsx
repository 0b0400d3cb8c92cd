import StatusIndicator from '@cloudscape-design/components/status-indicator';
import Toggle from '@cloudscape-design/components/toggle';
import * as messages from '#messages/settings';
import { SettingCard } from '../../ui/setting-card.tsx';
import { EffectNote } from './effect/effect-note.tsx';
import { automationText } from './effect/effect-messages.ts';
import { useAutomation } from './use-settings.ts';

const statusOf = (paused: boolean, pausedByTeam: boolean): string => {
  if (pausedByTeam) return messages.pausedForAllStudiosByThe;
  return paused ? messages.pausedManualModeIsActive : messages.running;
};

interface Props {
  paused: boolean;
  pausedByTeam: boolean;
  timezone: string;
}

/** The main switch for automation. */
export function AutomationCard({ paused, pausedByTeam, timezone }: Props) {
  const automation = useAutomation();
  return (
    <SettingCard
      anchor="automation"
      title={messages.automationControl}
      description={messages.oneSwitchForEverythingThatThe}
    >
      <Toggle
        checked={!paused}
        disabled={automation.isPending}
        description={messages.whileItIsOffNothingIs}
        onChange={({ detail }) => automation.mutate(!detail.checked)}
      >
        {messages.automation}
      </Toggle>
      <EffectNote effectMessage={automationText} timezone={timezone} />
      <StatusIndicator type={paused || pausedByTeam ? 'stopped' : 'success'}>
        {statusOf(paused, pausedByTeam)}
      </StatusIndicator>
    </SettingCard>
  );
}
