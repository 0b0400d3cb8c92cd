import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import { useSyncExternalStore } from 'react';
import * as messages from '#messages/decisions-waiting';
import { answerAll, bulk, type Bulk, type BulkVerdict } from './bulk.ts';
import { aboutMessage, nameOf } from './bulk-messages.ts';

const under: Record<BulkVerdict, string> = {
  approve: messages.approving,
  reject: messages.rejecting,
  undo: messages.undoing,
};
const ended: Record<BulkVerdict, (decisions: number) => string> = {
  approve: messages.approvedAndQueuedForExecution,
  reject: messages.rejected,
  undo: messages.undone,
};

const answered = ({ done, refused }: Bulk): number => done.length + refused.length;

function Progress({ now }: { now: Bulk }) {
  const total = now.decisions.length;
  return (
    <ProgressBar
      label={messages.underTotalDecision(under[now.verdict], total)}
      value={(100 * answered(now)) / total}
      additionalInfo={messages.answeredOfTotal(answered(now), total)}
    />
  );
}

/** The result of a bulk answer, such as '22 of 23 decisions approved and queued for execution, about +$1,190'. */
function outcomeMessage({ verdict, decisions, done }: Bulk): string {
  const count =
    done.length === decisions.length
      ? messages.decisions(done.length)
      : messages.someOfDecisions(done.length, decisions.length);
  const about = verdict === 'approve' && done.length > 0 ? aboutMessage(done) : '';
  return `${count} ${ended[verdict](decisions.length)}${about}`;
}

/** Lists the failures with their reasons. A common reason is shown only once. */
function Refused({ refused }: Pick<Bulk, 'refused'>) {
  const [first] = refused;
  if (first && refused.length > 1 && refused.every(({ reason }) => reason === first.reason))
    return first.reason;
  return (
    <ul className="bulk-refused" aria-label={messages.whatCouldNotBeDone}>
      {refused.map(({ decision, reason }) => (
        <li key={decision.decisionId}>
          <strong>{nameOf(decision)}</strong>: {reason}
        </li>
      ))}
    </ul>
  );
}

function Outcome({ now }: { now: Bulk }) {
  const mayUndo = now.verdict === 'approve' && now.done.length > 0;
  return (
    <Alert
      type={now.refused.length > 0 ? 'warning' : 'success'}
      dismissible
      onDismiss={() => bulk.set(null)}
      action={
        mayUndo && (
          <Button iconName="undo" onClick={() => answerAll('undo', now.done)}>
            {messages.undoAll}
          </Button>
        )
      }
      header={outcomeMessage(now)}
    >
      {now.refused.length > 0 && <Refused refused={now.refused} />}
    </Alert>
  );
}

/** The progress of a bulk answer, or its result. */
export function BulkOutcome() {
  const now = useSyncExternalStore(bulk.subscribe, bulk.get);
  return (
    <div className="bulk-outcome" aria-live="polite">
      {now?.state === 'running' && <Progress now={now} />}
      {now?.state === 'ended' && <Outcome now={now} />}
    </div>
  );
}
