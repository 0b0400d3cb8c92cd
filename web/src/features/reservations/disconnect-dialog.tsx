import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import { useDisconnectGmail } from './use-sync.ts';

/** Asks before the mailbox is left alone. */
export function DisconnectDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const disconnecting = useDisconnectGmail(onClose);
  const busy = disconnecting.isPending;
  return (
    <Modal
      visible
      header="Disconnect Gmail?"
      onDismiss={() => !busy && onClose()}
      footer={
        <span className="dialog-buttons">
          <Button variant="link" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" loading={busy} onClick={() => disconnecting.mutate()}>
            Disconnect Gmail
          </Button>
        </span>
      }
    >
      {email} is no longer read, and our leave to read it is given back to Google. What was booked from its
      mails stays.
    </Modal>
  );
}
