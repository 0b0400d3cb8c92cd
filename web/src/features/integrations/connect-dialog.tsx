import * as messages from '#messages/integrations';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import { messageOf } from '../../api/problem.ts';
import { ConnectionCredentials, Terms } from './connection-fields.tsx';
import { credentialFieldsOf, readDraft } from './connection-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useDraft } from './use-draft.ts';
import { useConnect } from './use-integrations.ts';

interface Props {
  integration: IntegrationView;
  currency: string;
  onClose: () => void;
}

/** Connects a marketplace, or replaces the credentials and terms of a connected one. */
export function ConnectDialog({ integration, currency, onClose }: Props) {
  const fields = credentialFieldsOf(integration.integrationId);
  const { draft, refusals, change, setRefusals } = useDraft(integration, currency);
  const connecting = useConnect(integration, onClose);
  const busy = connecting.isPending;
  const submit = (): void => {
    const read = readDraft(draft, fields, currency);
    setRefusals('refusals' in read ? read.refusals : {});
    if ('refusals' in read) return;
    connecting.mutate(read.input);
    // The password is removed from the page's memory once it is sent; the other fields stay.
    change({ password: '' });
  };
  const verb = integration.connection?.status === 'connected' ? messages.reconnect : messages.connect;
  const again = fields ? messages.enterTheAgainToRetry(fields.password.label) : '';
  const parts = { draft, refusals, disabled: busy, change };
  return (
    <FormDialog
      header={`${verb} ${integration.name}`}
      verb={verb}
      busy={busy}
      failure={
        connecting.error && {
          header: messages.failedToConnectIntegration,
          text: `${messageOf(connecting.error)}${again}`,
        }
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {fields ? (
        <ConnectionCredentials {...parts} fields={fields} />
      ) : (
        <p className="dialog-note">{messages.hasNoInterfaceToSignIn(integration.name)}</p>
      )}
      <Terms {...parts} currency={currency} />
    </FormDialog>
  );
}
