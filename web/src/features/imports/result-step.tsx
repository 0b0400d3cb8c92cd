import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as messages from '#messages/imports';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { successOf } from './outcome.ts';
import { countText } from './progress.ts';
import { RejectedRowsButton } from './rejected-rows-button.tsx';
import { TakeBackButton } from './take-back-button.tsx';

/** Why rows were skipped: the rows themselves, after the counts by reason if there are more than can be named. */
function SkippedRows({ view: { skippedReasons, skippedRows } }: Props) {
  const total = skippedReasons.reduce((sum, { rows }) => sum + rows, 0);
  const unnamed = total - skippedRows.length;
  return (
    <>
      {unnamed > 0 && (
        <ul className="findings">
          {skippedReasons.map(({ reason, rows }) => (
            <li key={reason}>
              {messages.rowsCounted(rows)}: {reason}
            </li>
          ))}
        </ul>
      )}
      {skippedRows.length > 0 && (
        <ul className="findings">
          {skippedRows.map(({ row, className, reason }) => (
            <li key={row}>{messages.rowOfClass(row, className, reason)}</li>
          ))}
          {unnamed > 0 && <li>{messages.andMoreRows(countText(unnamed), unnamed)}</li>}
        </ul>
      )}
    </>
  );
}

interface Props {
  view: ImportView;
}

/** The result of an import, with the rows that were left out. */
export function ResultStep({ view }: Props) {
  const { type, header, content } = successOf(view);
  return (
    <SpaceBetween size="m">
      <Alert
        type={type}
        header={header}
        action={view.allowedActions.includes('take-back') && <TakeBackButton taken={view} />}
      >
        {content}
      </Alert>
      {view.rowsLeftOut > 0 && (
        <Alert
          type="info"
          header={messages.rowsLeftOut}
          action={
            view.skippedReasons.length === 0 &&
            view.allowedActions.includes('download-rejected') && (
              <RejectedRowsButton importId={view.importId} />
            )
          }
        >
          {messages.rowsWereLeftOut(view.rowsLeftOut)}
        </Alert>
      )}
      {view.skippedReasons.length > 0 && (
        <Alert
          type="warning"
          header={messages.skippedRows}
          action={
            view.allowedActions.includes('download-rejected') && (
              <RejectedRowsButton importId={view.importId} />
            )
          }
        >
          <SkippedRows view={view} />
        </Alert>
      )}
    </SpaceBetween>
  );
}
