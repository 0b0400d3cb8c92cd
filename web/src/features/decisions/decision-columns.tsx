import Button from '@cloudscape-design/components/button';
import type { TableProps } from '@cloudscape-design/components/table';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { instantIn, mediumDay } from '../../ui/dates.ts';
import { wholePercent } from '../../ui/numbers.ts';
import { ConfidenceBadge, StatusBadge } from './badges.tsx';
import { ChangesCell, WorthCell } from './waiting/waiting-cells.tsx';

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
      {decision.bookings}/{decision.totalCapacity} booked
    </span>
  </div>
);

type Open = (decision: DecisionView) => void;

const detailsCell = (decision: DecisionView, open: Open) => (
  <Button
    variant="inline-link"
    wrapText={false}
    ariaLabel={`View Details of ${decision.className}, ${mediumDay(decision.classLocalDate)} ${decision.classLocalTime}`}
    onClick={() => open(decision)}
  >
    View Details
  </Button>
);

/** The table's columns, times on the wall clock of `timezone`. */
export const decisionColumns = (timezone: string, open: Open): Column[] => [
  {
    id: 'timestamp',
    header: 'Timestamp',
    cell: ({ decidedAt }) => instantIn(timezone, decidedAt),
    minWidth: 170,
  },
  { id: 'class', header: 'Class', cell: classCell, isRowHeader: true, minWidth: 190 },
  {
    id: 'worth',
    header: 'Worth',
    cell: (decision) => <WorthCell decision={decision} />,
    minWidth: 130,
  },
  {
    id: 'changes',
    header: 'Change',
    cell: (decision) => <ChangesCell changes={changesIn(decision)} />,
    minWidth: 130,
  },
  { id: 'occupancy', header: 'Occupancy', cell: occupancyCell, minWidth: 100 },
  {
    id: 'confidence',
    header: 'Confidence',
    cell: ({ confidence }) => <ConfidenceBadge confidence={confidence} />,
    minWidth: 130,
  },
  { id: 'status', header: 'Status', cell: (decision) => <StatusBadge {...decision} />, minWidth: 140 },
  { id: 'actions', header: 'Actions', cell: (decision) => detailsCell(decision, open), minWidth: 115 },
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
    <span className="muted">Decided {instantIn(timezone, decision.decidedAt)}</span>
    <div>{detailsCell(decision, open)}</div>
  </div>
);

/** The same for a phone: one cell under the other. */
export const narrowDecisionColumns = (timezone: string, open: Open): Column[] => [
  {
    id: 'class',
    header: 'Class',
    cell: (decision) => stackedCell(timezone, decision, open),
    isRowHeader: true,
  },
];
