import Button from '@cloudscape-design/components/button';
import type { SuccessorView } from '#shared/contracts/schedule/successor.ts';
import { useUndoSuccessor } from '../changed/use-successors.ts';
import { seriesText } from '../changed/words.ts';

/** Which class this one replaces, and the way back where that is not so. */
export function ReplacesLine({ pair }: { pair: SuccessorView }) {
  const undoing = useUndoSuccessor();
  const by = pair.decidedBy === 'automation' ? ' Cupo found this by itself.' : '';
  return (
    <div className="class-facts">
      <span>{`Replaces ${seriesText(pair.from)}, and is forecast from its bookings too.${by}`}</span>
      <Button
        variant="inline-link"
        loading={undoing.isPending}
        loadingText="Taking it back"
        ariaLabel={`Undo: it does not replace ${seriesText(pair.from)}`}
        onClick={() => undoing.mutate(pair.successorId)}
      >
        Undo
      </Button>
    </div>
  );
}
