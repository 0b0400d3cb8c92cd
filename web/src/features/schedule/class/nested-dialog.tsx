import Modal, { type ModalProps } from '@cloudscape-design/components/modal';

/** A dialog over the class's dialog. Keys pressed in it stay in it: Escape closes this one alone. */
export const NestedDialog = (props: Omit<ModalProps, 'visible'>) => (
  <div role="presentation" onKeyDown={(event) => event.stopPropagation()}>
    <Modal visible {...props} />
  </div>
);
