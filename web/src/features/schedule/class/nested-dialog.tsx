import Modal, { type ModalProps } from '@cloudscape-design/components/modal';

/**
 * A dialog on top of another one. Escape closes only this dialog. All other keys reach the document, where Cloudscape
 * learns from them that the focus has to be visible.
 */
export const NestedDialog = (props: Omit<ModalProps, 'visible'>) => (
  <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}>
    <Modal visible {...props} />
  </div>
);
