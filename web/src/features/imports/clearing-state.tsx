import Alert from '@cloudscape-design/components/alert';
import Spinner from '@cloudscape-design/components/spinner';
import type { ClearingView } from '../../../../shared/contracts/imports/clearing.ts';
import { clearKinds, deletedText } from './clear-kinds.ts';

/** How far a clearing is, and what it has removed. */
export function ClearingState({ clearing }: { clearing: ClearingView }) {
  const { status, deleted, problem, clearType } = clearing;
  const counts = deletedText(deleted);
  if (status === 'failed')
    return (
      <Alert type="error" header="Error clearing data">
        {problem ?? 'Something went wrong. Please try again.'} Removed so far: {counts}.
      </Alert>
    );
  if (status === 'completed')
    return (
      <Alert type="success" header="Data cleared">
        Deleted {counts}. Taking you to your data sources...
      </Alert>
    );
  return (
    <Alert type="info" header={`${clearKinds[clearType].title}: in progress`}>
      <span className="clearing-progress">
        <Spinner /> <output>Deleted so far: {counts}.</output>
      </span>
    </Alert>
  );
}
