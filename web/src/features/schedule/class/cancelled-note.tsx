import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import * as messages from '#messages/schedule-class';
import { channelNames } from '#shared/channels.ts';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { messageOf } from '#web/src/api/problem.ts';
import { instantIn } from '#web/src/ui/dates.ts';
import { useReinstate } from './use-class-changes.ts';

type Cancelled = NonNullable<ClassView['cancelled']>;

interface Props {
  shown: ClassView;
  cancelled: Cancelled;
  timezone: string;
}

/** Who cancelled a class. */
function headerOf({ by }: Cancelled): string {
  if (by === 'file') return messages.cancelledInAFile;
  return by === 'kenko' ? messages.cancelledInKenko : messages.cancelledAsWrote(channelNames[by]);
}

/** What follows from it. */
function textOf({ by, at }: Cancelled, timezone: string): string {
  const when = instantIn(timezone, at);
  if (by === 'file') return messages.cancelledInAFileSince(when);
  return by === 'kenko' ? messages.cancelledInKenkoSince(when) : messages.theMailOfSaysThatThis(when);
}

/** Says that a class does not take place and who cancelled it, with a way to undo this if the class takes place. */
export function CancelledNote({ shown, cancelled, timezone }: Props) {
  const reinstating = useReinstate();
  return (
    <Alert
      type="warning"
      header={headerOf(cancelled)}
      action={
        <Button
          loading={reinstating.isPending}
          loadingText={messages.puttingTheClassBack}
          onClick={() => reinstating.mutate(shown)}
        >
          {messages.itTakesPlace}
        </Button>
      }
    >
      {textOf(cancelled, timezone)}
      {reinstating.error && <p role="alert">{messageOf(reinstating.error)}</p>}
    </Alert>
  );
}
