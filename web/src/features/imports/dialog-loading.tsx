import Modal from '@cloudscape-design/components/modal';
import { Loading } from '../../ui/loading.tsx';

/** Stands in for a dialog whose code is on its way. */
export const DialogLoading = ({ header, onClose }: { header: string; onClose: () => void }) => (
  <Modal visible position="top" header={header} onDismiss={onClose}>
    <Loading />
  </Modal>
);
