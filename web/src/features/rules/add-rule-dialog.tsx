import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import { useId, useState } from 'react';
import * as messages from '#messages/rules';
import { messageOf } from '../../api/problem.ts';
import { BacktestNote } from './backtest-note.tsx';
import { emptyDraft, errorsOf, termsOf } from './rule-draft.ts';
import { RuleFields } from './rule-fields.tsx';
import { useAdd } from './use-rules.ts';
import { WhenVisible } from '../../ui/when-visible.tsx';
import { CheckedForm } from '../../ui/checked-form.tsx';

interface ButtonsProps {
  formId: string;
  busy: boolean;
  onClose: () => void;
}

const Buttons = ({ formId, busy, onClose }: ButtonsProps) => (
  <div className="form-buttons">
    <Button variant="link" disabled={busy} onClick={onClose}>
      {messages.cancel}
    </Button>
    <Button variant="primary" form={formId} formAction="submit" loading={busy}>
      {messages.addRule}
    </Button>
  </div>
);

/** Creates a rule, and shows beforehand how often it would have fired. */
export function AddRuleDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState(emptyDraft);
  const [tried, setTried] = useState(false);
  const adding = useAdd(onClose);
  const formId = useId();
  const busy = adding.isPending;
  const errors = errorsOf(draft);
  const terms = termsOf(draft);
  const onSubmit = (): void => {
    setTried(true);
    if (terms && Object.keys(errors).length === 0 && !busy) adding.mutate({ name: draft.name, ...terms });
  };
  return (
    <Modal
      visible
      header={messages.addRule}
      onDismiss={() => !busy && onClose()}
      footer={<Buttons formId={formId} busy={busy} onClose={onClose} />}
    >
      <CheckedForm id={formId} className="rule-form" onSubmit={onSubmit} autoComplete="off">
        {adding.error && (
          <WhenVisible>
            <Alert type="error" header={messages.failedToAddTheRule}>
              {messageOf(adding.error)}
            </Alert>
          </WhenVisible>
        )}
        <RuleFields
          draft={draft}
          errors={tried ? errors : {}}
          disabled={busy}
          change={(part) => setDraft((now) => ({ ...now, ...part }))}
        />
        <BacktestNote terms={terms} />
      </CheckedForm>
    </Modal>
  );
}
