import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useId, useState, type SyntheticEvent } from 'react';
import type { IntegrationView } from '../../../../shared/contracts/integrations/integration.ts';
import { messageOf } from '../../api/problem.ts';
import { ConnectionFields } from './connection-fields.tsx';
import { draftOf, readDraft, type CredentialFields, type Draft, type Refusals } from './connection-form.ts';
import { useConnect } from './use-integrations.ts';

interface Props {
  integration: IntegrationView;
  fields: CredentialFields;
  currency: string;
  onClose: () => void;
}

/** The fields and their state; credentials leave it as soon as they are sent. */
function useForm({ integration, fields, currency, onClose }: Props) {
  const [draft, setDraft] = useState(() => draftOf(integration, currency));
  const [refusals, setRefusals] = useState<Refusals>({});
  const connecting = useConnect(integration, onClose);
  const change = (part: Partial<Draft>): void => {
    setDraft((now) => ({ ...now, ...part }));
    setRefusals((now) => ({
      ...now,
      ...Object.fromEntries(Object.keys(part).map((key) => [key, undefined])),
    }));
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (connecting.isPending) return;
    const read = readDraft(draft, fields, currency);
    setRefusals('refusals' in read ? read.refusals : {});
    if ('refusals' in read) return;
    connecting.mutate(read.input);
    setDraft((now) => ({ ...now, username: '', password: '' }));
  };
  return { draft, refusals, connecting, change, submit };
}

/** Connects a marketplace, or replaces the price and credentials of one that is connected. */
export function ConnectDialog(props: Props) {
  const { integration, fields, currency, onClose } = props;
  const { draft, refusals, connecting, change, submit } = useForm(props);
  const formId = useId();
  const busy = connecting.isPending;
  const verb = integration.connection?.status === 'connected' ? 'Reconnect' : 'Connect';
  return (
    <Modal
      visible
      onDismiss={() => !busy && onClose()}
      header={`${verb} ${integration.name}`}
      footer={
        <span className="dialog-buttons">
          <Button variant="link" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" form={formId} formAction="submit" loading={busy}>
            {verb}
          </Button>
        </span>
      }
    >
      <form id={formId} onSubmit={submit} noValidate autoComplete="off">
        <SpaceBetween size="l">
          {connecting.error && (
            <Alert type="error" header="Failed to connect integration">
              {messageOf(connecting.error)} Enter the credentials again to retry.
            </Alert>
          )}
          <ConnectionFields
            draft={draft}
            refusals={refusals}
            fields={fields}
            currency={currency}
            disabled={busy}
            change={change}
          />
        </SpaceBetween>
      </form>
    </Modal>
  );
}
