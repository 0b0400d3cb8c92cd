import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import * as messages from '#messages/schedule-class';
import { channelNames } from '#shared/channels.ts';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { messageOf } from '#web/src/api/problem.ts';
import { instantIn } from '#web/src/ui/dates.ts';
import { useReinstate } from './use-class-changes.ts';

interface Props {
  shown: ClassView;
  cancelled: NonNullable<ClassView['cancelled']>;
  timezone: string;
}

/** Says that a class does not take place and who cancelled it, with a way to undo this if the class takes place. */
export function CancelledNote({ shown, cancelled: { by, at }, timezone }: Props) {
  const reinstating = useReinstate();
  return (
    <Alert
      type="warning"
      header={by === 'kenko' ? messages.cancelledInKenko : messages.cancelledAsWrote(channelNames[by])}
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
      {(by === 'kenko' ? messages.cancelledInKenkoSince : messages.theMailOfSaysThatThis)(
        instantIn(timezone, at),
      )}
      {reinstating.error && <p role="alert">{messageOf(reinstating.error)}</p>}
    </Alert>
  );
}
