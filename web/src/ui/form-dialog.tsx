import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useId, type ReactNode } from 'react';
import * as messages from '#messages/ui';
import { CheckedForm } from './checked-form.tsx';
import { WhenVisible } from './when-visible.tsx';

interface Failure {
  header?: string;
  text: string;
  /** An optional button that helps to solve the problem. */
  action?: ReactNode;
}

interface Props {
  header: string;
  /** The text of the dialog's button. */
  verb: string;
  busy: boolean;
  failure: Failure | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

const FailureNote = ({ header, text, action }: Failure) => (
  <WhenVisible>
    <Alert type="error" header={header} action={action}>
      {text}
    </Alert>
  </WhenVisible>
);

/** A form in a dialog, with its error above the fields. */
export function FormDialog({ header, verb, busy, failure, onSubmit, onClose, children }: Props) {
  const formId = useId();
  return (
    <Modal
      visible
      onDismiss={() => !busy && onClose()}
      header={header}
      footer={
        <div className="form-buttons">
          <Button variant="link" disabled={busy} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="primary" form={formId} formAction="submit" loading={busy}>
            {verb}
          </Button>
        </div>
      }
    >
      <CheckedForm id={formId} autoComplete="off" onSubmit={() => !busy && onSubmit()}>
        <SpaceBetween size="l">
          {failure && <FailureNote {...failure} />}
          {children}
        </SpaceBetween>
      </CheckedForm>
    </Modal>
  );
}
