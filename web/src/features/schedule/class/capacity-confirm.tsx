import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import type { ChangeScope } from '#shared/contracts/schedule/change.ts';
import { counted, wordFor } from '#shared/core/text/counted.ts';
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

/** Asks once more before the capacity changes. */
export function CapacityConfirm(props: Props) {
  const { now, wanted, scope, series, busy, error, onConfirm, onCancel } = props;
  return (
    <NestedDialog
      header="Change the capacity?"
      onDismiss={onCancel}
      footer={
        <div className="dialog-buttons">
          <Button variant="link" formAction="none" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="primary" formAction="none" loading={busy} onClick={onConfirm}>
            Change capacity
          </Button>
        </div>
      }
    >
      <SpaceBetween size="m">
        <Box>
          {`${now.className} on ${longDay(now.localDate)} at ${now.localTime} goes from `}
          <strong>{now.totalCapacity}</strong> to <strong>{wanted}</strong> {wordFor(wanted, 'place')}.
        </Box>
        {scope === 'this-and-following' && series && (
          <Box>{`The ${counted(series.following, 'class of its series that follows changes', 'classes of its series that follow change')} too.`}</Box>
        )}
        {wanted < now.totalCapacity && (
          <Box color="text-body-secondary">
            Open marketplace places that no longer fit are taken back. Places already sold stay.
          </Box>
        )}
        {Boolean(error) && !busy && <FailureNote kind="capacity" error={error} />}
      </SpaceBetween>
    </NestedDialog>
  );
}
