import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { instantIn } from '#web/src/ui/dates.ts';
import * as messages from '#messages/schedule-class';
import type { Detail } from './detail.ts';
import { useWho } from './use-who.ts';
import { linesOf } from './wording.ts';

interface Props {
  detail: Detail;
  /** Continues with the typed values, based on the current numbers. */
  onKeep: () => void;
  /** Discards the typed values and shows the current numbers. */
  onDrop: () => void;
}

/**
 * Says that somebody else has changed the class meanwhile, and what they changed. The typed values can still be kept.
 */
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
