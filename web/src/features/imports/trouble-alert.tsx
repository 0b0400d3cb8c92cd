import Alert from '@cloudscape-design/components/alert';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { importPercentOf } from './progress.ts';
import { TakeBackButton } from './take-back-button.tsx';
import { RejectedRowsButton } from './rejected-rows-button.tsx';
import { findingLines } from './outcome.ts';
import { takeable } from './taking-back.ts';
import type { ImportTrouble } from './use-requests.ts';

interface Props {
  trouble: ImportTrouble;
  /** The import that it is about, if one was started. */
  view: ImportView | undefined;
}

/** The remedies for an import that failed. */
function Remedies({ view }: { view: ImportView }) {
  const can = (action: ImportView['allowedActions'][number]): boolean => view.allowedActions.includes(action);
  return (
    <SpaceBetween size="xs">
      {can('take-back') && <TakeBackButton taken={view} />}
      {can('download-rejected') && <RejectedRowsButton importId={view.importId} />}
    </SpaceBetween>
  );
}

/** Says what went wrong, with the first rows that caused it. */
export function TroubleAlert({ trouble, view }: Props) {
  const { header, content, type } = trouble.message;
  const { lines, more } = findingLines(trouble);
  return (
    <Alert type={type} header={header} action={view && <Remedies view={view} />}>
      {view?.takingBack?.status === 'running' ? (
        <ProgressBar
          ariaLabel={header}
          value={importPercentOf(view.takingBack.rows, view.result && takeable(view))}
          additionalInfo={content}
        />
      ) : (
        content
      )}
      {lines.length > 0 && (
        <ul className="findings">
          {lines.map((line, at) => (
            // Two rows may say the same; their order is all that tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>{line}</li>
          ))}
          {more && <li className="muted">{more}</li>}
        </ul>
      )}
    </Alert>
  );
}
