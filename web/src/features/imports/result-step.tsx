import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as messages from '#messages/imports';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { successOf } from './outcome.ts';
import { RejectedRowsButton } from './rejected-rows-button.tsx';

/** The result of an import, with the rows that were left out. */
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
          header={messages.rowsLeftOut}
          action={
            view.skippedReasons.length === 0 &&
            view.allowedActions.includes('download-rejected') && (
              <RejectedRowsButton importId={view.importId} />
            )
          }
        >
          {messages.leftOutAsYouAsked(view.rowsLeftOut)}
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
          <ul className="findings">
            {view.skippedReasons.map(({ reason, rows }) => (
              <li key={reason}>
                {messages.rowsCounted(rows)}: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </SpaceBetween>
  );
}
