import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import * as messages from '#messages/imports';
import type { ClearType } from '#shared/contracts/imports/clearing.ts';
import { clearKinds } from './clear-kinds.ts';

interface Props {
  clearType: ClearType;
  onClose: () => void;
  onConfirm: () => void;
}

/** The final confirmation before anything is deleted. */
export const ClearDialog = ({ clearType, onClose, onConfirm }: Props) => (
  <Modal
    visible
    header={messages.areYouAbsolutelySure}
    onDismiss={onClose}
    footer={
      <span className="dialog-buttons">
        <Button variant="link" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button variant="primary" onClick={onConfirm}>
          {clearKinds[clearType].confirm}
        </Button>
      </span>
    }
  >
    <p className="clear-question">{messages.thisCannotBeUndoneItRemoves}</p>
    <ul className="findings">
      {clearKinds[clearType].removed.map((what) => (
        <li key={what}>{what}</li>
      ))}
    </ul>
  </Modal>
);
