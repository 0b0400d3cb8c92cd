import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import * as messages from '#messages/schedule-class';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import type { ChangeScope } from '#shared/contracts/schedule/change.ts';
import { wholeCapacityOf } from '#shared/core/allocation/whole-capacity.ts';
import { longDay } from '#web/src/ui/dates.ts';
import type { Detail } from './detail.ts';
import { FailureNote } from './failure-note.tsx';
import { NestedDialog } from './nested-dialog.tsx';

interface Props {
  now: ClassView;
  wanted: number;
  scope: ChangeScope;
  series: Detail['series'];
  busy: boolean;
  error: unknown;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before the capacity changes. */
export function CapacityConfirm(props: Props) {
  const { now, wanted, scope, series, busy, error, onConfirm, onCancel } = props;
  return (
    <NestedDialog
      header={messages.changeTheCapacity}
      onDismiss={onCancel}
      footer={
        <div className="dialog-buttons">
          <Button variant="link" formAction="none" disabled={busy} onClick={onCancel}>
            {messages.cancel}
          </Button>
          <Button variant="primary" formAction="none" loading={busy} onClick={onConfirm}>
            {messages.changeCapacity}
          </Button>
        </div>
      }
    >
      <SpaceBetween size="m">
        <Box>
          {messages.onAtGoesFrom(
            now.className,
            longDay(now.localDate),
            now.localTime,
            <strong>{wholeCapacityOf(now)}</strong>,
            <strong>{wanted}</strong>,
            wanted,
          )}
        </Box>
        {scope === 'this-and-following' && series && <Box>{messages.theToo(series.following)}</Box>}
        {wanted < wholeCapacityOf(now) && (
          <Box color="text-body-secondary">{messages.openMarketplacePlacesThatNoLonger}</Box>
        )}
        {Boolean(error) && !busy && <FailureNote kind="capacity" error={error} />}
      </SpaceBetween>
    </NestedDialog>
  );
}
