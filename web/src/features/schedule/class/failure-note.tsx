import Alert from '@cloudscape-design/components/alert';
import { WhenVisible } from '#web/src/ui/when-visible.tsx';
import { failureMessage, type Kind } from './wording.ts';

/** Why something could not be saved, shown beside the input. */
export function FailureNote({ kind, error }: { kind: Kind; error: unknown }) {
  const { header, content, reason } = failureMessage(kind, error);
  return (
    <WhenVisible>
      <Alert type="error" header={header}>
        <p className="note-line">{content}</p>
        {reason !== null && <p className="note-line">{reason}</p>}
      </Alert>
    </WhenVisible>
  );
}
