import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { instantIn } from '#web/src/ui/dates.ts';
import * as messages from '#messages/schedule-class';
import type { Detail } from './detail.ts';
import { useWho } from './use-who.ts';
import { linesOf } from './wording.ts';

interface Props {
  detail: Detail;
  /** Goes on with what was typed, over the numbers that stand now. */
  onKeep: () => void;
  /** Leaves what was typed for the numbers that stand now. */
  onDrop: () => void;
}

/** Somebody else was faster: what they did, with what was typed still there to choose. */
export function OvertakenNote({ detail, onKeep, onDrop }: Props) {
  const who = useWho();
  const { lastChange, timezone } = detail;
  return (
    <Alert
      type="warning"
      header={messages.thisClassWasChangedWhileYou}
      action={
        <span className="dialog-buttons">
          <Button onClick={onDrop}>{messages.pleaseUseTheNewNumbers}</Button>
          <Button onClick={onKeep}>{messages.keepMyNumbers}</Button>
        </span>
      }
    >
      {lastChange && (
        <p className="note-line">
          {`${who(lastChange.by)}, ${instantIn(timezone, lastChange.at)}: ${linesOf(lastChange).join(', ')}.`}
        </p>
      )}
      <p className="note-line">{messages.nothingOfYoursIsSavedYet}</p>
    </Alert>
  );
}
