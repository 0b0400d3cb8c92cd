import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { channelNames } from '#shared/contracts/channels.ts';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { messageOf } from '#web/src/api/problem.ts';
import { instantIn } from '#web/src/ui/dates.ts';
import { useReinstate } from './use-class-changes.ts';

interface Props {
  shown: ClassView;
  cancelled: NonNullable<ClassView['cancelled']>;
  timezone: string;
}

/** That a class does not take place, who said so, and the way back where that was read wrong. */
export function CancelledNote({ shown, cancelled: { by, at }, timezone }: Props) {
  const reinstating = useReinstate();
  return (
    <Alert
      type="warning"
      header={`Cancelled, as ${channelNames[by]} wrote`}
      action={
        <Button
          loading={reinstating.isPending}
          loadingText="Putting the class back"
          onClick={() => reinstating.mutate(shown)}
        >
          It takes place
        </Button>
      }
    >
      {`The mail of ${instantIn(timezone, at)} says that this class does not take place. Cupo closes its open places at your connected marketplaces (not while automation is paused), decides nothing for it, and leaves its bookings as they are.`}
      {reinstating.error && <p role="alert">{messageOf(reinstating.error)}</p>}
    </Alert>
  );
}
