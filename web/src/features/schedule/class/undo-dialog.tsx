import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as messages from '#messages/schedule-class';
import type { ClassChange } from '#shared/contracts/schedule/change.ts';
import { handStands } from '../../decisions/waits-messages.ts';
import type { Detail } from './detail.ts';
import { FailureNote } from './failure-note.tsx';
import { NestedDialog } from './nested-dialog.tsx';
import { useUndoChange } from './use-class-changes.ts';
import { undoLinesOf } from './wording.ts';

interface Props {
  detail: Detail;
  change: ClassChange;
  onClose: () => void;
}

/** Asks for confirmation before the last change is undone. */
export function UndoDialog({ detail, change, onClose }: Props) {
  const undoing = useUndoChange(onClose);
  return (
    <NestedDialog
      header={messages.undoTheLastChange}
      onDismiss={onClose}
      footer={
        <div className="dialog-buttons">
          <Button variant="link" disabled={undoing.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            loading={undoing.isPending}
            onClick={() => undoing.mutate({ now: detail.class, change })}
          >
            {messages.undoChange}
          </Button>
        </div>
      }
    >
      <SpaceBetween size="m">
        <Box>{messages.whatStoodBeforeComesBackHere}</Box>
        <ul className="undo-lines">
          {undoLinesOf(change).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Box color="text-body-secondary">{handStands}</Box>
        {undoing.error && <FailureNote kind="undo" error={undoing.error} />}
      </SpaceBetween>
    </NestedDialog>
  );
}
