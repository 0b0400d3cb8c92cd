import type { TableProps } from '@cloudscape-design/components/table';
import * as messages from '#messages/rules';
import { actionMessage, conditionMessage } from './rule-messages.ts';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import type { RuleView } from '#shared/contracts/rules/rule.ts';
import { DeleteButton, Enabled, Fired, Platforms } from './rule-cells.tsx';

type Column = TableProps.ColumnDefinition<RuleView>;

export interface ColumnsContext {
  readonly timezone: string;
  readonly integrations: readonly IntegrationView[] | undefined;
  readonly onDelete: (rule: RuleView) => void;
}

const deletion = ({ onDelete }: ColumnsContext): Column => ({
  id: 'delete',
  header: messages.deleteLabel,
  cell: (rule) => <DeleteButton rule={rule} onDelete={onDelete} />,
  minWidth: 80,
});

export const ruleColumns = (context: ColumnsContext): Column[] => [
  {
    id: 'name',
    header: messages.nameLabel,
    cell: ({ name }) => <strong>{name}</strong>,
    isRowHeader: true,
    minWidth: 170,
  },
  { id: 'condition', header: messages.condition, cell: conditionMessage, minWidth: 200 },
  { id: 'action', header: messages.action, cell: actionMessage, minWidth: 130 },
  {
    id: 'platforms',
    header: messages.platforms,
    cell: (rule) => <Platforms rule={rule} integrations={context.integrations} />,
    minWidth: 170,
  },
  { id: 'enabled', header: messages.enabledLabel, cell: (rule) => <Enabled rule={rule} />, minWidth: 90 },
  {
    id: 'fired',
    header: messages.fired,
    cell: (rule) => <Fired rule={rule} timezone={context.timezone} />,
    minWidth: 180,
  },
  deletion(context),
];

const stackedCell = (rule: RuleView, { timezone, integrations }: ColumnsContext) => (
  <div className="stacked">
    <strong>{rule.name}</strong>
    <span>{conditionMessage(rule)}</span>
    <span>{actionMessage(rule)}</span>
    <Platforms rule={rule} integrations={integrations} />
    <Enabled rule={rule} text={messages.enabledLabel} />
    <Fired rule={rule} timezone={timezone} />
  </div>
);

/** The columns on a phone, where cells are stacked. */
export const narrowRuleColumns = (context: ColumnsContext): Column[] => [
  { id: 'name', header: messages.rule, cell: (rule) => stackedCell(rule, context), isRowHeader: true },
  deletion(context),
];
