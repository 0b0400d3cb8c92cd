import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { TableProps } from '@cloudscape-design/components/table';
import * as messages from '#messages/admin';
import type { ListedStudio } from '#shared/contracts/billing/list-studios.ts';
import { instantIn } from '../../ui/dates.ts';
import { shownName, shownStatus } from './studio-status.ts';

type Column = TableProps.ColumnDefinition<ListedStudio>;
type OnGive = (studio: ListedStudio) => void;

const untilText = ({ until }: ListedStudio): string => (until ? instantIn('UTC', until) : '–');

function Status({ studio }: { studio: ListedStudio }) {
  const { type, text } = shownStatus(studio);
  return (
    <StatusIndicator wrapText={false} type={type}>
      {text}
    </StatusIndicator>
  );
}

const nameCell = (studio: ListedStudio) => (
  <strong className={studio.studioName === null ? 'muted' : ''}>{shownName(studio)}</strong>
);

const actionOf = (onGive: OnGive): Column => ({
  id: 'action',
  header: messages.access,
  minWidth: 130,
  cell: (studio) => (
    <Button
      variant="inline-link"
      ariaLabel={messages.giveAccessToStudio(studio.studioName ?? studio.studioId)}
      onClick={() => onGive(studio)}
    >
      {messages.giveAccess}
    </Button>
  ),
});

export const studioColumns = (onGive: OnGive): Column[] => [
  { id: 'name', header: messages.studio, cell: nameCell, isRowHeader: true, minWidth: 180 },
  {
    id: 'id',
    header: messages.studioId,
    cell: ({ studioId }) => <span className="studio-id">{studioId}</span>,
    minWidth: 310,
  },
  { id: 'status', header: messages.status, cell: (studio) => <Status studio={studio} />, minWidth: 120 },
  { id: 'until', header: messages.until, cell: untilText, minWidth: 170 },
  actionOf(onGive),
];

const stackedCell = (studio: ListedStudio) => (
  <div className="stacked">
    {nameCell(studio)}
    <span className="studio-id muted">{studio.studioId}</span>
    <Status studio={studio} />
    <span className="muted">{messages.untilUntilText(untilText(studio))}</span>
  </div>
);

/** The columns on a phone, where cells are stacked. */
export const narrowStudioColumns = (onGive: OnGive): Column[] => [
  { id: 'name', header: messages.studio, cell: stackedCell, isRowHeader: true },
  actionOf(onGive),
];
