import Button from '@cloudscape-design/components/button';
import { lazy, Suspense, useState } from 'react';
import * as messages from '#messages/activity';
import { useConfirmTask } from './use-confirm-task.ts';

const NotDoneDialog = lazy(() => import('./not-done-dialog.tsx'));

interface Props {
  adjustmentId: string;
  /** The class of the task, for people who only hear the names of the buttons. */
  className: string;
}

/** The two answers to a task: it is done, or it could not be done. */
export function TaskActions({ adjustmentId, className }: Props) {
  const [asking, setAsking] = useState(false);
  const confirming = useConfirmTask(() => undefined);
  return (
    <div className="task-actions">
      <Button
        loading={confirming.isPending}
        ariaLabel={messages.confirmThePlacesOf(className)}
        onClick={() => confirming.mutate({ adjustmentId, outcome: 'done' })}
      >
        {messages.confirm}
      </Button>
      <Button
        variant="link"
        disabled={confirming.isPending}
        ariaLabel={messages.couldNotDoItFor(className)}
        onClick={() => setAsking(true)}
      >
        {messages.couldNotDoItText}
      </Button>
      <Suspense fallback={null}>
        {asking && <NotDoneDialog adjustmentId={adjustmentId} onClose={() => setAsking(false)} />}
      </Suspense>
    </div>
  );
}
