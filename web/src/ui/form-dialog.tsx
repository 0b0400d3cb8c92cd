import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useId, useRef, type ReactNode } from 'react';

interface Failure {
  header?: string;
  text: string;
  /** What helps. */
  action?: ReactNode;
}

interface Props {
  header: string;
  /** What its button says. */
  verb: string;
  busy: boolean;
  failure: Failure | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Its button stands below all fields: what went wrong is brought into sight. */
function FailureNote({ header, text, action }: Failure) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place}>
      <Alert type="error" header={header} action={action}>
        {text}
      </Alert>
    </div>
  );
}

/** A form in a dialog, with what went wrong above its fields. */
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
            Cancel
          </Button>
          <Button variant="primary" form={formId} formAction="submit" loading={busy}>
            {verb}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        <SpaceBetween size="l">
          {failure && <FailureNote {...failure} />}
          {children}
        </SpaceBetween>
      </form>
    </Modal>
  );
}
