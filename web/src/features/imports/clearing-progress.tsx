import Alert from '@cloudscape-design/components/alert';
import Spinner from '@cloudscape-design/components/spinner';
import type { ClearingView } from '#shared/contracts/imports/clearing.ts';
import { clearingMessage } from './clear-kinds.ts';

const types = { running: 'info', completed: 'success', failed: 'error' } as const;

/** The progress of a clearing, on the page where it was started. */
export function ClearingProgress({ clearing }: { clearing: ClearingView }) {
  const { header, content } = clearingMessage(clearing);
  const type =
    clearing.stillSelling.length > 0 && clearing.status === 'completed' ? 'warning' : types[clearing.status];
  return (
    <div aria-live="polite">
      <Alert type={type} header={header}>
        {clearing.status === 'running' && <Spinner />} {content}
      </Alert>
    </div>
  );
}
