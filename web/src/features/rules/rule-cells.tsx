import Button from '@cloudscape-design/components/button';
import Popover from '@cloudscape-design/components/popover';
import Toggle from '@cloudscape-design/components/toggle';
import * as messages from '#messages/rules';
import { channelNames } from '#shared/channels.ts';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import type { RuleTerms, RuleView } from '#shared/contracts/rules/rule.ts';
import { instantIn } from '../../ui/dates.ts';
import { Tag } from '../../ui/tag.tsx';
import { BacktestNote } from './backtest-note.tsx';
import { firedText } from './backtest-messages.ts';
import { notConnected } from './platforms.ts';
import { useSwitch } from './use-rules.ts';

interface PlatformsProps {
  rule: RuleView;
  integrations: readonly IntegrationView[] | undefined;
}

export function Platforms({ rule, integrations }: PlatformsProps) {
  const waiting = notConnected(rule.platforms, integrations);
  return (
    <span className="stacked-badges">
      {rule.platforms.map((platform) => (
        <Tag key={platform} tone={waiting.includes(platform) ? 'quiet' : 'accent'}>
          {channelNames[platform]}
          {waiting.includes(platform) && messages.notConnected}
        </Tag>
      ))}
    </span>
  );
}

/** The switch shows its new position before the server has answered. */
export function Enabled({ rule, text }: { rule: RuleView; text?: string }) {
  const { mutate, isPending, variables } = useSwitch(rule);
  return (
    <Toggle
      checked={isPending ? variables : rule.enabled}
      disabled={isPending}
      ariaLabel={messages.nameEnabled(rule.name)}
      onChange={({ detail }) => mutate(detail.checked)}
    >
      {text}
    </Toggle>
  );
}

const termsOf = ({ condition, action, slotCount, platforms }: RuleView): RuleTerms => ({
  condition,
  action,
  slotCount,
  platforms,
});

export const Fired = ({ rule, timezone }: { rule: RuleView; timezone: string }) => (
  <div className="two-lines">
    <span>{firedText(rule.firedCount)}</span>
    {rule.lastFiredAt && (
      <span className="muted">{messages.lastInstantIn(instantIn(timezone, rule.lastFiredAt))}</span>
    )}
    <Popover
      header={messages.backtest}
      size="medium"
      triggerType="text"
      content={<BacktestNote terms={termsOf(rule)} />}
    >
      {messages.backtest}
      <span className="visually-hidden"> {rule.name}</span>
    </Popover>
  </div>
);

export const DeleteButton = ({ rule, onDelete }: { rule: RuleView; onDelete: (rule: RuleView) => void }) => (
  <Button
    variant="icon"
    iconName="remove"
    ariaLabel={messages.deleteRule(rule.name)}
    onClick={() => onDelete(rule)}
  />
);
