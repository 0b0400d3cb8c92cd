import Button from '@cloudscape-design/components/button';
import type { TableProps } from '@cloudscape-design/components/table';
import * as messages from '#messages/decisions-waiting';
import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import { percentOf } from '#shared/core/numbers/percent.ts';
import { instantIn, mediumDay } from '#web/src/ui/dates.ts';
import { wholePercent } from '#web/src/ui/numbers.ts';
import { nameOf } from './bulk-messages.ts';
import type { Sorting } from './order.ts';
import { ChangesCell, SurenessCell, WorthCell, WorthOfChangesCell } from './waiting-cells.tsx';

type Column = TableProps.ColumnDefinition<WaitingDecision> & { sortingField?: Sorting };

const classCell = (decision: WaitingDecision) => (
  <div className="two-lines">
    <strong>{decision.className}</strong>
    <span className="muted">
      {mediumDay(decision.classLocalDate)}, {decision.classLocalTime} · {decision.room}
    </span>
  </div>
);

const booked = ({ bookings, totalCapacity }: WaitingDecision): string =>
  messages.bookedOfCapacity(bookings, totalCapacity);

const occupancyCell = (decision: WaitingDecision) => (
  <div className="two-lines">
    <strong>{wholePercent(percentOf(decision.bookings, decision.totalCapacity))}</strong>
    <span className="muted">{booked(decision)}</span>
  </div>
);

type Open = (decision: WaitingDecision) => void;

const detailsCell = (decision: WaitingDecision, open: Open) => (
  <span data-decision={decision.decisionId}>
    <Button
      variant="inline-link"
      ariaLabel={messages.viewDetailsOf(nameOf(decision))}
      onClick={() => open(decision)}
    >
      {messages.viewDetails}
    </Button>
  </span>
);

const worth: Column = {
  id: 'worth',
  header: messages.worth,
  cell: (decision) => <WorthCell decision={decision} />,
  sortingField: 'worth',
  width: 160,
  minWidth: 125,
};

const worthOfChanges: Column = {
  ...worth,
  cell: (decision) => <WorthOfChangesCell decision={decision} changes={decision.changes} />,
};

const changes: Column = {
  id: 'changes',
  header: messages.change,
  cell: (decision) => <ChangesCell {...decision} />,
  width: 150,
  minWidth: 105,
};

/**
 * The columns of the table, with local times in `timezone`.
 *
 * @param isCompact whether there is no room for a column of changes
 */
export const waitingColumns = (timezone: string, open: Open, isCompact: boolean): Column[] => [
  isCompact ? worthOfChanges : worth,
  {
    id: 'confidence',
    header: messages.confidence,
    cell: (decision) => <SurenessCell decision={decision} />,
    sortingField: 'confidence',
    width: 140,
    minWidth: 120,
  },
  {
    id: 'class',
    header: messages.classLabel,
    cell: classCell,
    isRowHeader: true,
    sortingField: 'class',
    width: 210,
    minWidth: 130,
  },
  ...(isCompact ? [] : [changes]),
  { id: 'occupancy', header: messages.occupancy, cell: occupancyCell, width: 125, minWidth: 95 },
  {
    id: 'decided',
    header: messages.timestamp,
    cell: ({ decidedAt }) => instantIn(timezone, decidedAt),
    sortingField: 'decided',
    width: 130,
    minWidth: 105,
  },
  {
    id: 'actions',
    header: messages.actions,
    cell: (decision) => detailsCell(decision, open),
    width: 120,
    minWidth: 80,
  },
];

const stackedCell = (timezone: string, decision: WaitingDecision, open: Open) => (
  <div className="stacked">
    {classCell(decision)}
    <div className="stacked-badges">
      <WorthCell decision={decision} />
      <SurenessCell decision={decision} />
    </div>
    <ChangesCell {...decision} />
    <span className="muted">
      {messages.bookedDecidedInstantIn(booked(decision), instantIn(timezone, decision.decidedAt))}
    </span>
    {detailsCell(decision, open)}
  </div>
);

/** The columns where cells are stacked. */
export const stackedWaitingColumns = (timezone: string, open: Open): Column[] => [
  {
    id: 'class',
    header: messages.classLabel,
    cell: (decision) => stackedCell(timezone, decision, open),
    isRowHeader: true,
  },
];
