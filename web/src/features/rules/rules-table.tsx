import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Table from '@cloudscape-design/components/table';
import { useMemo } from 'react';
import * as messages from '#messages/rules';
import type { RuleView } from '#shared/contracts/rules/rule.ts';
import { useStudio } from '../../app/use-studio.ts';
import { useNarrow } from '../../ui/use-media.ts';
import { useIntegrations } from '../integrations/use-integrations.ts';
import { narrowRuleColumns, ruleColumns } from './rule-columns.tsx';

const Empty = ({ onAdd }: { onAdd: () => void }) => (
  <div className="empty empty-small">
    <Box variant="strong">{messages.noRules}</Box>
    <Box color="text-body-secondary">{messages.theOptimizerDecidesAloneARule}</Box>
    <Button onClick={onAdd}>{messages.addRule}</Button>
  </div>
);

interface Props {
  rules: readonly RuleView[] | undefined;
  onAdd: () => void;
  onDelete: (rule: RuleView) => void;
}

export function RulesTable({ rules, onAdd, onDelete }: Props) {
  const narrow = useNarrow();
  const timezone = useStudio().data?.timezone;
  const integrations = useIntegrations().data?.integrations;
  const columns = useMemo(() => {
    const context = { timezone: timezone ?? 'UTC', integrations, onDelete };
    return narrow ? narrowRuleColumns(context) : ruleColumns(context);
  }, [narrow, timezone, integrations, onDelete]);
  return (
    <Table
      variant="container"
      ariaLabels={{ tableLabel: messages.rules }}
      items={rules ?? []}
      trackBy="ruleId"
      columnDefinitions={columns}
      loading={rules === undefined || timezone === undefined}
      loadingText={messages.loadingRules}
      empty={<Empty onAdd={onAdd} />}
      enableKeyboardNavigation
      wrapLines
    />
  );
}
