import Modal, { type ModalProps } from '@cloudscape-design/components/modal';

/** A dialog on top of the class's dialog. It handles its own keys: Escape closes only this dialog. */
export const NestedDialog = (props: Omit<ModalProps, 'visible'>) => (
  <div role="presentation" onKeyDown={(event) => event.stopPropagation()}>
    <Modal visible {...props} />
  </div>
);
