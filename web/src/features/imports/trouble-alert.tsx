import Alert from '@cloudscape-design/components/alert';
import { RejectedRowsButton } from './rejected-rows-button.tsx';
import { findingLines } from './outcome.ts';
import type { Trouble } from './use-requests.ts';

interface Props {
  trouble: Trouble;
  /** The import whose rejected rows can be downloaded. */
  rejectedOf: string | null;
}

/** What went wrong, with the first rows that are to blame. */
export function TroubleAlert({ trouble, rejectedOf }: Props) {
  const { header, content, type } = trouble.message;
  const { lines, more } = findingLines(trouble);
  return (
    <Alert type={type} header={header} action={rejectedOf && <RejectedRowsButton importId={rejectedOf} />}>
      {content}
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
