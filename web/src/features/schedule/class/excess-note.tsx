import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import * as messages from '#messages/schedule-class';
import type { Detail } from './detail.ts';
import { FailureNote } from './failure-note.tsx';
import { useAdjustClass } from './use-class-changes.ts';
import { newPlacesMessage } from './wording.ts';

interface Props {
  detail: Detail;
  excess: NonNullable<Detail['excess']>;
}

const nothing = (): void => undefined;

/**
 * Says that places are on sale that do not exist, which automation does not close while it is paused. One click closes
 * them as the person's own change.
 */
export function ExcessNote({ detail: { class: now }, excess: { places, allocations } }: Props) {
  const adjusting = useAdjustClass(nothing);
  return (
    <Alert
      type="warning"
      header={messages.onSaleThatDoNotExist(places)}
      action={
        <Button
          loading={adjusting.isPending}
          loadingText={messages.closingThem}
          onClick={() => adjusting.mutate({ base: now, now, edited: 'slots', scope: 'this', allocations })}
        >
          {messages.closeThem}
        </Button>
      }
    >
      {messages.automationIsPausedSoCupoDoes(newPlacesMessage(allocations))}
      {adjusting.error && <FailureNote kind="slots" error={adjusting.error} />}
    </Alert>
  );
}
