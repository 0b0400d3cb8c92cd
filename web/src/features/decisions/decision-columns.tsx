import Button from '@cloudscape-design/components/button';
import type { TableProps } from '@cloudscape-design/components/table';
import * as messages from '#messages/decisions';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { instantIn, mediumDay } from '../../ui/dates.ts';
import { wholePercent } from '../../ui/numbers.ts';
import { ConfidenceBadge, StatusBadge } from './badges.tsx';
import { ChangesCell, WorthCell, WorthOfChangesCell } from './waiting/waiting-cells.tsx';

type Column = TableProps.ColumnDefinition<DecisionView>;

const classCell = (decision: DecisionView) => (
  <div className="two-lines">
    <strong>{decision.className}</strong>
    <span className="muted">
      {mediumDay(decision.classLocalDate)}, {decision.classLocalTime} · {decision.room}
    </span>
  </div>
);

const changesIn = ({ recommendations }: DecisionView) =>
  recommendations.filter(({ slotChange }) => slotChange !== 0);

const occupancyCell = (decision: DecisionView) => (
  <div className="two-lines">
    <strong>{wholePercent(decision.occupancyPercent)}</strong>
    <span className="muted">
      {messages.bookingsTotalCapacityBooked(decision.bookings, decision.totalCapacity)}
    </span>
  </div>
);

type Open = (decision: DecisionView) => void;

const detailsCell = (decision: DecisionView, open: Open) => (
  <Button
    variant="inline-link"
    ariaLabel={messages.viewDetailsOf(
      decision.className,
      mediumDay(decision.classLocalDate),
      decision.classLocalTime,
    )}
    onClick={() => open(decision)}
  >
    {messages.viewDetails}
  </Button>
);

const worth: Column = {
  id: 'worth',
  header: messages.worth,
  cell: (decision) => <WorthCell decision={decision} />,
  minWidth: 100,
};

const worthOfChanges: Column = {
  ...worth,
  cell: (decision) => <WorthOfChangesCell decision={decision} changes={changesIn(decision)} />,
};

const changes: Column = {
  id: 'changes',
  header: messages.change,
  cell: (decision) => <ChangesCell changes={changesIn(decision)} />,
  minWidth: 100,
};

/**
 * The columns of the table, with local times in `timezone`.
 *
 * @param isCompact whether there is no room for a column of changes
 */
export const decisionColumns = (timezone: string, open: Open, isCompact: boolean): Column[] => [
  {
    id: 'timestamp',
    header: messages.timestamp,
    cell: ({ decidedAt }) => instantIn(timezone, decidedAt),
    minWidth: 105,
  },
  { id: 'class', header: messages.classLabel, cell: classCell, isRowHeader: true, minWidth: 140 },
  ...(isCompact ? [worthOfChanges] : [worth, changes]),
  { id: 'occupancy', header: messages.occupancy, cell: occupancyCell, minWidth: 90 },
  {
    id: 'confidence',
    header: messages.confidence,
    cell: ({ confidence }) => <ConfidenceBadge confidence={confidence} />,
    minWidth: 120,
  },
  { id: 'status', header: messages.status, cell: (decision) => <StatusBadge {...decision} />, minWidth: 110 },
  { id: 'actions', header: messages.actions, cell: (decision) => detailsCell(decision, open), minWidth: 80 },
];

const stackedCell = (timezone: string, decision: DecisionView, open: Open) => (
  <div className="stacked">
    {classCell(decision)}
    {occupancyCell(decision)}
    <WorthCell decision={decision} />
    <ChangesCell changes={changesIn(decision)} />
    <div className="stacked-badges">
      <StatusBadge {...decision} />
      <ConfidenceBadge confidence={decision.confidence} />
    </div>
    <span className="muted">{messages.decidedInstantIn(instantIn(timezone, decision.decidedAt))}</span>
    <div>{detailsCell(decision, open)}</div>
  </div>
);

/** The columns where cells are stacked. */
export const stackedDecisionColumns = (timezone: string, open: Open): Column[] => [
  {
    id: 'class',
    header: messages.classLabel,
    cell: (decision) => stackedCell(timezone, decision, open),
    isRowHeader: true,
  },
];
