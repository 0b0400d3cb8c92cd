import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import * as messages from '#messages/reservations';
import { useDisconnectGmail } from './use-sync.ts';

/** Asks for confirmation before the mailbox is disconnected. */
export function DisconnectMailboxDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const disconnecting = useDisconnectGmail(onClose);
  const busy = disconnecting.isPending;
  return (
    <Modal
      visible
      header={messages.disconnectGmail}
      onDismiss={() => !busy && onClose()}
      footer={
        <span className="dialog-buttons">
          <Button variant="link" disabled={busy} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => disconnecting.mutate()}>
            {messages.disconnectGmailTitle}
          </Button>
        </span>
      }
    >
      {messages.isNoLongerReadAndOur(email)}
    </Modal>
  );
}
