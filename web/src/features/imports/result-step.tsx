import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { counted } from '#shared/core/text/counted.ts';
import { successOf } from './outcome.ts';
import { RejectedRowsButton } from './rejected-rows-button.tsx';

/** What an import brought, and which rows it left out. */
export function ResultStep({ view }: { view: ImportView }) {
  const { header, content } = successOf(view);
  return (
    <SpaceBetween size="m">
      <Alert type="success" header={header}>
        {content}
      </Alert>
      {view.rowsLeftOut > 0 && (
        <Alert
          type="info"
          header="Rows left out"
          action={
            view.skippedReasons.length === 0 &&
            view.allowedActions.includes('download-rejected') && (
              <RejectedRowsButton importId={view.importId} />
            )
          }
        >
          {counted(view.rowsLeftOut, 'row was', 'rows were')} left out, as you asked.
        </Alert>
      )}
      {view.skippedReasons.length > 0 && (
        <Alert
          type="warning"
          header="Skipped rows"
          action={
            view.allowedActions.includes('download-rejected') && (
              <RejectedRowsButton importId={view.importId} />
            )
          }
        >
          <ul className="findings">
            {view.skippedReasons.map(({ reason, rows }) => (
              <li key={reason}>
                {counted(rows, 'row')}: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </SpaceBetween>
  );
}
