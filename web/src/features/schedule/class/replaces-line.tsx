import Button from '@cloudscape-design/components/button';
import * as messages from '#messages/schedule-class';
import type { SuccessorView } from '#shared/contracts/schedule/successor.ts';
import { useUndoSuccessor } from '../changed/use-successors.ts';
import { seriesText } from '../changed/messages.ts';

/** The class that this one replaces, and a button to undo the link. */
export function ReplacesLine({ pair }: { pair: SuccessorView }) {
  const undoing = useUndoSuccessor();
  const by = pair.decidedBy === 'automation' ? messages.cupoFoundThisByItself : '';
  return (
    <div className="class-facts">
      <span>{messages.replacesAndIsForecastFromIts(seriesText(pair.from), by)}</span>
      <Button
        variant="inline-link"
        loading={undoing.isPending}
        loadingText={messages.takingItBack}
        ariaLabel={messages.undoItDoesNotReplace(seriesText(pair.from))}
        onClick={() => undoing.mutate(pair.successorId)}
      >
        {messages.undo}
      </Button>
    </div>
  );
}
