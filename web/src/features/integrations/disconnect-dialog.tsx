import * as messages from '#messages/integrations';
import type { IntegrationView } from '#shared/contracts/integrations/integration.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDisconnect } from './use-integrations.ts';

interface Props {
  integration: IntegrationView;
  onClose: () => void;
}

/** Asks for confirmation before a connection is removed and its credentials are deleted. */
export function DisconnectDialog({ integration, onClose }: Props) {
  const disconnecting = useDisconnect(integration, onClose);
  return (
    <ConfirmDialog
      header={messages.disconnectName(integration.name)}
      verb={messages.disconnect}
      busy={disconnecting.isPending}
      onConfirm={() => disconnecting.mutate()}
      onClose={onClose}
    >
      {messages.itsCredentialsAreDeletedAndIts(integration.name)}
    </ConfirmDialog>
  );
}
