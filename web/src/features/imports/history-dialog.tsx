import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import * as messages from '#messages/imports';
import { ImportHistory } from './import-history.tsx';

/** Past imports in a dialog, for places that have no page for them. */
export default function HistoryDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      visible
      size="x-large"
      position="top"
      header={messages.importHistory}
      onDismiss={onClose}
      footer={
        <span className="dialog-buttons">
          <Button onClick={onClose}>{messages.close}</Button>
        </span>
      }
    >
      <ImportHistory />
    </Modal>
  );
}
