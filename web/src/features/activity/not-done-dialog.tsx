import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import { taskReasonCharactersMax } from '#shared/contracts/marketplaces/confirm-task.ts';
import { NestedDialog } from '../schedule/class/nested-dialog.tsx';
import { useConfirmTask } from './use-confirm-task.ts';

/** Asks why a task could not be done. */
export default function NotDoneDialog({
  adjustmentId,
  onClose,
}: {
  adjustmentId: string;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const confirming = useConfirmTask(onClose);
  return (
    <NestedDialog
      header="Could not do it?"
      onDismiss={onClose}
      footer={
        <div className="dialog-footer">
          <Button variant="link" disabled={confirming.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            loading={confirming.isPending}
            onClick={() => confirming.mutate({ adjustmentId, outcome: 'not-done', reason })}
          >
            Mark as not done
          </Button>
        </div>
      }
    >
      <FormField label="What went wrong?" description="Optional. It is kept in Logs.">
        <Textarea
          value={reason}
          rows={3}
          onChange={({ detail }) => setReason(detail.value.slice(0, taskReasonCharactersMax))}
        />
      </FormField>
    </NestedDialog>
  );
}
