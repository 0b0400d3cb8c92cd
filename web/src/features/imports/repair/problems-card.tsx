import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useEffect, useRef } from 'react';
import type { Repairs } from '#shared/contracts/imports/repairs.ts';
import { counted, wordFor } from '#shared/core/text/counted.ts';
import { messageOf } from '#web/src/api/problem.ts';
import { ProblemItem } from './problem-item.tsx';
import { countOf, isAllowed, keepFailing, leaveOutFailing, tooMany } from './repairs.ts';
import type { PreviewQuery } from './use-preview.ts';

interface Props {
  preview: PreviewQuery;
  repairs: Repairs;
  onRepairs: (repairs: Repairs) => void;
  /** Takes the last repair back; null where there is none. */
  onUndo: (() => void) | null;
}

/** How the file's rows stand. */
function Standing({ preview: { found, isChecking }, repairs }: Pick<Props, 'preview' | 'repairs'>) {
  if (isChecking || !found) return <StatusIndicator type="loading">Checking every row</StatusIndicator>;
  const { read, failing, leftOut } = found.rows;
  const left = leftOut + (repairs.leftOutFailing ?? 0);
  const stored = read - leftOut - failing;
  const without = left > 0 ? `, ${counted(left, 'row')} left out` : '';
  if (failing > (repairs.leftOutFailing ?? 0))
    return (
      <StatusIndicator type="warning">
        {counted(failing, 'row')} of {counted(read, 'row')} cannot be imported as they are
      </StatusIndicator>
    );
  return (
    <StatusIndicator type="success">
      {counted(stored, 'row')} {wordFor(stored, 'is', 'are')} ready to import{without}
    </StatusIndicator>
  );
}

function Trouble({ preview: { trouble, retry } }: Pick<Props, 'preview'>) {
  if (trouble === null) return null;
  return (
    <Alert
      type="error"
      header="The rows could not be checked"
      action={<Button onClick={retry}>Retry</Button>}
    >
      {typeof trouble === 'string' ? trouble : messageOf(trouble)}
    </Alert>
  );
}

/** Whoever repaired the last focused row goes on with the next one. */
function useKeptPlace(count: number) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.classList.contains('upload-step'))
      list.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [count]);
  return list;
}

function ProblemList({ preview, repairs, onRepairs }: Omit<Props, 'onUndo'>) {
  const { problems, more, isLoadingMore } = preview;
  const list = useKeptPlace(problems.length);
  return (
    <>
      <ul className="problems" ref={list} tabIndex={-1} aria-label="Rows to repair">
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
            Show more errors
          </Button>
        </div>
      )}
    </>
  );
}

/** What would be refused, to be repaired here or left out, so that the file goes on without a new upload. */
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
          description="Every row is checked before anything is stored. Your file itself stays as it is."
          actions={
            onUndo && (
              <Button onClick={onUndo} iconName="undo">
                Undo last repair
              </Button>
            )
          }
        >
          Rows
        </Header>
      }
    >
      <SpaceBetween size="m">
        <output>
          <Standing preview={preview} repairs={repairs} />
        </output>
        {repaired > 0 && <span className="muted">{counted(repaired, 'repair')} so far</span>}
        <Trouble preview={preview} />
        {!isAllowed(repairs) && <Alert type="warning">{tooMany}</Alert>}
        {failing > 0 && !isForgiven && (
          <>
            <ProblemList preview={preview} repairs={repairs} onRepairs={onRepairs} />
            <Button disabled={isChecking} onClick={() => onRepairs(leaveOutFailing(repairs, failing))}>
              Leave out {failing === 1 ? 'the row' : `all ${counted(failing, 'row')}`} with errors
            </Button>
          </>
        )}
        {isForgiven && (
          <Button variant="inline-link" onClick={() => onRepairs(keepFailing(repairs))}>
            Show the rows with errors again
          </Button>
        )}
      </SpaceBetween>
    </Container>
  );
}
