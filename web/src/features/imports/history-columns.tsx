import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { TableProps } from '@cloudscape-design/components/table';
import * as messages from '#messages/imports';
import { instantIn } from '../../ui/dates.ts';
import { Tag } from '../../ui/tag.tsx';
import { sizeText } from './csv-file.ts';
import { kindMessages, outcomeText, statusMessages } from './history-messages.ts';
import { RejectedRowsButton } from './rejected-rows-button.tsx';
import { TakeBackButton } from './take-back-button.tsx';
import type { ListedImport } from './use-imports.ts';

type Column = TableProps.ColumnDefinition<ListedImport>;

export interface HistoryCells {
  timezone: string;
  onCancel: (importId: string) => void;
}

const fileCell = ({ fileName, kind, sizeBytes }: ListedImport) => (
  <div className="two-lines">
    <strong className="file-name">{fileName}</strong>
    <span className="muted">
      {kindMessages[kind]}, {sizeText(sizeBytes)}
    </span>
  </div>
);

const statusCell = ({ status }: ListedImport) => (
  <StatusIndicator wrapText={false} type={statusMessages[status].type}>
    {statusMessages[status].text}
  </StatusIndicator>
);

/** The actions in a row of the list; the dialog offers the others. */
const listedActions: readonly string[] = ['cancel', 'download-rejected', 'take-back'];
const hasActions = ({ allowedActions }: ListedImport): boolean =>
  allowedActions.some((action) => listedActions.includes(action));

function Actions({ listed, onCancel }: { listed: ListedImport } & Pick<HistoryCells, 'onCancel'>) {
  const { allowedActions, importId, fileName } = listed;
  const download = allowedActions.includes('download-rejected');
  const cancel = allowedActions.includes('cancel');
  const takeBack = allowedActions.includes('take-back');
  if (!hasActions(listed)) return <span className="muted">–</span>;
  return (
    <div className="stacked-badges">
      {takeBack && <TakeBackButton taken={listed} listed />}
      {download && <RejectedRowsButton importId={importId} listed={fileName} />}
      {cancel && (
        <Button
          variant="inline-link"
          ariaLabel={messages.cancelImportOf(fileName)}
          onClick={() => onCancel(importId)}
        >
          {messages.cancelImport}
        </Button>
      )}
    </div>
  );
}

export const historyColumns = ({ timezone, onCancel }: HistoryCells): Column[] => [
  {
    id: 'at',
    header: messages.started,
    cell: ({ createdAt }) => instantIn(timezone, createdAt),
    minWidth: 150,
  },
  { id: 'file', header: messages.file, cell: fileCell, isRowHeader: true, minWidth: 180 },
  { id: 'status', header: messages.status, cell: statusCell, minWidth: 150 },
  { id: 'outcome', header: messages.outcome, cell: outcomeText, minWidth: 220 },
  {
    id: 'actions',
    header: messages.actions,
    cell: (listed) => <Actions listed={listed} onCancel={onCancel} />,
    minWidth: 220,
  },
];

/** The columns on a phone, where cells are stacked. */
export const narrowHistoryColumns = ({ timezone, onCancel }: HistoryCells): Column[] => [
  {
    id: 'file',
    header: messages.importLabel,
    isRowHeader: true,
    cell: (listed) => (
      <div className="stacked">
        {fileCell(listed)}
        <div className="stacked-badges">
          {statusCell(listed)}
          <Tag tone="quiet">{instantIn(timezone, listed.createdAt)}</Tag>
        </div>
        <span>{outcomeText(listed)}</span>
        {hasActions(listed) && <Actions listed={listed} onCancel={onCancel} />}
      </div>
    ),
  },
];
