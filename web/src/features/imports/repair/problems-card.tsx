import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import * as messages from '#messages/imports-repair';
import type { Repairs } from '#shared/contracts/imports/repairs.ts';
import { messageOf } from '#web/src/api/problem.ts';
import { ProblemItem } from './problem-item.tsx';
import { countOf, isAllowed, keepFailing, leaveOutFailing, tooMany } from './repairs.ts';
import type { PreviewQuery } from './use-preview.ts';

interface Props {
  preview: PreviewQuery;
  repairs: Repairs;
  onRepairs: (repairs: Repairs) => void;
  /** Undoes the last repair; null if there is nothing to undo. */
  onUndo: (() => void) | null;
}

/** How many of the file's rows can be imported, and how many cannot. */
function Standing({ preview: { found, isChecking }, repairs }: Pick<Props, 'preview' | 'repairs'>) {
  if (isChecking || !found)
    return <StatusIndicator type="loading">{messages.checkingEveryRow}</StatusIndicator>;
  const { read, failing, leftOut, cancelling = 0 } = found.rows;
  const left = leftOut + (repairs.leftOutFailing ?? 0);
  const stored = read - leftOut - failing - cancelling;
  const without = [
    cancelling > 0 ? messages.rowsCancelled(cancelling) : '',
    left > 0 ? messages.leftOut(left) : '',
  ].join('');
  if (failing > (repairs.leftOutFailing ?? 0))
    return (
      <StatusIndicator type="warning">{messages.ofCannotBeImportedAsThey(failing, read)}</StatusIndicator>
    );
  return <StatusIndicator type="success">{messages.readyToImport(stored, without)}</StatusIndicator>;
}

function Trouble({ preview: { trouble, retry } }: Pick<Props, 'preview'>) {
  if (trouble === null) return null;
  return (
    <Alert
      type="error"
      header={messages.theRowsCouldNotBeChecked}
      action={<Button onClick={retry}>{messages.retry}</Button>}
    >
      {typeof trouble === 'string' ? trouble : messageOf(trouble)}
    </Alert>
  );
}

function ProblemList({ preview, repairs, onRepairs }: Omit<Props, 'onUndo'>) {
  const { problems, more, isLoadingMore } = preview;
  return (
    <>
      <ul className="problems" tabIndex={-1} aria-label={messages.rowsToRepair}>
        {problems.map((problem) => (
          <ProblemItem
            key={`${problem.row} ${problem.path} ${problem.cells[0]?.text ?? ''}`}
            problem={problem}
            onRepair={(change) => onRepairs(change(repairs))}
          />
        ))}
      </ul>
      {more && (
        <div className="load-more">
          <Button loading={isLoadingMore} onClick={more}>
            {messages.showMoreErrors}
          </Button>
        </div>
      )}
    </>
  );
}

/** Lists rows that would be rejected. They can be repaired or left out, so that the file need not be uploaded again. */
export function ProblemsCard({ preview, repairs, onRepairs, onUndo }: Props) {
  const { found, isChecking } = preview;
  const failing = found?.rows.failing ?? 0;
  const isForgiven = repairs.leftOutFailing !== undefined;
  const repaired = countOf(repairs);
  return (
    <Container
      header={
        <Header
          variant="h3"
          description={messages.everyRowIsCheckedBeforeAnything}
          actions={
            onUndo && (
              <Button onClick={onUndo} iconName="undo">
                {messages.undoLastRepair}
              </Button>
            )
          }
        >
          {messages.rows}
        </Header>
      }
    >
      <SpaceBetween size="m">
        <output>
          <Standing preview={preview} repairs={repairs} />
        </output>
        {repaired > 0 && <span className="muted">{messages.soFar(repaired)}</span>}
        <Trouble preview={preview} />
        {!isAllowed(repairs) && <Alert type="warning">{tooMany}</Alert>}
        {failing > 0 && !isForgiven && (
          <SpaceBetween size="m">
            <ProblemList preview={preview} repairs={repairs} onRepairs={onRepairs} />
            <Button disabled={isChecking} onClick={() => onRepairs(leaveOutFailing(repairs, failing))}>
              {messages.leaveOutWithErrors(failing)}
            </Button>
          </SpaceBetween>
        )}
        {isForgiven && (
          <Button variant="inline-link" onClick={() => onRepairs(keepFailing(repairs))}>
            {messages.showTheRowsWithErrorsAgain}
          </Button>
        )}
      </SpaceBetween>
    </Container>
  );
}
