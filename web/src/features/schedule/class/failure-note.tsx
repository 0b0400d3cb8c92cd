import Alert from '@cloudscape-design/components/alert';
import { InSight } from '#web/src/ui/in-sight.tsx';
import { failureWords, type Kind } from './wording.ts';

/** Why something could not be saved, where it was typed. */
export function FailureNote({ kind, error }: { kind: Kind; error: unknown }) {
  const { header, content, reason } = failureWords(kind, error);
  return (
    <InSight>
      <Alert type="error" header={header}>
        <p className="note-line">{content}</p>
        {reason !== null && <p className="note-line">{reason}</p>}
      </Alert>
    </InSight>
  );
}
