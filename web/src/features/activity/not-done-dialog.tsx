import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import * as messages from '#messages/activity';
import { taskReasonCharactersMax } from '#shared/contracts/marketplaces/confirm-task.ts';
import { NestedDialog } from '../schedule/class/nested-dialog.tsx';
import { useConfirmTask } from './use-confirm-task.ts';

/** The dialog that asks why a task could not be done. */
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
      header={messages.couldNotDoIt}
      onDismiss={onClose}
      footer={
        <div className="dialog-footer">
          <Button variant="link" disabled={confirming.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            loading={confirming.isPending}
            onClick={() => confirming.mutate({ adjustmentId, outcome: 'not-done', reason })}
          >
            {messages.markAsNotDone}
          </Button>
        </div>
      }
    >
      <FormField label={messages.whatWentWrong} description={messages.optionalItIsKeptInLogs}>
        <Textarea
          value={reason}
          rows={3}
          onChange={({ detail }) => setReason(detail.value.slice(0, taskReasonCharactersMax))}
        />
      </FormField>
    </NestedDialog>
  );
}
