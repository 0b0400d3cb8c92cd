import Modal, { type ModalProps } from '@cloudscape-design/components/modal';

/** A dialog over the class's dialog. It handles its own keys: Escape closes only this one. */
export const NestedDialog = (props: Omit<ModalProps, 'visible'>) => (
  <div role="presentation" onKeyDown={(event) => event.stopPropagation()}>
    <Modal visible {...props} />
  </div>
);
