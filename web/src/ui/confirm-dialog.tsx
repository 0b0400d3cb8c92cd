import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import type { ReactNode } from 'react';
import * as messages from '#messages/ui';

interface Props {
  header: string;
  /** The text of the dialog's button. */
  verb: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for confirmation before an action that cannot be undone. */
export const ConfirmDialog = ({ header, verb, busy, onConfirm, onClose, children }: Props) => (
  <Modal
    visible
    header={header}
    onDismiss={() => !busy && onClose()}
    footer={
      <div className="form-buttons">
        <Button variant="link" disabled={busy} onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button variant="primary" loading={busy} onClick={onConfirm}>
          {verb}
        </Button>
      </div>
    }
  >
    {children}
  </Modal>
);
